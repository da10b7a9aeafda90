import { expect, test } from "vitest";
import { instantText, offsetText, showSameTime, wallClock, zoneText } from "./clock-text.ts";

const instant = Date.parse("2026-12-01T17:05Z");

test("a time in full, in both languages and with its zone", () => {
  expect(instantText(instant, "Europe/Berlin", "de")).toBe(
    "Dienstag, 1. Dezember 2026, 18:05\u00a0Uhr (Ortszeit Berlin)",
  );
  expect(instantText(instant, "America/New_York", "en")).toBe(
    "Tuesday, December 1, 2026, 12:05\u00a0PM (New York time)",
  );
  expect(instantText(Date.parse("2026-12-01T05:30Z"), "America/New_York", "en")).toContain("12:30\u00a0AM");
  expect(instantText(Date.parse("2026-11-30T23:00Z"), "Europe/Berlin", "de")).toContain("1. Dezember 2026, 00:00");
});

test("distances from UTC, half hours and the days of change included", () => {
  expect(offsetText(instant, "Asia/Kolkata")).toBe("UTC+5:30");
  expect(offsetText(instant, "America/St_Johns")).toBe("UTC−3:30");
  expect(offsetText(instant, "UTC")).toBe("UTC+0");
  expect(offsetText(Date.parse("2026-10-25T00:30Z"), "Europe/Berlin")).toBe("UTC+2");
  expect(offsetText(Date.parse("2026-10-25T01:30Z"), "Europe/Berlin")).toBe("UTC+1");
});

test("zones by name", () => {
  expect(zoneText("America/Argentina/Buenos_Aires", "de")).toBe("Ortszeit Buenos Aires");
  expect(zoneText("Asia/Calcutta", "en")).toBe("Kolkata time");
  expect(zoneText("aSIA/sAIGON", "en")).toBe("Ho Chi Minh City time");
  expect(() => wallClock(instant, "Europe/Nowhere")).toThrow('"Europe/Nowhere" is no time zone');
  expect(showSameTime(instant, "Europe/Berlin", "Europe/Paris")).toBe(true);
  expect(showSameTime(instant, "Europe/Berlin", "Europe/London")).toBe(false);
});
