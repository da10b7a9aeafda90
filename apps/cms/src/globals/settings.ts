import { figuresSchema, navigationSchema, ownRedirectsSchema, siteSchema } from "@waku/content/schema";
import { locales } from "@waku/i18n/locale";
import type { Field, GlobalBeforeChangeHook, GlobalConfig, TextareaFieldValidation } from "payload";
import { textarea } from "payload/shared";
import { isEditor, isReader } from "../access/roles.ts";
import { languageNames } from "../language.ts";
import {
  figuresShape,
  navigationShape,
  navigationSlugs,
  ownRedirectsShape,
  type RobotTable,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";
import { fieldsOf } from "../model/fields.ts";
import { changedByField } from "../publishing/changed-by.ts";
import { checkSettings } from "../publishing/check-fields.ts";
import { settingsHooks } from "../publishing/hooks.ts";

const group = { de: "Einstellungen", en: "Settings" };
const access = { read: isReader, readVersions: isReader, update: isEditor };
const versions = { max: 50 };

/** Settings with fields of the model are checked by its schemas before they are stored. */
function checked(check: GlobalBeforeChangeHook): GlobalConfig["hooks"] {
  return { ...settingsHooks, beforeChange: [check, ...(settingsHooks?.beforeChange ?? [])] };
}

export const site: GlobalConfig = {
  slug: "site",
  label: { de: "Firma, Links, Videos, Team", en: "Company, links, videos, team" },
  admin: { group },
  access,
  versions,
  hooks: checked(checkSettings({ shape: siteShape, schema: siteSchema })),
  fields: [...fieldsOf(siteShape), changedByField],
};

export const figures: GlobalConfig = {
  slug: "figures",
  label: { de: "Kennzahlenregister", en: "Register of figures" },
  admin: { group },
  access,
  versions,
  hooks: checked(checkSettings({ shape: figuresShape, schema: figuresSchema }, "entries")),
  fields: [...fieldsOf(figuresShape), changedByField],
};

export const ownRedirects: GlobalConfig = {
  slug: "own-redirects",
  label: { de: "Weiterleitungen", en: "Redirects" },
  admin: { group },
  access,
  versions,
  hooks: checked(checkSettings({ shape: ownRedirectsShape, schema: ownRedirectsSchema })),
  fields: [...fieldsOf(ownRedirectsShape), changedByField],
};

/** Menus of each language. */
export const navigations = locales.map((locale): GlobalConfig => {
  const { de, en } = languageNames[locale];
  return {
    slug: navigationSlugs[locale],
    label: { de: `Menüs und Fußzeile, ${de}`, en: `Menus and footer, ${en}` },
    admin: { group },
    access,
    versions,
    hooks: checked(checkSettings({ shape: navigationShape, schema: navigationSchema })),
    fields: [...fieldsOf(navigationShape), changedByField],
  };
});

const settingLabels: Record<SettingFile, { de: string; en: string }> = {
  pricing: { de: "Preise", en: "Prices" },
  calculator: { de: "ROI-Rechner", en: "ROI calculator" },
  forms: { de: "Ziele der Formulare", en: "Targets of forms" },
  booking: { de: "Terminkalender", en: "Appointments" },
  integrations: { de: "Dienste Dritter", en: "Third-party services" },
  customers: { de: "Kunden und ihre Freigaben", en: "Clients and what they released" },
  standards: { de: "Register der Normen und Gesetze", en: "Register of standards and laws" },
  claims: { de: "Register der Produktaussagen", en: "Register of product claims" },
  terms: { de: "Wörter und ihre Verwendung", en: "Words and their use" },
  faultCodes: { de: "Störungscodes", en: "Fault codes" },
};

/** What must not be empty, the site's own check says, of an empty text as of any other. */
const mayBeEmpty: TextareaFieldValidation = (value, options) => textarea(value, { ...options, required: false });

export const rules: GlobalConfig = {
  slug: "rules",
  label: { de: "Preise, Rechner, Formulare, Termine", en: "Prices, calculator, forms, appointments" },
  admin: { group },
  access,
  versions,
  hooks: settingsHooks,
  fields: (Object.keys(settingFiles) as SettingFile[])
    .map(
      (name): Field => ({
        name,
        label: settingLabels[name],
        // A plain text: the panel's code editor is fetched from a foreign server.
        type: "textarea",
        required: !registerFiles.has(name),
        validate: mayBeEmpty,
        hooks: { beforeChange: [({ value }) => value ?? ""] },
        // Registers grow with the site; without a limit of their own texts end at 40,000 characters.
        maxLength: 500_000,
        admin: { rows: 24, className: "yaml" },
      }),
    )
    .concat(changedByField),
};

const tableLabels: Record<RobotTable, { de: string; en: string }> = {
  robots: { de: "Roboter, als CSV", en: "Robots, as CSV" },
  manufacturers: { de: "Hersteller, als CSV", en: "Manufacturers, as CSV" },
};

export const robotFinder: GlobalConfig = {
  slug: "robot-finder",
  label: { de: "Roboterfinder", en: "Robot finder" },
  admin: { group },
  access,
  versions,
  hooks: settingsHooks,
  fields: (Object.keys(robotTables) as RobotTable[])
    .map(
      (name): Field => ({
        name,
        label: tableLabels[name],
        type: "textarea",
        // Some 200 bytes a model: room for many times the models there are.
        maxLength: 5_000_000,
        admin: { rows: 24, className: "yaml" },
      }),
    )
    .concat(changedByField),
};
