import { de } from "@payloadcms/translations/languages/de";
import { en } from "@payloadcms/translations/languages/en";
import { buildConfig } from "payload";
import { withNamedLocks } from "./admin/locks.ts";
import { panelWords } from "./admin/panel-words.ts";
import { dateLanguagePath, failedPlansPath, refusalToastsPath } from "./admin/paths.ts";
import { addresses, publication } from "./collections/addresses.ts";
import { chapters, items, pages, sections } from "./collections/documents.ts";
import { files, hardUploadLimit } from "./collections/files.ts";
import { erasedLeads, leads } from "./collections/leads.ts";
import { users } from "./collections/users.ts";
import { env } from "./current-env.ts";
import { database } from "./database.ts";
import { eraseLeads, receiveLead, siteContent } from "./endpoints.ts";
import { figures, navigations, robotFinder, rules, site } from "./globals/settings.ts";
import { mailAdapter } from "./mails/post.ts";
import { dismissFailedPlan, listFailedPlans } from "./plans/failed-plans.ts";
import { defaultTimezone } from "./plans/plan.ts";
import { resumePlans, withPlans } from "./plans/with-plans.ts";
import { previewEndpoints } from "./preview/endpoints.ts";
import { answerRefusal } from "./refusal.ts";
import { seed } from "./seed/seed.ts";

/** The content backend: what editors write, publish and receive. The site reads it through `endpoints.ts`. */
const config = buildConfig({
  secret: env.secret,
  serverURL: env.publicUrl,
  csrf: [env.publicUrl],
  cors: [],
  db: database(env.databaseUrl),
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  logger: { options: { level: env.logLevel } },
  admin: {
    user: users.slug,
    avatar: "default",
    // As the language of the panel writes dates.
    dateFormat: "Pp",
    timezones: { defaultTimezone },
    meta: { titleSuffix: " · WAKU" },
    components: { beforeDashboard: [failedPlansPath], providers: [dateLanguagePath, refusalToastsPath] },
  },
  hooks: { afterError: [answerRefusal] },
  email: mailAdapter,
  upload: hardUploadLimit,
  i18n: { fallbackLanguage: "en", supportedLanguages: { de, en }, translations: panelWords },
  jobs: { autoRun: [{ cron: "* * * * *" }], deleteJobOnComplete: true },
  collections: [
    pages,
    ...items,
    chapters,
    sections,
    files,
    { ...leads, endpoints: [receiveLead, eraseLeads] },
    erasedLeads,
    users,
    addresses,
  ],
  globals: [site, figures, ...navigations, rules, robotFinder, publication],
  endpoints: [siteContent, listFailedPlans, dismissFailedPlan, ...previewEndpoints],
  onInit: async (payload) => {
    await resumePlans(payload);
    await seed(payload, env.contentDir);
  },
});

export default config.then(withPlans).then(withNamedLocks);
