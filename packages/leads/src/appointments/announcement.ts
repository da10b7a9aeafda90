import type { Locale } from "@waku/i18n/locale";
import { instantText, showSameTime } from "../booking/clock-text.ts";
import type { AppointmentEvent, LeadField } from "../lead.ts";
import type { Span } from "./slots.ts";

type Texts = {
  title: Record<AppointmentEvent, string>;
  change: string;
  fields: Record<"wish" | "appointment" | "start" | "end" | "booking" | "revision" | "zone", string>;
};

const texts: Record<Locale, Texts> = {
  de: {
    title: { booked: "Termin gebucht", rescheduled: "Termin verschoben", cancelled: "Termin abgesagt" },
    change: "Passt die Zeit doch nicht? Hier verschieben Sie den Termin oder sagen ihn ab:",
    fields: {
      wish: "Gewünschte Zeit, nicht gebucht",
      appointment: "Termin",
      start: "Beginn (UTC)",
      end: "Ende (UTC)",
      booking: "Buchung",
      revision: "Änderung Nr.",
      zone: "Beim Besucher",
    },
  },
  en: {
    title: {
      booked: "Appointment booked",
      rescheduled: "Appointment moved",
      cancelled: "Appointment cancelled",
    },
    change: "The time no longer suits you? Move or cancel the appointment here:",
    fields: {
      wish: "Time asked for, not booked",
      appointment: "Appointment",
      start: "Start (UTC)",
      end: "End (UTC)",
      booking: "Booking",
      revision: "Change no.",
      zone: "Where the visitor is",
    },
  },
};

/** What an event is called in mails to the team. */
export function eventTitle(event: AppointmentEvent, name: string, locale: Locale): string {
  return `${texts[locale].title[event]} (${name})`;
}

/** When an appointment begins, in words; in the visitor's time zone as well where clocks show something else. */
export function timesOf(start: number, timeZone: string, visitorZone: string | undefined, locale: Locale): string[] {
  const line = (zone: string) => instantText(start, zone, locale).replaceAll("\u00a0", " ");
  const isElsewhere = visitorZone !== undefined && !showSameTime(start, timeZone, visitorZone);
  return [line(timeZone), ...(isElsewhere ? [line(visitorZone)] : [])];
}

/** How an invitation says where to change it. */
export function changeHint(link: string, locale: Locale): string {
  return `${texts[locale].change}\n${link}`;
}

type Facts = Span & { id: string; revision: number; timeZone: string; visitorZone?: string };

/** An appointment as fields of a lead: in words for people, in parts for programs. */
export function bookingFields(facts: Facts, locale: Locale): LeadField[] {
  const t = texts[locale];
  const { id, revision, start, end, timeZone, visitorZone } = facts;
  const forPrograms = (name: string, label: string, value: string) => ({ name, label, value, words: null });
  return [
    { name: "appointment", label: t.fields.appointment, value: instantText(start, timeZone, locale) },
    ...zoneFields(start, visitorZone, locale),
    forPrograms("start", t.fields.start, new Date(start).toISOString()),
    forPrograms("end", t.fields.end, new Date(end).toISOString()),
    forPrograms("booking", t.fields.booking, id),
    forPrograms("revision", t.fields.revision, String(revision)),
  ];
}

/** A time that a visitor chose and that was not booked: for programs, and for the team in words. */
export function wishFields(
  { start, visitorZone }: { start: number; visitorZone?: string },
  timeZone: string,
  locale: Locale,
): LeadField[] {
  const words = instantText(start, timeZone, locale);
  return [
    { name: "wish", label: texts[locale].fields.wish, value: new Date(start).toISOString(), words },
    ...zoneFields(start, visitorZone, locale),
  ];
}

/** The zone of the visitor's clock, if known, and what it shows then. */
function zoneFields(start: number, visitorZone: string | undefined, locale: Locale): LeadField[] {
  if (!visitorZone) return [];
  const words = instantText(start, visitorZone, locale);
  return [{ name: "visitorZone", label: texts[locale].fields.zone, value: visitorZone, words }];
}
