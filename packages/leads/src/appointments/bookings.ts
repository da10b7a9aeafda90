import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ContentSource } from "@waku/content";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { Clock } from "@waku/server/clock";
import type { Sealer } from "@waku/server/sealer";
import type { Appointment, BookingService, Offer, SlotAnswer, SlotRequest } from "../booking/services.ts";
import type { AppointmentEvent, Lead } from "../lead.ts";
import { mailboxOf } from "../mails/mailbox.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { bookingFields, changeHint, eventTitle, timesOf, wishFields } from "./announcement.ts";
import { type Booking, BookingStore } from "./booking-store.ts";
import { calendarById, calendarOfForm, type NamedCalendar } from "./calendars.ts";
import { HourlyCap } from "./hourly-cap.ts";
import { invitation } from "./invitation.ts";
import { closingTime, freeSlots, type Span } from "./slots.ts";

const linkPurpose = "booking";
/** A link shows for this long that its appointment is over. */
const linkMarginMs = 24 * 3_600_000;
const minuteMs = 60_000;
/** Appointments to come that one mailbox may have with a team: nobody has confirmed that it is the visitor's. */
const openPerMailbox = 2;

type Options = {
  database: DatabaseSync;
  outbox: Outbox;
  sealer: Sealer;
  clock: Clock;
  content: Pick<ContentSource, "globals">;
  siteUrl: string;
  /** Sender of mails, and the team's address. */
  mailFrom: string;
  mailTo: string;
  /** Appointments that all visitors together may book and move in an hour, each of which sends mails. */
  perHour: number;
  /** Closed days beyond the list of the settings. */
  holidays: () => ReadonlySet<string>;
};

/** Thrown inside a transaction, so that nothing of it is stored. */
class SlotTaken extends Error {}

