import { type Locale, localePath } from "@waku/i18n/locale";
import { plainLine, plainText } from "@waku/i18n/plain-text";
import type { Offer, SlotChoice } from "../booking/services.ts";
import { acceptedEndings } from "../file-types.ts";
import { campaignOf } from "./campaign.ts";
import type { FieldDefinition, FormDefinition } from "./definition.server.ts";
import { errorTexts } from "./error-texts.server.ts";
import type { FieldView, FormView } from "./form-view.ts";
import { fileLimits } from "./read-files.server.ts";

/** What an address says, by parameters. */
type Query = Pick<URLSearchParams, "get" | "getAll" | "has">;
type Page = { locale: Locale; path: string; search: Query; maxFileBytes: number };

/** A form in the language of its page, with what the address fills in and what can be booked. */
export function formView({ name, fields, texts }: FormDefinition, page: Page, offer?: Offer): FormView {
  const { locale, path, search } = page;
  const { submit, notice } = texts[locale];
  const choice = offer && slotChoice(offer);
  return {
    name,
    action: localePath(locale, path),
    fields: Object.entries(fields).map(([field, definition]) => ({
      ...fieldView(field, definition, page),
      choice: definition.kind === "slot" ? choice : undefined,
    })),
    submit,
    notice,
    privacyHref: localePath(locale, "privacy"),
    campaign: campaignOf(search),
  };
}

/** What the browser needs of an offer. */
export function slotChoice({ slots, minutes, timeZone }: Offer): SlotChoice {
  return { slots, minutes, timeZone };
}

/** Query parameters that hold what a visitor entered: pages with them are for that visitor alone. */
export function hasPersonalPrefill({ fields }: FormDefinition, search: Query): boolean {
  return Object.values(fields).some(({ prefill }) => prefill !== undefined && search.has(prefill));
}

/** A field in the language of its page. */
export function fieldView(name: string, field: FieldDefinition, { locale, search, maxFileBytes }: Page): FieldView {
  const { kind, label, hint, isRequired, maxLength, autoComplete, options, prefill, fileSet } = field;
  const { isHiddenWhenEmpty, isWithoutSlot } = field;
  return {
    name,
    kind,
    label: label[locale],
    hint: kind === "files" ? errorTexts[locale].fileHint(fileLimits(field, maxFileBytes)) : hint?.[locale],
    isRequired,
    maxLength,
    autoComplete,
    options: options?.map((option) => ({ value: option.value, label: option.label[locale] })),
    values: prefill === undefined ? undefined : givenValues(field, search.getAll(prefill)),
    isHiddenWhenEmpty,
    accept: fileSet && acceptedEndings(fileSet),
    isWithoutSlot,
  };
}

/** Of what an address gives a field, what the field can hold; undefined for nothing. */
function givenValues({ kind, options, maxLength }: FieldDefinition, given: string[]): string[] | undefined {
  const clean = kind === "textarea" ? plainText : plainLine;
  const values = options
    ? given.filter((value) => options.some((option) => option.value === value))
    : given.map((value) => clean(value.slice(0, maxLength))).filter((value) => value !== "");
  if (values.length === 0) return undefined;
  return kind === "checkboxes" ? values : values.slice(0, 1);
}
