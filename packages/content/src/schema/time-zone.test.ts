import { expect, test } from "vitest";
import { canonicalZone } from "./time-zone.ts";

test("every spelling and every other name of a zone leads to one", () => {
  for (const name of ["Europe/Berlin", "europe/berlin", "EUROPE/BERLIN"])
    expect(canonicalZone(name)).toBe("Europe/Berlin");
  for (const name of ["Asia/Kolkata", "Asia/Calcutta", "aSIA/cALCUTTA"])
    expect(canonicalZone(name)).toBe("Asia/Kolkata");
  for (const name of ["UTC", "utc", "Etc/UTC", "GMT"]) expect(canonicalZone(name)).toBe("UTC");
  expect(canonicalZone("US/Pacific")).toBe("America/Los_Angeles");
  expect(canonicalZone("etc/gmt+5")).toBe("Etc/GMT+5");
});

test("every zone that the engine lists can be used", () => {
  for (const name of Intl.supportedValuesOf("timeZone")) {
    const zone = canonicalZone(name) ?? "";
    expect(canonicalZone(zone)).toBe(zone);
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: zone })).not.toThrow();
  }
});

test.each(["", "Europe/Nowhere", "Europe/Berlin ", "+05:30", "-00:00", "GMT+5", "Asia/\u212Aolkata", "__proto__"])(
  "what names no zone is refused: %j",
  (name) => expect(canonicalZone(name)).toBeUndefined(),
);
