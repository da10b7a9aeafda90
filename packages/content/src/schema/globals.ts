import { z } from "zod";
import { mediaFile } from "./blocks/media-file.ts";
import { actionSchema, icon } from "./blocks/parts.ts";
import { linkTarget } from "./link.ts";
import { entryColors, formGroups, linkSettingNames, settingNames } from "./names.ts";
import { says } from "./says.ts";
import { bothLanguages, bothParagraphs, line, slug, texts } from "./text.ts";
import { linkAddress, webAddress } from "./web-address.ts";

const videoId = z.string().refine(
  (value) => /^[\w-]{5,20}$/.test(value),
  says({
    de: "muss die Kennung sein, die in der Adresse des Videos steht",
    en: "must be the id that stands in the address of the video",
  }),
);

/**
 * Brand, company data, external links, videos and team: `content/shared/site.yaml`.
 * `null` means the operator has not said yet; the launch check lists those.
 */
export const siteSchema = z.strictObject({
  brand: z.string().min(1),
  /** Appended to every page title. */
  product: z.string().min(1),
  company: z.record(z.enum(settingNames), z.string().min(1).nullable()),
  links: z.record(z.enum(linkSettingNames), linkAddress.nullable()),
  videos: z.record(slug, z.strictObject({ platform: z.enum(["youtube", "vimeo"]), id: videoId }).nullable()),
  /** Names and roles the team page shows. */
  team: z.array(z.strictObject({ name: z.string().min(1), role: bothLanguages })),
  /** Logo and text of a public funding programme in the footer. */
  funding: z.strictObject({ logo: mediaFile, text: bothLanguages }).nullable(),
  /** Under what terms others may use the data of the robot finder; null offers no download of it. */
  robotDataLicence: bothLanguages.nullable().default(null),
  /** How long a contract runs and how it ends, in sentences of the team's; null leaves it to the offer. */
  contractTerm: bothParagraphs.nullable().default(null),
  /** First year of the copyright note. */
  since: z.int().min(2000),
});

/** One entry of a menu. */
const navigationEntry = z.strictObject({
  label: line(60),
  to: linkTarget,
  text: line(110).optional(),
  icon: icon.optional(),
  /** Of label and icon in the header; both languages of an entry should have the same. */
  color: z.enum(entryColors).optional(),
});
const navigationGroup = z.strictObject({ title: line(50), entries: z.array(navigationEntry).min(1).max(16) });

/** Header menus and footer columns: `content/<locale>/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  header: z
    .array(
      z.union([
        z.strictObject({ label: line(30), to: linkTarget }),
        z.strictObject({
          label: line(30),
          overview: actionSchema.optional(),
          groups: z.array(navigationGroup).min(1).max(5),
        }),
      ]),
    )
    .min(3)
    .max(7),
  footer: z.array(navigationGroup).min(3).max(7),
  /** Words of the animated slogan. */
  slogan: z.array(z.string().min(2).max(16)).length(8).register(texts, { text: "list" }),
});

/**
 * Where inquiries of each page group go: a hosted form by URL, or the form that stands on the page.
 * `content/shared/forms.yaml`
 */
export const formsSchema = z.strictObject({
  // Not strict: settings of an earlier release name a form here, which nothing read.
  groups: z.record(z.enum(formGroups), z.object({ hostedUrl: webAddress.nullable() })),
  /** Action URL of the mailing-list provider's HTML form; null uses the site's own double opt-in. */
  newsletterUrl: webAddress.nullable(),
  /** How soon inquiries are answered, in a sentence of the team's; null promises no time. */
  answerTime: bothLanguages.nullable(),
});

/** Third-party scripts, loaded only after consent: `content/shared/integrations.yaml`. */
export const integrationsSchema = z.strictObject({
  analytics: z.strictObject({ provider: z.literal("posthog"), host: webAddress, key: z.string().min(1) }).nullable(),
  chat: z.strictObject({ name: z.string().min(1), script: webAddress }).nullable(),
  visitorIdentification: z.strictObject({ name: z.string().min(1), script: webAddress }).nullable(),
});

export type Site = z.infer<typeof siteSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type NavigationGroup = z.infer<typeof navigationGroup>;
export type Forms = z.infer<typeof formsSchema>;
export type Integrations = z.infer<typeof integrationsSchema>;
