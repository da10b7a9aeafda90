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

function count(times: number, ...texts: string[]): void {
  const missed = new MissedSearches({ folder, clock: { now: () => now }, log: { error: console.error } });
  for (const text of texts) for (let time = 0; time < times; time++) missed.note("de", text);
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
