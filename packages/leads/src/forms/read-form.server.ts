import type { Locale } from "@waku/i18n/locale";
import { readSlot } from "../booking/slot-value.ts";
import type { LeftOutFile } from "../file-types.ts";
import type { LeadField, LeadFile } from "../lead.ts";
import type { ReceivedFile } from "../received-file.ts";
import { sentCampaign } from "./campaign.ts";
import type { FieldDefinition } from "./definition.server.ts";
import { errorTexts, type FieldErrorCode } from "./error-texts.server.ts";
import { fileLimits, readFiles } from "./read-files.server.ts";

export type ReadForm =
  | {
      isValid: true;
      email: string;
      fields: LeadField[];
      files: LeadFile[];
      /** Files that it is accepted without. */
      leftOut: LeftOutFile[];
      slot: number | undefined;
      values: Record<string, string[]>;
    }
  | { isValid: false; errors: Record<string, string>; values: Record<string, string[]> };

/** Files that came with a form, and the largest that it takes. */
type Uploads = { files: ReceivedFile[]; maxFileBytes: number };

/** Checks what was entered against the form's definition; messages are in the page's language. */
export function readForm(
  definition: { fields: Record<string, FieldDefinition> },
  sent: FormData,
  locale: Locale,
  uploads: Uploads = { files: [], maxFileBytes: 0 },
): ReadForm {
  const values: Record<string, string[]> = {};
  const errors: Record<string, string> = {};
  const fields: LeadField[] = [];
  const files: LeadFile[] = [];
  const leftOut: LeftOutFile[] = [];
  let email = "";
  let slot: number | undefined;
  for (const [name, field] of Object.entries(definition.fields)) {
    const { kind, schema, label, maxLength, options } = field;
    if (kind === "files") {
      const received = uploads.files.filter((file) => file.field === name);
      const read = readFiles(received, fileLimits(field, uploads.maxFileBytes), locale);
      if (read.error) errors[name] = read.error;
      files.push(...read.files);
      leftOut.push(...read.leftOut);
      continue;
    }
    const entered = sent.getAll(name).filter((value) => typeof value === "string");
    values[name] = entered;
    const result = schema.safeParse(entered);
    if (!result.success) {
      const code = result.error.issues[0]?.message as FieldErrorCode;
      errors[name] = errorTexts[locale].field[code](label[locale], maxLength);
    } else if (kind === "slot") slot = readSlot(result.data);
    else {
      if (name === "email") email = result.data;
      const value = options ? chosenLabels(options, result.data, locale) : result.data;
      if (value !== "") fields.push({ name, label: label[locale], value, isChosen: options ? true : undefined });
    }
  }
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { isValid, email, fields, files, leftOut, slot, values } : { isValid, errors, values };
}

/** Entries are stored by the words the visitor chose. */
function chosenLabels(options: NonNullable<FieldDefinition["options"]>, chosen: string, locale: Locale): string {
  const names = chosen.split(", ");
  return options
    .filter(({ value }) => names.includes(value))
    .map(({ label }) => label[locale])
    .join(", ");
}

/** Campaign parameters that travelled along. */
export function readCampaign(sent: FormData): Record<string, string> {
  return Object.fromEntries(sentCampaign(sent));
}
