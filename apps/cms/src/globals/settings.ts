import { locales } from "@waku/i18n/locale";
import type { Field, GlobalConfig } from "payload";
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
import { settingsHooks } from "../publishing/hooks.ts";

const group = { de: "Einstellungen", en: "Settings" };
const access = { read: isReader, readVersions: isReader, update: isEditor };
const versions = { max: 50 };

export const site: GlobalConfig = {
  slug: "site",
  label: { de: "Firma, Links, Videos, Team", en: "Company, links, videos, team" },
  admin: { group },
  access,
  versions,
  hooks: settingsHooks,
  fields: [...fieldsOf(siteShape), changedByField],
};

export const figures: GlobalConfig = {
  slug: "figures",
  label: { de: "Kennzahlenregister", en: "Register of figures" },
  admin: { group },
  access,
  versions,
  hooks: settingsHooks,
  fields: [...fieldsOf(figuresShape), changedByField],
};

export const ownRedirects: GlobalConfig = {
  slug: "own-redirects",
  label: { de: "Weiterleitungen", en: "Redirects" },
  admin: { group },
  access,
  versions,
  hooks: settingsHooks,
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
    hooks: settingsHooks,
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
