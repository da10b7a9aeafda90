import { isLocale, locales, type Words } from "@waku/i18n/locale";
import { type CollectionBeforeChangeHook, type Field, type PayloadRequest, ValidationError, type Where } from "payload";
import { languageNames, languageOf } from "../language.ts";
import type { Stored } from "../model/convert.ts";
import { labelOf } from "../model/labels.ts";

/** What documents are found by stays as it is once they exist: links, old addresses and the other language rely on it. */
export const fixed = { access: { update: () => false } } satisfies Partial<Field>;

/** Every document is one language of a text. */
export const languageField: Field = {
  name: "language",
  label: labelOf("language"),
  type: "select",
  required: true,
  index: true,
  options: locales.map((value) => ({ value, label: languageNames[value] })),
  ...fixed,
};

/** Language-neutral name, as links in the content have it (`article:name`); both languages of a text share it. */
export const refField: Field = {
  name: "ref",
  type: "text",
  index: true,
  access: { ...fixed.access, create: () => false },
  admin: { hidden: true },
};

/** No two documents are the same language of one text. */
export const identityIndex = { fields: ["ref", "language"], unique: true };

/** @returns the language-neutral name of a document that is about to be created */
export type RefOf = (data: Stored, req: PayloadRequest) => string | Promise<string>;

/**
 * Names a new document, drafts too. The database would refuse a second one of the same name and language as well, in
 * words that help nobody.
 * @throws ValidationError at the field that is missing or taken
 */
export function identify(refOf: RefOf, nameField: string): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    // To restore a version, Payload takes away what may not be changed, and leaves nothing in its place.
    if (operation !== "create") return { ...data, ...pick(originalDoc, fixedFields(collection.fields)) };
    const { language } = data;
    if (!isLocale(language)) throw fieldError(req, "language", noLanguage);
    const ref = await refOf(data, req);
    const where: Where = { and: [{ ref: { equals: ref } }, { language: { equals: language } }] };
    const { totalDocs } = await req.payload.count({ collection: collection.slug, where, overrideAccess: true, req });
    if (totalDocs > 0)
      throw fieldError(req, nameField, {
        de: `Unter diesem Namen steht schon ein Text auf ${languageNames[language].de}. Bitte wählen Sie einen anderen Namen oder eine andere Sprache.`,
        en: `This name already has a text in ${languageNames[language].en}. Please choose another name or another language.`,
      });
    return { ...data, ref };
  };
}

/** Names of fields that are fixed. */
function fixedFields(fields: Field[]): string[] {
  return fields.flatMap((field) =>
    "name" in field && "access" in field && field.access?.update === fixed.access.update ? [field.name] : [],
  );
}

function pick(document: Stored, names: string[]): Stored {
  return Object.fromEntries(names.map((name) => [name, document[name]]));
}

const noLanguage: Words = {
  de: "Bitte wählen Sie, in welcher Sprache der Text steht.",
  en: "Please choose the language of the text.",
};

/** A mistake in one field, in the language of the panel. */
export function fieldError(req: PayloadRequest, path: string, words: Words): ValidationError {
  return fieldErrors(req, [{ path, words }]);
}

/** Mistakes in several fields. */
export function fieldErrors(req: PayloadRequest, faults: { path: string; words: Words }[]): ValidationError {
  const language = languageOf(req);
  const errors = faults.map(({ path, words }) => ({
    path,
    label: labelOf(path.replace(/.*\./, "")),
    message: words[language],
  }));
  return new ValidationError({ errors, req }, req.t);
}
