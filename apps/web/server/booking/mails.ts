import { instantText, showSameTime } from "../../app/booking/clock-text.ts";
import type { LeadField } from "../../app/forms/lead.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import type { Span } from "./slots.ts";

export type BookingEvent = "booked" | "rescheduled" | "cancelled";

type MailContent = Pick<Span, "start"> & {
  name: string;
  place: string;
  /** Room of a video call; null when the team sends it, undefined when there is none. */
  meetingUrl?: string | null;
  timeZone: string;
  visitorZone?: string;
  brand: string;
  /** Link to the page that moves or cancels the appointment. */
  link: string;
};

type Texts = {
  title: Record<BookingEvent, string>;
  subject: Record<BookingEvent, (name: string, when: string) => string>;
  opening: Record<BookingEvent, string>;
  greeting: string;
  place: string;
  room: string;
  roomFollows: string;
  change: string;
  again: string;
  enclosed: Record<"invitation" | "cancellation", string>;
  fields: Record<"appointment" | "start" | "end" | "booking" | "revision" | "zone", string>;
};

const texts: Record<Locale, Texts> = {
  de: {
    title: { booked: "Termin gebucht", rescheduled: "Termin verschoben", cancelled: "Termin abgesagt" },
    subject: {
      booked: (name, when) => `Ihr Termin: ${name}, ${when}`,
      rescheduled: (name, when) => `Verschoben: ${name}, jetzt ${when}`,
      cancelled: (name, when) => `Abgesagt: ${name}, ${when}`,
    },
    opening: {
      booked: "Ihr Termin ist gebucht.",
      rescheduled: "Ihr Termin ist verschoben. Er findet jetzt statt:",
      cancelled: "Ihr Termin ist abgesagt und findet nicht statt.",
    },
    greeting: "Guten Tag,",
    place: "Ort",
    room: "Einwahl",
    roomFollows: "Den Link zum Gespräch schicken wir Ihnen rechtzeitig vorher.",
    change: "Passt die Zeit doch nicht? Hier verschieben Sie den Termin oder sagen ihn ab:",
    again: "Einen neuen Termin wählen Sie hier:",
    enclosed: {
      invitation: "Die Einladung für Ihren Kalender liegt bei.",
      cancellation: "Die Datei im Anhang nimmt den Termin aus Ihrem Kalender.",
    },
    fields: {
      appointment: "Termin",
      start: "Beginn (UTC)",
      end: "Ende (UTC)",
      booking: "Buchung",
      revision: "Änderung Nr.",
      zone: "Zeitzone des Besuchers",
    },
  },
  en: {
    title: {
      booked: "Appointment booked",
      rescheduled: "Appointment moved",
      cancelled: "Appointment cancelled",
    },
    subject: {
      booked: (name, when) => `Your appointment: ${name}, ${when}`,
      rescheduled: (name, when) => `Moved: ${name}, now ${when}`,
      cancelled: (name, when) => `Cancelled: ${name}, ${when}`,
    },
    opening: {
      booked: "Your appointment is booked.",
      rescheduled: "Your appointment has been moved. It now takes place:",
      cancelled: "Your appointment is cancelled and does not take place.",
    },
    greeting: "Hello,",
    place: "Place",
    room: "Join",
    roomFollows: "We send you the link to the call in good time.",
    change: "The time no longer suits you? Move or cancel the appointment here:",
    again: "Choose a new appointment here:",
    enclosed: {
      invitation: "The invitation for your calendar is attached.",
      cancellation: "The attached file takes the appointment out of your calendar.",
    },
    fields: {
      appointment: "Appointment",
      start: "Start (UTC)",
      end: "End (UTC)",
      booking: "Booking",
      revision: "Change no.",
      zone: "Visitor’s time zone",
    },
  },
};

/** What an event is called in mails to the team. */
export function eventTitle(event: BookingEvent, name: string, locale: Locale): string {
  return `${texts[locale].title[event]} (${name})`;
}

/** The mail to the visitor. It holds no word that a stranger entered. */
export function bookingMail(event: BookingEvent, content: MailContent, locale: Locale) {
  const t = texts[locale];
  const { start, timeZone, visitorZone, name, place, meetingUrl, brand, link } = content;
  const line = (zone: string) => instantText(start, zone, locale).replaceAll("\u00a0", " ");
  const isElsewhere = visitorZone !== undefined && !showSameTime(start, timeZone, visitorZone);
  const isCancelled = event === "cancelled";
  const room = meetingUrl === undefined ? [] : [meetingUrl ? `${t.room}: ${meetingUrl}` : t.roomFollows];
  const blocks = [
    t.greeting,
    t.opening[event],
    [name, line(timeZone), ...(isElsewhere ? [line(visitorZone)] : []), `${t.place}: ${place}`].join("\n"),
    ...(isCancelled ? [] : room),
    `${isCancelled ? t.again : t.change}\n${link}`,
    t.enclosed[isCancelled ? "cancellation" : "invitation"],
    brand,
  ];
  return { subject: t.subject[event](name, line(timeZone)), text: `${blocks.join("\n\n")}\n` };
}

/** How an invitation says where to change it. */
export function changeHint(link: string, locale: Locale): string {
  return `${texts[locale].change}\n${link}`;
}

type Facts = Span & { id: string; revision: number; timeZone: string; visitorZone?: string };

/** An appointment as fields of a lead: for people the first, for machines the others. */
export function bookingFields(facts: Facts, locale: Locale): LeadField[] {
  const t = texts[locale];
  const { id, revision, start, end, timeZone, visitorZone } = facts;
  const field = (name: string, label: string, value: string) => ({ name, label, value });
  return [
    field("appointment", t.fields.appointment, instantText(start, timeZone, locale)),
    field("start", t.fields.start, new Date(start).toISOString()),
    field("end", t.fields.end, new Date(end).toISOString()),
    ...(visitorZone ? [field("visitorZone", t.fields.zone, visitorZone)] : []),
    field("booking", t.fields.booking, id),
    field("revision", t.fields.revision, String(revision)),
  ];
}
