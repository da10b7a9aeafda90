import { startSite } from "@waku/testing";
import { describe, expect, it } from "vitest";
import { copyContent } from "../content-copy";
import { testBooking } from "./booking-suite";
import { startFormSite } from "./form-site";
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

describe("a tour", () => {
  it("takes sign-ups through its last day by the server's clock, and says afterwards that it is over", async () => {
    const content = await copyContent();
    for (const locale of ["de", "en"])
      await content.edit(`${locale}/pages/specials/tour.yaml`, (text) => text.replaceAll("2023-12-31", "2027-03-03"));
    const signUp = { form: "contact", name: "Ada", email: "tour@example.com", message: "Two of us" };
    const settings = { CONTENT_DIR: content.folder };
    const ahead = await startFormSite(settings, { now: "2027-03-03T23:30:00+01:00" });
    const page = async (url: string) => (await fetch(`${url}/en/specials/tour`)).text();
    expect(await page(ahead.url)).toContain('value="contact"');
    expect(await page(ahead.url)).not.toContain("Past event");
    expect((await ahead.send("/en/specials/tour", signUp)).status).toBe(303);
    await ahead.stop();

    const over = await startFormSite(settings, { now: "2027-03-04T00:00:00+01:00" });
    expect(await page(over.url)).not.toContain('value="contact"');
    expect(await page(over.url)).toContain("Sign-up was open until March 3, 2027");
    expect(await page(over.url)).toContain("Past event");
    const refused = await over.send("/en/specials/tour", signUp);
    expect([refused.status, await refused.text()]).toEqual([410, expect.stringContaining("Sign-up is closed.")]);
    await over.stop();
    await content.remove();
  });
});
