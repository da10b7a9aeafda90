import type { Words } from "@waku/i18n/locale";
import type { CollectionBeforeOperationHook, Field, GlobalBeforeOperationHook } from "payload";
import { fieldErrors } from "../collections/identity.ts";
import type { Stored } from "../model/convert.ts";
import { isDraft } from "./authors.ts";

type Fault = { path: string; words: Words };
type Args = { data?: Stored };

/**
 * Payload fails where null stands for a group or for rows: it empties them. So it does where a draft has a day that does
 * not exist, which is refused at its field; what is to be published is told so by the check of the site.
 * @throws ValidationError
 */
export const demandReadable: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  const faults = readData(args as Args, collection.fields);
  if (faults.length > 0 && isDraft(args)) throw fieldErrors(req, faults);
};

/** The same for settings, which have no drafts. */
export const demandReadableSettings: GlobalBeforeOperationHook = ({ args, global, operation }) => {
  if (operation === "update") readData(args as Args, global.fields);
};

/** @returns days that do not exist */
function readData(args: Args, fields: Field[]): Fault[] {
  const faults: Fault[] = [];
  if (args.data) args.data = read(fields, args.data, "", faults);
  return faults;
}

function read(fields: Field[], data: Stored, at: string, faults: Fault[]): Stored {
  const result = { ...data };
  for (const field of fields) {
    if (!("name" in field)) {
      const inner =
        "fields" in field ? field.fields : "tabs" in field ? field.tabs.flatMap(({ fields }) => fields) : [];
      Object.assign(result, read(inner, result, at, faults));
      continue;
    }
    const value = result[field.name];
    if (value === undefined) continue;
    const path = `${at}${field.name}`;
    if (field.type === "date") {
      if (!isDate(value)) faults.push({ path, words: noDate });
    } else if (field.type === "group") {
      const group = value === null ? emptied(field.fields) : value;
      if (isObject(group)) result[field.name] = read(field.fields, group, `${path}.`, faults);
    } else if (field.type === "array" || field.type === "blocks") {
      if (value === null) result[field.name] = [];
      if (!Array.isArray(value)) continue;
      const fieldsOf = ({ blockType }: Stored) =>
        field.type === "array" ? field.fields : (field.blocks.find(({ slug }) => slug === blockType)?.fields ?? []);
      result[field.name] = value.map((row, index) =>
        isObject(row) ? read(fieldsOf(row), row, `${path}.${index}.`, faults) : row,
      );
    }
  }
  return result;
}

/** What empties every field of a group. */
function emptied(fields: Field[]): Stored {
  return Object.fromEntries(fields.flatMap((field) => ("name" in field ? [[field.name, null]] : [])));
}

function isObject(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDate(value: unknown): boolean {
  if (value === null || value === "") return true;
  return (typeof value === "string" || value instanceof Date) && !Number.isNaN(new Date(value).getTime());
}

const noDate: Words = {
  de: "Das ist kein Tag, den es gibt. Bitte wählen Sie einen.",
  en: "There is no such day. Please choose one.",
};
