import type { Locale } from "@waku/i18n/locale";
import { instantText } from "../booking/clock-text.ts";
import type { Lead, LeadField } from "../lead.ts";
import type { SubscriberDetails, SubscriptionRequest } from "../services.ts";

/** A subscription that its owner has not confirmed yet, as its link holds it. */
export type Pending = SubscriptionRequest & { id: string; requestedAt: number };
/** What links to a confirmed subscription hold. */
export type Subscriber = { email: string; locale: Locale };
/** When something happened, and the zone in which people read it. */
type When = { now: number; timeZone: string };

type EventName = "newsletter-subscribed" | "newsletter-updated" | "newsletter-unsubscribed";
type TimeField = "requestedAt" | "confirmedAt" | "updatedAt" | "unsubscribedAt";

type Texts = {
  /** Names of the events in mails to the team. */
  title: Record<EventName, string>;
  field: Record<"email" | keyof SubscriberDetails | TimeField | "language" | "consent", string>;
  language: Record<Locale, string>;
};

const texts: Record<Locale, Texts> = {
  de: {
    title: {
      "newsletter-subscribed": "Newsletter-Anmeldung",
      "newsletter-updated": "Newsletter-Änderung",
      "newsletter-unsubscribed": "Newsletter-Abmeldung",
    },
    field: {
      email: "E-Mail-Adresse",
      firstName: "Vorname",
      lastName: "Nachname",
      organization: "Unternehmen",
      requestedAt: "Angemeldet",
      confirmedAt: "Bestätigt",
      updatedAt: "Geändert",
      unsubscribedAt: "Abgemeldet",
      language: "Sprache des Newsletters",
      consent: "Zustimmung (Fassung und Text)",
    },
    language: { de: "Deutsch", en: "Englisch" },
  },
  en: {
    title: {
      "newsletter-subscribed": "Newsletter subscription",
      "newsletter-updated": "Newsletter change",
      "newsletter-unsubscribed": "Newsletter unsubscription",
    },
    field: {
      email: "Email address",
      firstName: "First name",
      lastName: "Last name",
      organization: "Organization",
      requestedAt: "Requested",
      confirmedAt: "Confirmed",
      updatedAt: "Changed",
      unsubscribedAt: "Unsubscribed",
      language: "Language of the newsletter",
      consent: "Consent (version and text)",
    },
    language: { de: "German", en: "English" },
  },
};

/** Somebody confirmed a subscription. */
export function subscribedLead(pending: Pending, when: When, visitorMail: Lead["visitorMail"]): Lead {
  const { email, locale, details, campaign, consent, requestedAt } = pending;
  const fields = [
    ...personFields(email, details, locale),
    timeField("requestedAt", { ...when, now: requestedAt }, locale),
    timeField("confirmedAt", when, locale),
    { name: "consent", label: texts[locale].field.consent, value: consent },
  ];
  return { ...newsletterLead("newsletter-subscribed", { email, locale }, fields), campaign, visitorMail };
}

/** A subscriber changed what he is called or the language. */
export function updatedLead({ email, locale }: Subscriber, details: SubscriberDetails, when: When): Lead {
  const { field, language } = texts[locale];
  return newsletterLead("newsletter-updated", { email, locale }, [
    ...personFields(email, details, locale),
    { name: "language", label: field.language, value: locale, words: language[locale] },
    timeField("updatedAt", when, locale),
  ]);
}

/** A subscriber left. */
export function unsubscribedLead({ email, locale }: Subscriber, when: When, subscribeUrl: string): Lead {
  const fields = [...personFields(email, {}, locale), timeField("unsubscribedAt", when, locale)];
  const visitorMail = { template: "newsletter-unsubscribed", subscribeUrl } as const;
  return { ...newsletterLead("newsletter-unsubscribed", { email, locale }, fields), visitorMail };
}

function newsletterLead(form: EventName, { email, locale }: Subscriber, fields: LeadField[]): Lead {
  const title = texts[locale].title[form];
  return { form, title, locale, page: "newsletter", email, fields, campaign: {}, suspicions: [] };
}

function personFields(email: string, details: Partial<SubscriberDetails>, locale: Locale): LeadField[] {
  const { field } = texts[locale];
  const { firstName = "", lastName = "", organization = "" } = details;
  const values = { email, firstName, lastName, organization };
  return (Object.keys(values) as (keyof typeof values)[])
    .filter((name) => values[name] !== "")
    .map((name) => ({ name, label: field[name], value: values[name] }));
}

/** A time for programs (ISO 8601, UTC) and for people. */
function timeField(name: TimeField, { now, timeZone }: When, locale: Locale): LeadField {
  const label = texts[locale].field[name];
  return { name, label, value: new Date(now).toISOString(), words: instantText(now, timeZone, locale) };
}
