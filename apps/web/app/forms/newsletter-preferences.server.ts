import { formatTime } from "@waku/i18n/format";
import { type Locale, localePath } from "@waku/i18n/locale";
import {
  type FormResult,
  type NewsletterLinkEnd,
  type NewsletterPreferencesView,
  preferencesFormName,
  preferencesParameter,
  type Subscription,
} from "@waku/leads";
import { errorTexts, type FieldDefinition, fieldView, newsletterForm, readForm, selectField } from "@waku/leads/forms";
import { data, redirectDocument } from "react-router";
import type { SiteContext } from "../context/site";
import { directContact } from "./direct-contact.server";

const { firstName, lastName, organization } = newsletterForm.fields as Record<string, FieldDefinition>;

/** What a subscriber can change. */
const fields = {
  firstName,
  lastName,
  organization,
  language: selectField(
    { de: "Sprache des Newsletters", en: "Language of the newsletter" },
    { de: { de: "Deutsch", en: "German" }, en: { de: "Englisch", en: "English" } },
    { isRequired: true },
  ),
} as Record<string, FieldDefinition>;

/** The preferences behind a link from a mail: what can be changed, and what was agreed to; or why there are none. */
export function preferencesView(
  token: string,
  locale: Locale,
  site: SiteContext,
): NewsletterPreferencesView | NewsletterLinkEnd {
  const action = localePath(locale, "newsletter");
  const subscription = site.forms.newsletter.subscription(token);
  if (!subscription) return "expired";
  if (!subscription.isActive) return "ended";
  const { email, unsubscribeToken } = subscription;
  return {
    action: `${action}?${new URLSearchParams({ [preferencesParameter]: token })}`,
    unsubscribeAction: action,
    email,
    unsubscribeToken,
    fields: Object.entries(fields).map(([name, field]) => ({
      ...fieldView(name, field, { locale, path: "newsletter", search: new URLSearchParams(), maxFileBytes: 0 }),
      values: [enteredBefore(subscription, name)],
    })),
    consent: consentFacts(subscription, locale),
  };
}

function enteredBefore({ locale, details }: Subscription, name: string): string {
  return name === "language" ? locale : details[name as keyof Subscription["details"]];
}

function consentFacts({ consent }: Subscription, locale: Locale) {
  const { text, requestedAt, confirmedAt } = consent;
  const [version = "", ...words] = text.split(": ");
  const t = consentWords[locale];
  return [
    { label: t.requested, value: formatTime(requestedAt, locale) },
    { label: t.confirmed, value: formatTime(confirmedAt, locale) },
    { label: t.language, value: t.languages[consent.locale] },
    { label: t.version, value: version },
    { label: t.text, value: words.join(": "), lang: consent.locale },
  ];
}

const consentWords = {
  de: {
    requested: "Angemeldet",
    confirmed: "Bestätigt",
    language: "Sprache",
    languages: { de: "Deutsch", en: "Englisch" },
    version: "Fassung des Textes",
    text: "Text, dem Sie zugestimmt haben",
  },
  en: {
    requested: "Requested",
    confirmed: "Confirmed",
    language: "Language",
    languages: { de: "German", en: "English" },
    version: "Version of the text",
    text: "Text you agreed to",
  },
};

/** Saves changed preferences by the token of the page's address. */
export async function savePreferences(sent: FormData, token: string, locale: Locale, site: SiteContext) {
  const form = readForm({ fields }, sent, locale);
  const answer = (result: Partial<FormResult>, status: number) =>
    data({ form: "newsletter", values: form.values, errors: {}, ...result } satisfies FormResult, { status });
  if (!(await site.forms.isWithinLimit(site.clientAddress, "form")))
    return answer({ problem: errorTexts[locale].tooMany }, 429);
  if (!form.isValid) return answer({ errors: form.errors }, 422);
  const value = (name: string) => form.fields.find((field) => field.name === name)?.value ?? "";
  const language: Locale = form.values.language?.[0] === "de" ? "de" : "en";
  const details = {
    firstName: value("firstName"),
    lastName: value("lastName"),
    organization: value("organization"),
  };
  try {
    if (!(await site.forms.newsletter.update(token, language, details)))
      return answer({ problem: errorTexts[locale].expired }, 410);
  } catch (error) {
    site.report(error);
    return answer({ problem: errorTexts[locale].notChanged, contact: await directContact(site) }, 503);
  }
  // The page may be in another language now, whose messages only its documents bring.
  return redirectDocument(`${localePath(language, "thank-you")}?form=${preferencesFormName}`, 303);
}
