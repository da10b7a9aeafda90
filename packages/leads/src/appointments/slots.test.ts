import { describe, expect, test } from "vitest";
import { weeksOf } from "../booking/slot-groups.ts";
import { type Calendar, closingTime, freeSlots } from "./slots.ts";

const none = new Set<string>();
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const office = [{ from: "09:00", to: "10:30" }];

function weekly(changes: Partial<Calendar> = {}, hours = {}): Calendar {
  const days = { type: "weekly", horizonDays: 6, hours: { ...closed, ...hours } } as const;
  return { id: "demo", timeZone: "Europe/Berlin", minutes: 25, bufferMinutes: 5, noticeHours: 0, days, ...changes };
}

const at = (iso: string) => Date.parse(iso);
const iso = (slots: number[]) => slots.map((slot) => new Date(slot).toISOString().slice(0, 16));

describe("openings", () => {
  test("slots follow each other with the buffer between them and end within the opening", () => {
    const calendar = weekly({}, { tuesday: office });
    expect(iso(freeSlots(calendar, at("2026-11-30T00:00Z"), [], none))).toEqual([
      "2026-12-01T08:00",
      "2026-12-01T08:30",
      "2026-12-01T09:00",
    ]);
    const tight = weekly({ bufferMinutes: 45 }, { tuesday: office });
    expect(iso(freeSlots(tight, at("2026-11-30T00:00Z"), [], none))).toEqual(["2026-12-01T08:00"]);
  });

  test("several openings of a day, and days without any", () => {
    const lunch = [
      { from: "09:00", to: "09:25" },
      { from: "13:00", to: "13:24" },
      { from: "15:00", to: "15:30" },
    ];
    const calendar = weekly({}, { monday: lunch });
    expect(iso(freeSlots(calendar, at("2026-11-28T12:00Z"), [], none))).toEqual([
      "2026-11-30T08:00",
      "2026-11-30T14:00",
    ]);
  });

  test("the notice ends at the minute", () => {
    const calendar = weekly({ noticeHours: 24 }, { tuesday: office });
    const first = at("2026-12-01T08:00Z");
    const slots = (now: number) => freeSlots(calendar, now, [], none);
    expect(slots(first - 24 * 3_600_000)[0]).toBe(first);
    expect(slots(first - 24 * 3_600_000 + 1)[0]).toBe(at("2026-12-01T08:30Z"));
  });

  test("a slot that has begun is not offered, even without notice", () => {
    const calendar = weekly({}, { tuesday: office });
    expect(iso(freeSlots(calendar, at("2026-12-01T08:31Z"), [], none))).toEqual(["2026-12-01T09:00"]);
  });

  test("the horizon counts days of the calendar's own zone", () => {
    const daily = Object.fromEntries(Object.keys(closed).map((name) => [name, [{ from: "09:00", to: "09:25" }]]));
    const calendar = weekly({}, daily);
    const lateInBerlin = at("2026-11-30T22:30Z");
    const nextDayInBerlin = at("2026-11-30T23:30Z");
    expect(iso(freeSlots(calendar, lateInBerlin, [], none)).at(-1)).toBe("2026-12-06T08:00");
    expect(iso(freeSlots(calendar, nextDayInBerlin, [], none)).at(-1)).toBe("2026-12-07T08:00");
  });

  test("holidays close weekly calendars", () => {
    const calendar = weekly({}, { tuesday: office, wednesday: office });
    const slots = freeSlots(calendar, at("2026-11-30T00:00Z"), [], new Set(["2026-12-01"]));
    expect(iso(slots).every((slot) => slot.startsWith("2026-12-02"))).toBe(true);
    expect(slots).toHaveLength(3);
  });
});

describe("what is taken", () => {
  const calendar = weekly({}, { tuesday: office });
  const slots = (start: string, end: string) =>
    iso(freeSlots(calendar, at("2026-11-30T00:00Z"), [{ start: at(start), end: at(end) }], none));

  test("a slot taken is gone, its neighbours stay", () => {
    expect(slots("2026-12-01T08:30Z", "2026-12-01T08:55Z")).toEqual(["2026-12-01T08:00", "2026-12-01T09:00"]);
  });

  test("an appointment of other length keeps the buffer on both sides", () => {
    expect(slots("2026-12-01T08:29Z", "2026-12-01T08:40Z")).toEqual(["2026-12-01T09:00"]);
    expect(slots("2026-12-01T08:30Z", "2026-12-01T08:56Z")).toEqual(["2026-12-01T08:00"]);
  });
});

