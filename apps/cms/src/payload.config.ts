import { de } from "@payloadcms/translations/languages/de";
import { en } from "@payloadcms/translations/languages/en";
import { systemClock } from "@waku/server/clock";
import { SettledClock } from "@waku/server/settled-clock";
import { buildConfig } from "payload";
import sharp from "sharp";
import { firstAdministrator } from "./access/first-administrator.ts";
import { hasRole } from "./access/roles.ts";
import { withNamedLocks } from "./admin/locks.ts";
import { panelWords } from "./admin/panel-words.ts";
import {
  brandIconPath,
  brandLogoPath,
  dashboardPath,
  dateLanguagePath,
  failedPlansPath,
  refusalToastsPath,
  translationsPath,
} from "./admin/paths.ts";
import { addresses, publication } from "./collections/addresses.ts";
import { chapters, items, pages, sections } from "./collections/documents.ts";
import { files, hardUploadLimit } from "./collections/files.ts";
import {
  erasedLeads,
  leadDeliveries,
  leadEvents,
  leadNotes,
  leadSites,
  leads,
  personOrders,
} from "./collections/leads.ts";
import { outdatedTexts } from "./collections/outdated-texts.ts";
import { pictures } from "./collections/pictures.ts";
import { users } from "./collections/users.ts";
import { env } from "./current-env.ts";
import { database } from "./database.ts";
import { deliveryEndpoints } from "./delivery/endpoints.ts";
import { answerFullDisk } from "./full-disk.ts";
import { figures, navigations, ownRedirects, robotFinder, rules, site } from "./globals/settings.ts";
import { dashboard } from "./leads/dashboard.ts";
import { leadEndpoints } from "./leads/endpoints.ts";
import { logWithoutValues } from "./logged-error.ts";
import { mailAdapter } from "./mails/post.ts";
import { contentImport } from "./moving/endpoint.ts";
import { recoverFiles } from "./pictures/held-files.ts";
import { dismissFailedPlan, listFailedPlans } from "./plans/failed-plans.ts";
import { defaultTimezone } from "./plans/plan.ts";
import { PlanClock } from "./plans/plan-clock.ts";
import { resumePlans, withPlans } from "./plans/with-plans.ts";
import { previewEndpoints } from "./preview/endpoints.ts";
import { readiness } from "./readiness.ts";
import { answerRefusal } from "./refusal.ts";
import { answerRefusedValue } from "./refused-value.ts";
import { seed } from "./seed/seed.ts";
import { translationEndpoints } from "./translation/endpoints.ts";

const planClock = new PlanClock({ before: new SettledClock(env.dataDir, systemClock).latest() });

/** The content backend: what editors write, publish and receive. The site reads it through `delivery/`. */
const config = buildConfig({
  secret: env.secret,
  sharp,
  serverURL: env.publicUrl,
  csrf: [env.publicUrl],
  cors: [],
  // Set by the server before it serves; nothing is connected to while it is built.
  db: database(env.databaseUrl ?? "postgres://none"),
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  logger: { options: { level: env.logLevel, hooks: { logMethod: logWithoutValues } } },
  admin: {
    user: users.slug,
    avatar: "default",
    // As the language of the panel writes dates.
    dateFormat: "Pp",
    timezones: { defaultTimezone },
    meta: { titleSuffix: " · WAKU" },
    components: {
      graphics: { Icon: brandIconPath, Logo: brandLogoPath },
      beforeDashboard: [dashboardPath, failedPlansPath, translationsPath],
      providers: [dateLanguagePath, refusalToastsPath],
    },
  },
  hooks: { afterError: [answerRefusal, answerRefusedValue, answerFullDisk] },
  email: mailAdapter,
  upload: hardUploadLimit,
  i18n: { fallbackLanguage: "en", supportedLanguages: { de, en }, translations: panelWords },
  jobs: {
    autoRun: [{ cron: "* * * * *" }],
    shouldAutoRun: ({ logger }) =>
      planClock.mayRun(() =>
        logger.warn("The clock is suddenly hours ahead: plans wait until it has stayed so for one."),
      ),
    deleteJobOnComplete: true,
    // The backend carries plans out by itself; by default whoever is signed in may.
    access: { run: ({ req }) => hasRole({ req }, "admin"), queue: () => false, cancel: () => false },
  },
  collections: [
    pages,
    ...items,
    chapters,
    sections,
    files,
    pictures,
    { ...leads, endpoints: leadEndpoints },
    leadNotes,
    leadEvents,
    leadDeliveries,
    erasedLeads,
    personOrders,
    leadSites,
    users,
    addresses,
    outdatedTexts,
  ],
  globals: [site, figures, ...navigations, ownRedirects, rules, robotFinder, publication],
  endpoints: [
    readiness,
    ...deliveryEndpoints,
    contentImport,
    dashboard,
    listFailedPlans,
    dismissFailedPlan,
    ...translationEndpoints,
    ...previewEndpoints,
  ],
  onInit: async (payload) => {
    await recoverFiles();
    await resumePlans(payload);
    await seed(payload, env.contentDir);
    await firstAdministrator(payload);
  },
});

export default config.then(withPlans).then(withNamedLocks);
