import { type Locale, localePath } from "../i18n/locale";
import { campaignOf } from "./campaign";
import type { FieldDefinition, FormDefinition } from "./definition.server";
import type { FieldView, FormView } from "./form-view";

type Page = { locale: Locale; path: string; search: URLSearchParams };

/** A form in the language of its page, with what the address fills in. */
export function formView({ name, fields, texts }: FormDefinition, { locale, path, search }: Page): FormView {
  const { submit, notice } = texts[locale];
  return {
    name,
    action: localePath(locale, path),
    fields: Object.entries(fields).map(([field, definition]) => fieldView(field, definition, locale, search)),
    submit,
    notice,
    privacyHref: localePath(locale, "privacy"),
    campaign: campaignOf(search),
  };
}

/** Query parameters that hold what a visitor entered: pages with them are for that visitor alone. */
export function hasPersonalPrefill({ fields }: FormDefinition, search: URLSearchParams): boolean {
  return Object.values(fields).some(({ prefill }) => prefill !== undefined && search.has(prefill));
}

function fieldView(name: string, field: FieldDefinition, locale: Locale, search: URLSearchParams): FieldView {
  const { kind, label, hint, isRequired, maxLength, autoComplete, options, prefill, isHiddenWhenEmpty } = field;
  const value = prefill === undefined ? "" : (search.get(prefill) ?? "").slice(0, maxLength);
  return {
    name,
    kind,
    label: label[locale],
    hint: hint?.[locale],
    isRequired,
    maxLength,
    autoComplete,
    options: options?.map((option) => ({ value: option.value, label: option.label[locale] })),
    values: value === "" ? undefined : [value],
    isHiddenWhenEmpty,
  };
}
