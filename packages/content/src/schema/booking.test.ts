import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { bookingSchema } from "./booking.ts";

const text = readFileSync(resolve(import.meta.dirname, "../../../../content/shared/booking.yaml"), "utf8");

function problems(settings: string): string[] {
  return bookingSchema.safeParse(load(settings)).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

it("accepts the shipped settings", () => {
  expect(problems(text)).toEqual([]);
});

it.each<[string, (text: string) => string, string]>([
  ["a zone nobody knows", (given) => given.replace("Europe/Berlin", "Europe/Nowhere"), "timeZone"],
  ["a time that is none", (given) => given.replace('to: "12:00"', 'to: "12:60"'), "demo.hours.monday.0.to"],
  ["an end before its beginning", (given) => given.replace('to: "12:00"', 'to: "09:00"'), "demo.hours.monday.0"],
  ["a weekday left out", (given) => given.replace("    sunday: []\n", ""), "demo.hours.sunday"],
  ["a holiday that is no day", (given) => given.replace("2026-12-24", '"24.12.2026"'), "holidays.days.0"],
  [
    "a calendar without https",
    (given) => given.replace("icsUrl: null", "icsUrl: http://a.example/x"),
    "holidays.icsUrl",
  ],
  ["a fair without days", (given) => given.replace(/days: \[2024.*\]/, "days: []"), "fairs.0.days"],
  ["an unknown key to confirm", (given) => given.replace("[demo.hours", "[demo.hour"), "toConfirm"],
])("refuses %s", (_, change, at) => {
  expect(change(text)).not.toBe(text);
  expect(problems(change(text))).toEqual([at]);
});
