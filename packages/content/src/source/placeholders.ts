import { formatEuros } from "@waku/i18n/numbers";
import type { Locale } from "../schema/index.ts";
import type { Globals } from "./content-source.ts";
import { keepLinesTogether } from "./no-break.ts";

/** `{figure:id}`, `{price:id}` and `{term:name}` in a text. `{company}` belongs to the calculator and stays. */
export const placeholderPattern = /\{(figure|price|term):([a-zA-Z0-9-]+)\}/g;

/** What is said of a contract's term while nothing is set: no promise. */
const termByOffer = {
  de: "Laufzeit und Kündigungsfrist werden im Angebot vereinbart.",
  en: "The term and the notice period are agreed in the offer.",
};

/** The text a placeholder stands for, or undefined when nothing has that name. */
export function placeholderValue(kind: string, name: string, globals: Globals, locale: Locale): string | undefined {
  const { figures, pricing, booking, site } = globals;
  if (kind === "figure") return own(figures, name)?.value[locale];
  if (kind === "price") {
    const cents = own(pricing.amounts, name);
    return cents === undefined ? undefined : formatEuros(cents, locale);
  }
  if (name === "phoneSupport") return pricing.phoneSupport[locale];
  if (name === "contractTerm") return (site.contractTerm ?? termByOffer)[locale];
  const terms: Record<string, number> = {
    maxVolumeDiscountPct: pricing.maxVolumeDiscountPct,
    storageGb: pricing.storageGb,
    smsPerMonth: pricing.smsPerMonth,
    trialDays: pricing.trialDays,
    demoCallMinutes: pricing.demoCallMinutes,
    appointmentMinutes: booking.appointment.minutes,
  };
  return own(terms, name)?.toString();
}

/** The value of a key; names such as "constructor" are no keys. */
function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Fills every known placeholder in one text; unknown ones stay visible (the content check refuses them). */
export function fillPlaceholders(text: string, globals: Globals, locale: Locale): string {
  return text.replace(placeholderPattern, (whole, kind: string, name: string) => {
    return placeholderValue(kind, name, globals, locale) ?? whole;
  });
}

/** Fills placeholders in every string of a plain value and keeps numbers beside what they count or name. */
export function fillDeep<T>(value: T, globals: Globals, locale: Locale): T {
  return mapStrings(value, (text) => keepLinesTogether(fillPlaceholders(text, globals, locale))) as T;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) {
    const parts = value.map((part) => mapStrings(part, change));
    return parts.every((part, index) => part === value[index]) ? value : parts;
  }
  if (!value || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const filled = entries.map(([key, part]) => [key, mapStrings(part, change)] as const);
  // What is not changed stays the same object, which spares a copy of the whole content.
  return filled.every(([, part], index) => part === entries[index]?.[1]) ? value : Object.fromEntries(filled);
}
