import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SettledClock } from "./settled-clock.ts";

const hour = 3_600_000;
const year = 365 * 24 * hour;
const start = Date.parse("2026-03-01T08:00:00Z");

let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clock-"));
  now = start;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As a server does that starts: nothing of it is in memory. */
const read = () => new SettledClock(folder, { now: () => now }).read();
/** What is read at so many hours, the clock being wrong by so much. */
function hours(count: number, wrongBy = 0): (number | undefined)[] {
  return Array.from({ length: count }, () => {
    now += wrongBy;
    const settled = read();
    now += hour - wrongBy;
    return settled;
  });
}

it("is known once the clock has been read for a day, and a day behind", () => {
  expect(hours(23)).toEqual(Array.from({ length: 23 }));
  expect(hours(3)).toEqual([start, start + hour, start + 2 * hour]);
});

it.each([24 * hour, year, -24 * hour, -year])(
  "is never ahead while the clock is wrong for hours, by %d ms",
  (wrongBy) => {
    hours(24);
    for (const settled of [...hours(23, wrongBy), ...hours(30)]) expect(settled ?? 0).toBeLessThan(now);
    expect(read()).toBe(now - 23 * hour);
  },
);

it("is unknown for a day where the clock is wrong from the first start", () => {
  expect(hours(23, year)).toEqual(Array.from({ length: 23 }));
  expect(hours(1)).toEqual([start + 23 * hour]);
});

it("is what the clock shows once it has shown it for a day", () => {
  hours(24);
  expect(hours(24, year).at(-1)).toBe(start + 24 * hour + year);
});

it("takes one reading from many starts in a row", () => {
  for (let count = 0; count < 100; count++) {
    expect(read()).toBeUndefined();
    now += 60_000 / 2;
  }
});

it("begins anew where its file is broken, and keeps it to itself", () => {
  const file = join(folder, "clock-readings.json");
  for (const broken of ["", "{}", "[null]", '["x"]']) {
    writeFileSync(file, broken);
    expect(read()).toBeUndefined();
    expect(statSync(file).mode & 0o077).toBe(0);
  }
});
