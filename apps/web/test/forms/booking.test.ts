import { startSite } from "@waku/testing";
import { describe, expect, it } from "vitest";
import { testBooking } from "./booking-suite";
import { ordinaryDay } from "./open-calendar";

/** Instants at which calendars go wrong: hardly anything left of a week, a year that ends, nights of 23 and 25 hours. */
describe.each([
  ["on an ordinary Wednesday", ordinaryDay],
  ["on a Sunday at 23:30", "2027-02-28T23:30:00+01:00"],
  ["on December 31", "2026-12-31T16:00:00+01:00"],
  ["before clocks go forward", "2027-03-27T22:00:00+01:00"],
  ["before clocks go back", "2027-10-30T22:00:00+02:00"],
])("%s", (_, now) => testBooking(now));

describe("with the calendar that ships with the site", () => {
  it("offers opening hours only, no closed day, and names the year of the clock", async () => {
    const site = await startSite({}, { now: "2026-12-22T09:00:00+01:00" });
    try {
      const html = await (await fetch(`${site.url}/en/platform/live-demo`)).text();
      const slots = [...html.matchAll(/name="slot" value="([^"]*Z)"/g)].map(([, value = ""]) => new Date(value));
      const berlin = { timeZone: "Europe/Berlin" } as const;
      const days = new Set(slots.map((slot) => slot.toLocaleDateString("en-CA", berlin)));
      const hours = slots.map((slot) => Number(slot.toLocaleTimeString("en-GB", { ...berlin, hour: "2-digit" })));
      expect([...days]).toEqual([
        ...["2026-12-23", "2026-12-28", "2026-12-29", "2026-12-30"],
        ...["2027-01-04", "2027-01-05", "2027-01-06", "2027-01-07", "2027-01-08", "2027-01-11", "2027-01-12"],
      ]);
      expect([...new Set(hours)].toSorted()).toEqual([10, 11, 14, 15]);
      expect(html).toMatch(/©[^<]*2026\b/);
    } finally {
      await site.stop();
    }
    const later = await startSite({ TZ: "America/Los_Angeles" }, { now: "2027-01-01T00:30:00+01:00" });
    expect(await (await fetch(`${later.url}/en/imprint`)).text()).toMatch(/©[^<]*2027\b/);
    await later.stop();
  });
});
