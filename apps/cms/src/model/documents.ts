import {
  type CollectionName,
  chapterSchema,
  collectionNames,
  figuresSchema,
  itemSchemas,
  navigationSchema,
  ownRedirectsSchema,
  pageSchema,
  siteSchema,
} from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { z } from "zod";
import { itemSlugs } from "./item-slugs.ts";
import { type ObjectShape, objectShapeOf } from "./shape.ts";

/** Shapes of everything that is edited in fields. */
export const pageShape = objectShapeOf(pageSchema);
export const itemShapes = Object.fromEntries(
  collectionNames.map((name) => [name, objectShapeOf(itemSchemas[name])]),
) as Record<CollectionName, ObjectShape>;
/** Chapters and sections of handbooks. */
export const chapterShape = objectShapeOf(chapterSchema);
export const siteShape = objectShapeOf(siteSchema);
/** The register stands in a field of its own, since the backend's settings have named fields only. */
export const figuresShape = objectShapeOf(z.strictObject({ entries: figuresSchema }));
export const navigationShape = objectShapeOf(navigationSchema);
export const ownRedirectsShape = objectShapeOf(ownRedirectsSchema);
/** Menus are settings of one language. */
export const navigationSlugs = { de: "navigation-de", en: "navigation-en" } as const satisfies Record<Locale, string>;

/** Shapes of documents by the backend's collection: of everything that is a text in two languages. */
export const documentShapes: ReadonlyMap<string, ObjectShape> = new Map([
  ["pages", pageShape],
  ...collectionNames.map((name): [string, ObjectShape] => [itemSlugs[name], itemShapes[name]]),
  ["chapters", chapterShape],
  ["sections", chapterShape],
]);

/** The backend's collection with the documents of a language-neutral name, if there is one. */
export function collectionOf(ref: string): string | undefined {
  const [kind = ""] = ref.split(":", 1);
  const slugs: Record<string, string> = { page: "pages", chapter: "chapters", section: "sections", ...itemSlugs };
  return Object.hasOwn(slugs, kind) ? slugs[kind] : undefined;
}

/** Settings whose rules are finer than fields can say: edited as YAML, and checked as such before they are kept. */
export const settingFiles = {
  pricing: "shared/pricing.yaml",
  calculator: "shared/calculator.yaml",
  forms: "shared/forms.yaml",
  booking: "shared/booking.yaml",
  integrations: "shared/integrations.yaml",
  customers: "shared/customers.yaml",
  standards: "shared/standards.yaml",
  claims: "shared/claims.yaml",
  terms: "shared/terms.yaml",
  faultCodes: "shared/fault-codes.yaml",
} as const;
export type SettingFile = keyof typeof settingFiles;

/** Registers of clients, those that texts are checked by, and kinds of faults. They came with a later release: a backend may have none, and publishes none then. */
export const registerFiles: ReadonlySet<SettingFile> = new Set<SettingFile>([
  "customers",
  "standards",
  "claims",
  "terms",
  "faultCodes",
]);

/** Tables of the robot finder, edited as CSV. A content need not have them; an empty one is no file. */
export const robotTables = { robots: "shared/robots.csv", manufacturers: "shared/manufacturers.csv" } as const;
export type RobotTable = keyof typeof robotTables;
