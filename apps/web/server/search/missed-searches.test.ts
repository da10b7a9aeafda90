import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayMs } from "@waku/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MissedSearches, readMissed } from "./missed-searches";

let folder: string;
let now = Date.parse("2026-11-29T10:00:00Z");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waku-missed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => new MissedSearches({ folder, clock: { now: () => now }, log: { error: console.error } });

/** So many visitors ask for each of the texts. */
function count(times: number, ...texts: string[]): void {
  const missed = open();
  for (const text of texts) for (let time = 0; time < times; time++) missed.note("de", text, `203.0.113.${time}`);
  missed.close();
}

const kept = () => readMissed(folder).map(({ term, count }) => [term, count]);

test("a term is kept from the third asking on, with days alone", () => {
  count(2, "Hubtisch");
  expect(kept()).toEqual([]);
  expect(readFileSync(join(folder, "missed-searches.sqlite")).includes("hubtisch")).toBe(false);
  count(4, "Hubtisch ");
  count(3, "hubtisch", "Kran");
  expect(kept()).toEqual([
    ["hubtisch", 7],
    ["kran", 3],
  ]);
  expect(readMissed(folder)[0]).toMatchObject({ locale: "de", firstDay: "2026-11-29", lastDay: "2026-11-29" });
});

test("one visitor who asks again and again is one asking a day", () => {
  const missed = open();
  const askings = ["2001:db8:0:1::1", "2001:db8:0:1::2", "203.0.113.1", "::ffff:203.0.113.1"];
  for (let time = 0; time < 3; time++) for (const asker of askings) missed.note("de", "Hubtisch", asker);
  missed.close();
  expect(kept()).toEqual([]);
  const next = open();
  for (let day = 0; day < 3; day++) {
    for (let time = 0; time < 5; time++) next.note("de", "Kran", "203.0.113.1");
    now += dayMs + 1;
  }
  // The same visitor's other terms and language are questions of their own.
  for (const locale of ["de", "en"] as const) next.note(locale, "Hubtisch", "203.0.113.1");
  next.close();
  now -= 3 * (dayMs + 1);
  expect(kept()).toEqual([["kran", 3]]);
});

test("an asking that is a few milliseconds short of a day old still counts once", () => {
  const missed = open();
  missed.note("de", "Kran", "203.0.113.1");
  missed.note("de", "Kran", "203.0.113.2");
  now += dayMs - 1;
  missed.note("de", "Kran", "203.0.113.1");
  missed.close();
  now -= dayMs - 1;
  expect(kept()).toEqual([]);
});

test("what may be about a person is not counted", () => {
  count(
    5,
    "ada@example.com",
    "0171 234 56 78",
    "DE89 3704 0044",
    "a".repeat(61),
    "eins zwei drei vier fünf sechs sieben",
    "!?",
  );
  expect(kept()).toEqual([]);
});

test("a term goes twelve months after it was last asked for", () => {
  count(3, "Hubtisch");
  now += 366 * dayMs;
  count(3, "Kran");
  expect(kept()).toEqual([["kran", 3]]);
  now -= 366 * dayMs;
});

test("as many terms as anybody asks for take no more room", () => {
  count(3, ...Array.from({ length: 7_000 }, (_, place) => `wort ${place.toString(36)}x`), "Hubtisch");
  expect(readMissed(folder).length).toBeLessThanOrEqual(2_000);
});

/** Another word for each number. */
const word = (index: number) => `wort${[...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
/** Another visitor for each number. */
const visitor = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

test("of terms that nobody asked for a third time only the latest 5,000 are remembered", () => {
  const missed = open();
  for (const asker of ["203.0.113.1", "203.0.113.2"])
    for (const term of ["Hubtisch", "Kran"]) missed.note("de", term, asker);
  for (let index = 0; index < 4_999; index++) missed.note("de", word(index), "203.0.113.1");
  for (const term of ["Kran", "Hubtisch"]) missed.note("de", term, "203.0.113.3");
  missed.close();
  expect(kept()).toEqual([["kran", 3]]);
});

test("of who asked for what only the latest 20,000 are remembered", () => {
  const missed = open();
  for (let round = 0; round < 3; round++) {
    missed.note("de", "Kran", "203.0.113.1");
    for (let index = 0; index < 20_000; index++) missed.note("de", "Hubtisch", visitor(index));
  }
  missed.close();
  expect(kept()).toContainEqual(["kran", 3]);
});

test("no more than 5,000 terms wait to be written", () => {
  const missed = open();
  for (let index = 0; index < 5_000; index++)
    for (let time = 0; time < 3; time++) missed.note("de", word(index), visitor(time));
  for (let time = 0; time < 9; time++) missed.note("de", "Kran", visitor(time));
  for (let time = 3; time < 9; time++) missed.note("de", word(0), visitor(time));
  missed.close();
  expect(kept()[0]).toEqual([word(0), 9]);
  expect(kept()).not.toContainEqual(["kran", expect.anything()]);
});
