import { readSlot } from "../booking/slot-value";
import type { Locale } from "../i18n/locale";
import { campaignOf } from "./campaign";
import type { FormDefinition } from "./definition.server";
import { errorTexts, type FieldErrorCode } from "./error-texts.server";
import type { LeadField } from "./lead";

export type ReadForm =
  | { isValid: true; email: string; fields: LeadField[]; slot: number | undefined; values: Record<string, string[]> }
  | { isValid: false; errors: Record<string, string>; values: Record<string, string[]> };

/** Checks what was entered against the form's definition; messages are in the page's language. */
export function readForm(definition: FormDefinition, sent: FormData, locale: Locale): ReadForm {
  const values: Record<string, string[]> = {};
  const errors: Record<string, string> = {};
  const fields: LeadField[] = [];
  let email = "";
  let slot: number | undefined;
  for (const [name, { schema, kind, label, maxLength, options }] of Object.entries(definition.fields)) {
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
      if (value !== "") fields.push({ name, label: label[locale], value });
    }
  }
  const isValid = Object.keys(errors).length === 0;
  return isValid ? { isValid, email, fields, slot, values } : { isValid, errors, values };
}

/** Entries are stored by the words the visitor chose. */
function chosenLabels(
  options: NonNullable<FormDefinition["fields"][string]["options"]>,
  chosen: string,
  locale: Locale,
): string {
  const names = chosen.split(", ");
  return options
    .filter(({ value }) => names.includes(value))
    .map(({ label }) => label[locale])
    .join(", ");
}

/** Campaign parameters that travelled along. */
export function readCampaign(sent: FormData): Record<string, string> {
  return Object.fromEntries(campaignOf(sent));
}
