import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { Outbox } from "../outbox.ts";
import { DeliveryError } from "../sinks/sink.ts";
import { testLead } from "../test-lead.ts";
import { erasePerson } from "./erase-person.ts";
import { ErasureCourier } from "./erasure-courier.ts";
import { type ErasureOrder, oldestErasureMs } from "./erasures.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const hours = 3_600_000;
let dataDir: string;
let now: number;
let database: DatabaseSync;
let outbox: Outbox;
let courier: ErasureCourier;
let answer: () => void;
let asked: ErasureOrder[];
const clock = { now: () => now };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "erasures-"));
  now = Date.parse("2026-03-01T08:00:00Z");
  asked = [];
  answer = () => undefined;
  database = openDatabase(dataDir);
  const sinks = ["content-backend", "webhook"].map((name) => ({ name, accepts: () => true }));
  outbox = new Outbox({ database, clock, sinks });
  courier = newCourier();
});
afterEach(() => {
  outbox.close();
  rmSync(dataDir, { recursive: true });
});

function newCourier(): ErasureCourier {
  const erase = async ({ email, keys, requestedAt }: ErasureOrder) => {
    asked.push({ email, keys, requestedAt });
    answer();
  };
  return new ErasureCourier({ database, writes: outbox.writes, clock, log: silent, erase, random: () => 0 });
}

/** Whether any file holds the address. */
function isAddressThere(): boolean {
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  return files.some((text) => text.includes("ada@example.com"));
}

test("an order names person, leads and time, is carried out once, and leaves no byte of the address", async () => {
  const { id } = await outbox.accept(testLead());
  await outbox.claim("content-backend", 1, 6000);
  const erasure = erasePerson({ database, dataDir }, " ADA@example.com", now, { hasBackend: true });
  // What is under way to the backend is refused there by its key, so nobody has to come back for it.
  expect(erasure).toMatchObject({ leads: 1, receivers: [], underWay: 0 });
  expect(isAddressThere()).toBe(true);
  await courier.settle();
  await courier.settle();
  expect(asked).toEqual([{ email: "ada@example.com", keys: [`${id}:content-backend`], requestedAt: now }]);
  expect(isAddressThere()).toBe(false);
});

test("an order is carried out for somebody of whom the site itself has nothing any more", async () => {
  erasePerson({ database, dataDir }, "ada@example.com", now, { hasBackend: true });
  await courier.settle();
  expect(asked).toMatchObject([{ email: "ada@example.com", keys: [] }]);
});

test("counting alone orders nothing", async () => {
  expect(erasePerson({ database, dataDir }, "ada@example.com", now, { hasBackend: true, isTrial: true }).order).toBe(
    undefined,
  );
  await courier.settle();
  expect(asked).toEqual([]);
});

test("an order outlives a backend that is down for days and the process, is tried more and more rarely, never given up", async () => {
  erasePerson({ database, dataDir }, "ada@example.com", now, { hasBackend: true });
  answer = () => {
    throw new DeliveryError("ECONNREFUSED");
  };
  await courier.settle();
  await courier.settle();
  expect(asked).toHaveLength(1);
  for (let hour = 0; hour < 24 * 10; hour++) {
    now += hours;
    await courier.settle();
  }
  expect(asked.length).toBeGreaterThan(24 * 4);
  expect(asked.length).toBeLessThanOrEqual(24 * 10 + 1);
  expect(oldestErasureMs(database, now)).toBe(240 * hours);
  answer = () => undefined;
  courier = newCourier();
  now += 2 * hours;
  await courier.settle();
  expect([oldestErasureMs(database, now), isAddressThere()]).toEqual([0, false]);
});

test("a clock set back by a day postpones no order, and no rest after a failure of the database", async () => {
  erasePerson({ database, dataDir }, "ada@example.com", now, { hasBackend: true });
  answer = () => {
    throw new DeliveryError("HTTP 503", { retryAfterMs: 12 * hours });
  };
  now += 24 * hours;
  await courier.settle();
  expect(asked).toHaveLength(1);
  database.exec("ALTER TABLE erasures RENAME TO moved");
  await courier.settle();
  database.exec("ALTER TABLE moved RENAME TO erasures");
  now -= 24 * hours;
  answer = () => undefined;
  await courier.settle();
  expect(asked).toHaveLength(2);
  expect(oldestErasureMs(database, now)).toBe(0);
});
