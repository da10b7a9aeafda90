import type { Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { Calendar } from "./slots.ts";

/** A calendar with what mails and calendar files say of it. */
export type NamedCalendar = Calendar & {
  /** Ids of the calendars whose appointments the same people keep, its own among them. */
  sameTeam: readonly string[];
  name: Record<Locale, string>;
  place: Record<Locale, string>;
  /** Room of a video call; null when the team sends it, undefined when there is none. */
  meetingUrl?: string | null;
};

/** Calendars of calls by the name of their form. */
const callIds = ["demo", "appointment"] as const;

/** The calendar a form on a page books in, if it has one. */
export function calendarOfForm(form: string, page: string, globals: Globals): NamedCalendar | undefined {
  const call = callIds.find((id) => id === form);
  if (call) return calendarById(call, globals);
  const fair = form === "fair" ? globals.booking.fairs.find((known) => known.page === page) : undefined;
  return fair && calendarById(fair.id, globals);
}

/** The calendar of an earlier booking; undefined once its fair has left the settings. */
export function calendarById(id: string, { booking, pricing }: Globals): NamedCalendar | undefined {
  const { timeZone, demo, appointment } = booking;
  const call = callIds.find((known) => known === id);
  if (call) {
    const { hours, horizonDays, ...rest } = call === "demo" ? demo : appointment;
    const minutes = call === "demo" ? pricing.demoCallMinutes : appointment.minutes;
    const days = { type: "weekly", hours: hours ?? demo.hours, horizonDays } as const;
    return { ...rest, id, sameTeam: callIds, timeZone, minutes, days };
  }
  const fair = booking.fairs.find((known) => known.id === id);
  if (!fair) return undefined;
  const { days: dates, hours, page: _, hall, booth, ...rest } = fair;
  const place = {
    de: placeAt(fair.place.de, hall && `Halle ${hall}`, booth && `Stand ${booth}`),
    en: placeAt(fair.place.en, hall && `hall ${hall}`, booth && `booth ${booth}`),
  };
  return { ...rest, sameTeam: [id], place, timeZone, days: { type: "dates", dates, hours } };
}

/** A place with what is known of the way to it. */
function placeAt(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(", ");
}
