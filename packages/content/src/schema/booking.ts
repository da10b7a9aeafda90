import { z } from "zod";
import { checkToConfirm } from "./price-list.ts";
import { says } from "./says.ts";
import { bothLanguages, day, slug } from "./text.ts";
import { canonicalZone } from "./time-zone.ts";
import { webAddress } from "./web-address.ts";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

const clock = z.string().refine(
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  says({
    de: "muss eine Uhrzeit sein, geschrieben HH:MM in Anführungszeichen",
    en: "must be a time written HH:MM, in quotes",
  }),
);
/** A stretch of a day, by the clock of the settings' time zone. */
const opening = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, says({ de: "muss nach seinem Beginn enden", en: "must end after it begins" }));
const openings = z.array(opening).max(6);

const timeZone = z.string().refine(
  (name) => canonicalZone(name) !== undefined,
  says({
    de: "muss eine Zeitzone wie Europe/Berlin sein",
    en: "must be a time zone such as Europe/Berlin",
  }),
);

/** What every calendar says: its name and place in mails and calendar files, and how slots follow each other. */
const calendar = {
  name: bothLanguages,
  place: bothLanguages,
  bufferMinutes: z.int().min(0).max(240),
  /** A slot can be taken until this many hours before it begins. */
  noticeHours: z.number().min(0).max(720),
};

/** Calls with the team: a calendar of every week. */
const call = {
  ...calendar,
  /** Room of the video call, put into mails and calendar files; null: the team sends one. */
  meetingUrl: webAddress.nullable(),
  horizonDays: z.int().min(1).max(120),
};
const weekHours = z.record(z.enum(weekdays), openings);

/** Of settings that were written before there was a calendar for appointments. */
const usualAppointment = {
  name: { de: "Fachgespräch", en: "Specialist call" },
  place: { de: "Videogespräch", en: "Video call" },
  meetingUrl: null,
  minutes: 45,
  bufferMinutes: 15,
  noticeHours: 48,
  horizonDays: 28,
  hours: null,
};

/** Appointments that people book themselves: `content/shared/booking.yaml`. */
export const bookingSchema = z
  .strictObject({
    /** All days and hours below are meant in this zone. */
    timeZone,
    holidays: z.strictObject({
      days: z.array(day).max(200),
      /** Address of an ICS calendar; its days are closed, too. */
      icsUrl: webAddress.nullable(),
    }),
    /** Slots of the demo form; a slot lasts `demoCallMinutes` of the price list. */
    demo: z.strictObject({ ...call, hours: weekHours }),
    /** Slots of the appointment form. The same people hold demos, so no time is given away twice. */
    appointment: z
      .strictObject({
        ...call,
        minutes: z.int().min(5).max(240),
        /** null: the opening hours of the demo. */
        hours: weekHours.nullable(),
      })
      .default(usualAppointment),
    /** Trade fairs; slots of a fair stand on its page and end with its last day. */
    fairs: z.array(
      z.strictObject({
        id: slug,
        /** Path of the page whose form books on these days. */
        page: z.string().min(1),
        ...calendar,
        /** Number or name of hall and booth, as the fair writes them; null until they are known. */
        hall: z.string().min(1).max(20).nullable().default(null),
        booth: z.string().min(1).max(20).nullable().default(null),
        minutes: z.int().min(5).max(240),
        days: z.array(day).min(1).max(14),
        hours: openings.min(1),
      }),
    ),
    /** Paths of settings that nobody has confirmed yet; the launch check prints them. */
    toConfirm: z.array(z.string().min(1)),
  })
  .refine(({ fairs }) => isUnique(fairs.map(({ id }) => id)), {
    path: ["fairs"],
    ...says({ de: "müssen jede eine eigene id haben", en: "must have ids of their own" }),
  })
  .refine(({ fairs }) => isUnique(fairs.map(({ page }) => page)), {
    path: ["fairs"],
    ...says({ de: "müssen jede eine eigene Seite haben", en: "must have pages of their own" }),
  })
  .superRefine((booking, context) => checkToConfirm(booking, context));

function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}

export type BookingSettings = z.infer<typeof bookingSchema>;
export type Opening = z.infer<typeof opening>;
