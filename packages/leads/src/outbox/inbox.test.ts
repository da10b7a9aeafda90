import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { Dispatcher } from "./dispatcher.ts";
import { readInbox, replayDead } from "./inbox.ts";
import { Outbox } from "./outbox.ts";
import { DeliveryError, type Sink } from "./sinks/sink.ts";
import { testLead } from "./test-lead.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("dead letters are listed, replayed and arrive", async () => {
  let now = 1_000_000;
  let isDown = true;
  const arrived: string[] = [];
  const sink: Sink = {
    name: "crm",
    timeoutMs: 1000,
    accepts: () => true,
    async deliver({ id }) {
      if (isDown) throw new DeliveryError("HTTP 401", { retryAfterMs: 24 * 3_600_000 });
      arrived.push(id);
    },
  };
  const database = openDatabase(folder);
  const clock = { now: () => now };
  const outbox = new Outbox({ database, clock, sinks: [sink] });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const dispatcher = new Dispatcher({ outbox, sinks: [sink], clock, log: silent });
  const { id } = await outbox.accept(testLead());
  for (let day = 0; day < 12; day++) {
    await dispatcher.settle();
    now += 24 * 3_600_000;
  }
  expect(readInbox(database, { state: "dead" }).map((entry) => entry.deliveries)).toEqual([
    [{ sink: "crm", state: "dead", attempts: 12, lastError: "HTTP 401" }],
  ]);
  expect(replayDead(database, now, "another-id")).toBe(0);
  isDown = false;
  expect(replayDead(database, now, id)).toBe(1);
  await dispatcher.settle();
  expect(arrived).toEqual([id]);
  expect(readInbox(database, { id: id.slice(0, 8) })[0]).toMatchObject({ id, lead: testLead() });
  expect(readInbox(database, { form: "offer" })).toEqual([]);
  outbox.close();
});
