import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { outboxProblem } from "./health.ts";
import { Outbox } from "./outbox.ts";
import { testLead } from "./test-lead.ts";

test("readiness turns red when leads wait too long or the disk is nearly full, and recovers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "health-"));
  let now = 1_000_000;
  const sinks = [{ name: "crm", accepts: () => true }];
  const outbox = new Outbox({ database: openDatabase(folder), clock: { now: () => now }, sinks });
  const problem = (minFreeBytes = 0) => outboxProblem(outbox, folder, { maxPendingMs: 60_000, minFreeBytes });
  await outbox.accept(testLead());
  now += 60_000;
  expect(await problem()).toBeUndefined();
  expect(await problem(Number.MAX_SAFE_INTEGER)).toBe("the disk is nearly full");
  now += 1;
  expect(await problem()).toBe("leads are not being delivered");
  const [delivery] = await outbox.claim("crm", 1, 1000);
  if (delivery) await outbox.finish(delivery, "delivered");
  expect(await problem()).toBeUndefined();
  outbox.close();
  expect(await problem()).toBe("the outbox cannot be read");
  rmSync(folder, { recursive: true });
});