/** Takes, moves and cancels appointments; every change and its mails are one transaction of the outbox. */
export class Bookings implements BookingService {
  readonly #options: Options;
  readonly #store: BookingStore;
  readonly #cap: HourlyCap;
  /** Called after the offer changed. */
  onChange: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#store = new BookingStore(options.database);
    this.#cap = new HourlyCap(options.perHour);
  }

  async offer(form: string, page: string): Promise<Offer | undefined> {
    const globals = await this.#options.content.globals();
    const calendar = calendarOfForm(form, page, globals);
    if (!calendar) return undefined;
    const closed = closingTime(calendar);
    const hasEnded = closed !== undefined && closed <= this.#options.clock.now();
    const { minutes, timeZone } = calendar;
    const ended = hasEnded && calendar.days.type === "dates" ? calendar.days.dates.toSorted().at(-1) : undefined;
    const slots = await this.#free(calendar);
    const lastsMs = calendar.noticeHours * 60 * minuteMs;
    const bookableUntil = slots[0] === undefined ? closed : slots[0] - lastsMs;
    const place = calendar.days.type === "dates" ? calendar.place : undefined;
    return { slots, bookableUntil, minutes, timeZone, place, ended };
  }

  async book({ lead, start, stamp, visitorZone }: SlotRequest): Promise<"done" | "requested" | "taken"> {
    const { outbox, content } = this.#options;
    const globals = await content.globals();
    const calendar = calendarOfForm(lead.form, lead.page, globals);
    if (!calendar || !(await this.#isOffered(calendar, start))) return "taken";
    const { brand } = globals.site;
    let isRequest = false;
    const answer = await this.#write(() => {
      const slot = { id: randomUUID(), ...spanOf(calendar, start), revision: 0, visitorZone };
      const withSlot = (id: string): Lead => {
        const booked = bookingFields({ ...slot, id, timeZone: calendar.timeZone }, lead.locale);
        return { ...lead, fields: [...lead.fields, ...booked] };
      };
      // The same form sent again: the same words are the same lead, others reach the team as one more. The address
      // alone opens nothing, or whoever knows it could ask for every slot whether its owner has it.
      const own = this.#store.ownAt(calendar.id, start, lead.email.toLowerCase());
      const repeat = own && { ...withSlot(own.id), visitorMail: undefined };
      if (repeat && ((stamp && stamp === own.stamp) || outbox.isRepeat(repeat))) {
        outbox.insert(repeat, stamp);
        return;
      }
      this.#refuseTaken(calendar, slot);
      isRequest = this.#hasEnough(calendar, lead.email) || !this.#cap.take();
      if (isRequest) {
        outbox.insert(
          { ...lead, fields: [...lead.fields, ...wishFields(slot, calendar.timeZone, lead.locale)] },
          stamp,
        );
        return;
      }
      const booked = this.#announce("booked", withSlot(slot.id), slot, calendar, brand);
      const { id: submission } = outbox.insert(booked, stamp);
      this.#store.insert({ ...slot, submission, calendar: calendar.id });
    });
    return isRequest && answer === "done" ? "requested" : answer;
  }

  async find(token: string, locale: Locale): Promise<Appointment | undefined> {
    const { clock, content } = this.#options;
    const found = this.#open(token);
    if (!found) return undefined;
    const { booking, lead } = found;
    const calendar = calendarById(booking.calendar, await content.globals());
    if (!calendar) return undefined;
    const { start, end, isCancelled } = booking;
    const isOver = start <= clock.now();
    const state = isCancelled ? "cancelled" : isOver ? "over" : "booked";
    const { name, place, timeZone, minutes } = calendar;
    const slots = state === "booked" ? await this.#free(calendar, booking) : [];
    return { state, name: name[locale], place: place[locale], page: lead.page, start, end, timeZone, minutes, slots };
  }

  async reschedule(token: string, start: number): Promise<SlotAnswer> {
    const { content } = this.#options;
    const opened = this.#open(token);
    const globals = await content.globals();
    const calendar = opened && calendarById(opened.booking.calendar, globals);
    if (!opened || !calendar) return "expired";
    if (opened.booking.start !== start && !(await this.#isOffered(calendar, start))) return "taken";
    let refusal: "expired" | "busy" | undefined;
    const answer = await this.#write(() => {
      const found = this.#changeable(opened.booking.id);
      if (!found) refusal = "expired";
      // The same button pressed again.
      if (!found || found.booking.start === start) return;
      const { booking, lead } = found;
      const moved = { ...booking, ...spanOf(calendar, start), revision: booking.revision + 1 };
      this.#refuseTaken(calendar, moved);
      if (!this.#cap.take()) {
        refusal = "busy";
        return;
      }
      this.#store.move(booking.id, moved);
      this.#insertEvent("rescheduled", lead, moved, calendar, globals.site.brand);
    });
    return refusal ?? answer;
  }

  async cancel(token: string): Promise<"done" | "expired"> {
    const { content, clock } = this.#options;
    const opened = this.#open(token);
    if (!opened) return "expired";
    const globals = await content.globals();
    const calendar = calendarById(opened.booking.calendar, globals);
    if (!calendar) return "expired";
    let isExpired = false;
    await this.#write(() => {
      const current = this.#store.find(opened.booking.id);
      // The same button pressed again.
      if (current?.booking.isCancelled) return;
      const found = this.#changeable(opened.booking.id);
      isExpired = found === undefined;
      if (!found) return;
      const { booking, lead } = found;
      this.#store.cancel(booking.id, clock.now());
      const cancelled = { ...booking, revision: booking.revision + 1 };
      this.#insertEvent("cancelled", lead, cancelled, calendar, globals.site.brand);
    });
    return isExpired ? "expired" : "done";
  }

  /** Runs a change in the outbox's transaction and tells everybody concerned. */
  async #write(change: () => void): Promise<"done" | "taken"> {
    const { outbox } = this.#options;
    try {
      await outbox.writes.run(change);
    } catch (error) {
      if (error instanceof SlotTaken) return "taken";
      throw error;
    }
    outbox.onAccepted();
    this.onChange();
    return "done";
  }

  #refuseTaken(calendar: NamedCalendar, { id, start, end }: Span & { id: string }): void {
    const buffer = calendar.bufferMinutes * minuteMs;
    if (this.#store.isTaken(calendar.sameTeam, { start: start - buffer, end: end + buffer }, id)) throw new SlotTaken();
  }

  /** Whether a mailbox has as many appointments to come as it may have. */
  #hasEnough({ sameTeam }: NamedCalendar, email: string): boolean {
    const mailbox = mailboxOf(email);
    const persons = this.#store.persons(sameTeam, this.#options.clock.now());
    const open = persons.filter((person) => mailboxOf(person) === mailbox);
    return open.length >= openPerMailbox;
  }

  /** Free slots now, the place of one appointment counted as free. */
  async #free(calendar: NamedCalendar, own?: Booking): Promise<number[]> {
    const now = this.#options.clock.now();
    const busy = this.#store.busy(calendar.sameTeam, now - calendar.bufferMinutes * minuteMs);
    const others = own ? busy.filter(({ start }) => start !== own.start) : busy;
    const holidays = await this.#holidays();
    return freeSlots(calendar, now, others, holidays).filter((start) => start !== own?.start);
  }

  /** Whether the calendar has such a slot now, taken or not. */
  async #isOffered(calendar: NamedCalendar, start: number): Promise<boolean> {
    return freeSlots(calendar, this.#options.clock.now(), [], await this.#holidays()).includes(start);
  }

  async #holidays(): Promise<ReadonlySet<string>> {
    const { booking } = await this.#options.content.globals();
    return this.#options.holidays().union(new Set(booking.holidays.days));
  }

  #open(token: string): { booking: Booking; lead: Lead } | undefined {
    const data = this.#options.sealer.open(linkPurpose, token) as { id: string } | undefined;
    return data && this.#store.find(data.id);
  }

  /** An appointment that can still be moved or cancelled. */
  #changeable(id: string): { booking: Booking; lead: Lead } | undefined {
    const found = this.#store.find(id);
    return found && !found.booking.isCancelled && found.booking.start > this.#options.clock.now() ? found : undefined;
  }

  /** Part of a transaction: tells visitor, team and every other sink of a change. */
  #insertEvent(
    event: Exclude<AppointmentEvent, "booked">,
    original: Lead,
    booking: Booking,
    calendar: NamedCalendar,
    brand: string,
  ): void {
    const { locale, fields } = original;
    const person = fields.filter(({ name }) => ["name", "email", "company", "subject"].includes(name));
    const lead = {
      ...original,
      form: `${original.form}-${event}`,
      fields: [...person, ...bookingFields({ ...booking, timeZone: calendar.timeZone }, locale)],
      campaign: {},
      // They came with the booking, and belong to it.
      files: undefined,
    };
    this.#options.outbox.insert(this.#announce(event, lead, booking, calendar, brand));
  }

  /** A lead with its title, the visitor's mail and the calendar file. */
  #announce(
    event: AppointmentEvent,
    lead: Lead,
    booking: Pick<Booking, "id" | "start" | "end" | "revision" | "visitorZone">,
    calendar: NamedCalendar,
    brand: string,
  ): Lead {
    const { siteUrl, mailFrom, mailTo, clock } = this.#options;
    const { locale } = lead;
    const link = this.#link(booking, locale);
    const name = calendar.name[locale];
    const place = calendar.place[locale];
    const { timeZone, meetingUrl } = calendar;
    const isCancelled = event === "cancelled";
    const target = isCancelled ? siteUrl + localePath(locale, lead.page) : link;
    const meeting = {
      ...booking,
      summary: `${name} (${brand})`,
      place,
      meetingUrl: meetingUrl ?? undefined,
      description: isCancelled ? undefined : changeHint(link, locale),
    };
    const times = timesOf(booking.start, timeZone, booking.visitorZone, locale);
    const sender = { host: new URL(siteUrl).hostname, brand, mailFrom, attendees: [lead.email, mailTo] };
    return {
      ...lead,
      title: eventTitle(event, name, locale),
      visitorMail: { template: "appointment", event, name, place, times, meetingUrl, link: target },
      invitation: invitation(isCancelled ? "CANCEL" : "REQUEST", meeting, sender, clock.now()),
    };
  }

  #link({ id, end }: Pick<Booking, "id" | "end">, locale: Locale): string {
    const { sealer, siteUrl, clock } = this.#options;
    const token = sealer.seal(linkPurpose, { id }, end + linkMarginMs - clock.now());
    return `${siteUrl}${localePath(locale, "booking")}?token=${token}`;
  }
}

function spanOf({ minutes }: NamedCalendar, start: number): Span {
  return { start, end: start + minutes * minuteMs };
}
