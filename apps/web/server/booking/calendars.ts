import type { Globals } from "@waku/content";
import type { Locale } from "../../app/i18n/locale.ts";
import type { Calendar } from "./slots.ts";

/** A calendar with what mails and calendar files say of it. */
export type NamedCalendar = Calendar & {
  name: Record<Locale, string>;
  place: Record<Locale, string>;
  /** Room of a video call; null when the team sends it, undefined when there is none. */
  meetingUrl?: string | null;
};

const demoId = "demo";

/** The calendar a form on a page books in, if it has one. */
export function calendarOfForm(form: string, page: string, globals: Globals): NamedCalendar | undefined {
  if (form === "demo") return calendarById(demoId, globals);
  const fair = form === "fair" ? globals.booking.fairs.find((known) => known.page === page) : undefined;
  return fair && calendarById(fair.id, globals);
}

/** The calendar of an earlier booking; undefined once its fair has left the settings. */
export function calendarById(id: string, { booking, pricing }: Globals): NamedCalendar | undefined {
  const { timeZone, demo } = booking;
  if (id === demoId) {
    const { hours, horizonDays, ...rest } = demo;
    return { ...rest, id, timeZone, minutes: pricing.demoCallMinutes, days: { type: "weekly", hours, horizonDays } };
  }
  const fair = booking.fairs.find((known) => known.id === id);
  if (!fair) return undefined;
  const { days: dates, hours, page: _, hall, booth, ...rest } = fair;
  const place = {
    de: placeAt(fair.place.de, hall && `Halle ${hall}`, booth && `Stand ${booth}`),
    en: placeAt(fair.place.en, hall && `hall ${hall}`, booth && `booth ${booth}`),
  };
  return { ...rest, place, timeZone, days: { type: "dates", dates, hours } };
}

/** A place with what is known of the way to it. */
function placeAt(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(", ");
}
