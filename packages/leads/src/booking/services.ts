import type { Locale } from "@waku/i18n/locale";
import type { Lead } from "../lead.ts";

/** What can be booked in a calendar now. Times are milliseconds since 1970. */
export type Offer = {
  /** Beginnings of free slots. */
  slots: number[];
  /** When the first of them can no longer be booked, or the calendar closes: the offer is true until then at most. */
  bookableUntil?: number;
  minutes: number;
  /** Zone of the calendar's own clock. */
  timeZone: string;
  /** Where appointments of certain days take place. */
  place?: Record<Locale, string>;
  /** ISO day on which a calendar of certain days has closed for good. */
  ended?: string;
};

/** What a visitor can choose from. */
export type SlotChoice = Pick<Offer, "slots" | "minutes" | "timeZone">;

/** The wish for one slot, with the lead it belongs to. */
export type SlotRequest = {
  lead: Lead;
  start: number;
  /** Id of the rendered form, if known. */
  stamp?: string;
  /** Time zone of the visitor's device, if known. */
  visitorZone?: string;
};

/** What a link in a mail shows. */
export type Appointment = {
  state: "booked" | "cancelled" | "over";
  name: string;
  place: string;
  /** Page it was booked on, below the language prefix. */
  page: string;
  start: number;
  end: number;
  timeZone: string;
  minutes: number;
  /** What it can be moved to. */
  slots: number[];
};

/** "busy": all visitors together have changed as many appointments as may be within an hour. */
export type SlotAnswer = "done" | "taken" | "expired" | "busy";

/** Appointments that visitors book themselves. */
export type BookingService = {
  /** Free slots for a form on a page; undefined when the form books nothing there. */
  offer: (form: string, page: string) => Promise<Offer | undefined>;
  /**
   * Takes a slot and accepts the lead in one transaction.
   * @returns "requested" when the lead was accepted without taking the slot, since the mailbox or all visitors together
   *   have booked as many as may be; "taken" when the slot is not free any more: then nothing is stored
   * @throws when it could not be stored
   */
  book: (request: SlotRequest) => Promise<"done" | "requested" | "taken">;
  /** The appointment of a link; undefined when the link is forged or expired. */
  find: (token: string, locale: Locale) => Promise<Appointment | undefined>;
  /** @throws when it could not be stored */
  reschedule: (token: string, start: number) => Promise<SlotAnswer>;
  /** @throws when it could not be stored */
  cancel: (token: string) => Promise<"done" | "expired">;
  /** Called after the offer changed, whatever the reason. */
  onChange: () => void;
};