describe("days on which the clocks change", () => {
  const night = [{ from: "01:00", to: "04:00" }];
  const sundays = weekly({ minutes: 30, bufferMinutes: 0 }, { sunday: night });

  test.each(["2026-03-29", "2027-03-28"])("%s: the skipped hour is not offered", (day) => {
    const slots = freeSlots(sundays, at(`${day}T00:00+01:00`), [], none).slice(0, 4);
    expect(iso(slots)).toEqual([`${day}T00:00`, `${day}T00:30`, `${day}T01:00`, `${day}T01:30`]);
    const times = weeksOf(slots, "Europe/Berlin", "de")[0]?.days[0]?.slots.map(({ time }) => time);
    expect(times).toEqual(["01:00", "01:30", "03:00", "03:30"]);
  });

  test.each(["2026-10-25", "2027-10-31"])("%s: the doubled hour is offered twice, each slot once", (day) => {
    const slots = freeSlots(sundays, at(`${day}T00:00+02:00`), [], none).slice(0, 8);
    expect(new Set(slots).size).toBe(8);
    expect(slots.every((slot, index) => index === 0 || slot - (slots[index - 1] ?? 0) === 1_800_000)).toBe(true);
    const times = weeksOf(slots, "Europe/Berlin", "de")[0]?.days[0]?.slots.map(({ time }) => time);
    expect(times).toEqual([
      "01:00",
      "01:30",
      "02:00 (UTC+2)",
      "02:30 (UTC+2)",
      "02:00 (UTC+1)",
      "02:30 (UTC+1)",
      "03:00",
      "03:30",
    ]);
  });

  test("an opening that begins in the skipped hour moves on by the gap", () => {
    const calendar = weekly({ minutes: 30, bufferMinutes: 0 }, { sunday: [{ from: "02:30", to: "04:00" }] });
    expect(iso(freeSlots(calendar, at("2026-03-29T00:00+01:00"), [], none)).slice(0, 1)).toEqual(["2026-03-29T01:30"]);
  });

  test("office hours stay at their clock time on both sides of a change", () => {
    const calendar = weekly({}, { friday: office, monday: office });
    const firsts = (now: string) => iso(freeSlots(calendar, at(now), [], none)).filter((_, index) => index % 3 === 0);
    expect(firsts("2026-03-27T00:00+01:00")).toEqual(["2026-03-27T08:00", "2026-03-30T07:00"]);
    expect(firsts("2026-10-23T00:00+02:00")).toEqual(["2026-10-23T07:00", "2026-10-26T08:00"]);
  });
});

describe("seen from elsewhere", () => {
  const calendar = weekly({}, { friday: office, monday: office });
  const seen = (now: string, zone: string) =>
    weeksOf(freeSlots(calendar, at(now), [], none), zone, "en")
      .flatMap(({ days }) => days)
      .map(({ date, slots }) => `${date} ${slots[0]?.time}`.replace("\u00a0", " "));

  // New York changes two weeks earlier in spring and one week later in autumn, Kolkata never.
  test.each([
    ["2026-03-06T00:00Z", ["March 6 3:00 AM", "March 9 4:00 AM"]],
    ["2026-03-27T00:00Z", ["March 27 4:00 AM", "March 30 3:00 AM"]],
    ["2026-10-23T00:00Z", ["October 23 3:00 AM", "October 26 4:00 AM"]],
    ["2026-10-30T00:00Z", ["October 30 4:00 AM", "November 2 3:00 AM"]],
    ["2027-03-12T00:00Z", ["March 12 3:00 AM", "March 15 4:00 AM"]],
    ["2027-10-29T00:00Z", ["October 29 3:00 AM", "November 1 4:00 AM"]],
  ])("New York, from %s", (now, expected) => {
    expect(seen(now, "America/New_York")).toEqual(expected);
  });

  test.each([
    ["2026-03-27T00:00Z", ["March 27 1:30 PM", "March 30 12:30 PM"]],
    ["2026-10-23T00:00Z", ["October 23 12:30 PM", "October 26 1:30 PM"]],
    ["2027-03-26T00:00Z", ["March 26 1:30 PM", "March 29 12:30 PM"]],
    ["2027-10-29T00:00Z", ["October 29 12:30 PM", "November 1 1:30 PM"]],
  ])("Kolkata, from %s", (now, expected) => {
    expect(seen(now, "Asia/Kolkata")).toEqual(expected);
  });
});

describe("a fair", () => {
  const fair: Calendar = {
    ...weekly(),
    days: { type: "dates", dates: ["2027-03-17", "2027-03-16"], hours: [{ from: "09:00", to: "10:00" }] },
  };

  test("offers its days only, whatever the holidays and however far ahead", () => {
    const expected = ["2027-03-16T08:00", "2027-03-16T08:30", "2027-03-17T08:00", "2027-03-17T08:30"];
    expect(iso(freeSlots(fair, at("2026-11-28T00:00Z"), [], new Set(["2027-03-16"])))).toEqual(expected);
  });

  test("closes for good with its last opening", () => {
    expect(closingTime(fair)).toBe(at("2027-03-17T09:00Z"));
    expect(closingTime(weekly())).toBeUndefined();
    expect(freeSlots(fair, at("2027-03-17T09:00Z"), [], none)).toEqual([]);
  });
});
