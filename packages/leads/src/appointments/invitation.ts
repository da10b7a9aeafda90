import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Invitation } from "../lead.ts";
import type { Span } from "./slots.ts";

type Meeting = Span & {
  id: string;
  /** Grows with every change; calendar programs ignore what is older than what they have. */
  revision: number;
  summary: string;
  place: string;
  meetingUrl?: string;
  /** What stands below: how to change or cancel. */
  description?: string;
};

type Sender = {
  /** Host of the public site, part of every event's lasting name. */
  host: string;
  brand: string;
  /** Sender of the mails, an address or `Name <address>`. */
  mailFrom: string;
  /** Everybody who gets the mail. */
  attendees: string[];
};

/**
 * The calendar file of an appointment (RFC 5545, 5546). Times are in UTC, which every calendar program shows in its
 * own zone and no change of clocks can shift.
 * @param method REQUEST for a new or moved appointment, CANCEL for one that does not take place
 * @param now milliseconds since 1970, for the time stamp
 */
export function invitation(method: Invitation["method"], meeting: Meeting, sender: Sender, now: number): Invitation {
  const { id, revision, summary, place, meetingUrl, description, start, end } = meeting;
  const calendar = ical({
    prodId: { company: sender.brand, product: "Website" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${id}@${sender.host}`,
    sequence: revision,
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(now),
    summary,
    location: meetingUrl ?? place,
    description,
    url: meetingUrl,
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: sender.brand, email: /<([^>]+)>/.exec(sender.mailFrom)?.[1] ?? sender.mailFrom },
  });
  for (const email of new Set(sender.attendees))
    event.createAttendee({
      email,
      rsvp: method === "REQUEST",
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
    });
  return { method, content: calendar.toString() };
}
