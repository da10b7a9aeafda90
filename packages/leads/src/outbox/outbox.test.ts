import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { Dispatcher } from "./dispatcher.ts";
import { Outbox } from "./outbox.ts";
import { DeliveryError, type Sink, type Submission } from "./sinks/sink.ts";
import { testLead } from "./test-lead.ts";

const hour = 3_600_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let now: number;
const clock = { now: () => now };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
  now = Date.parse("2026-03-01T08:00:00Z");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A sink that keeps what arrived and fails as told. */
class RecordingSink implements Sink {
  readonly name: string;
  readonly timeoutMs = 1000;
  readonly arrived: { submission: Submission; key: string }[] = [];
  failure: (submission: Submission) => Error | undefined = () => undefined;
  attempts = 0;

  constructor(name: string) {
    this.name = name;
  }

  accepts = () => true;

  deliver = async (submission: Submission, key: string) => {
    this.attempts++;
    const failure = this.failure(submission);
    if (failure) throw failure;
    this.arrived.push({ submission, key });
  };
}

function open(sinks: Sink[]) {
  const database = openDatabase(folder);
  const outbox = new Outbox({ database, clock, sinks });
  return { database, outbox, dispatcher: new Dispatcher({ outbox, sinks, clock, log: silent, random: () => 0.5 }) };
}

/** Lets simulated time pass, delivering whenever something is due. */
async function passTime(outbox: Outbox, dispatcher: Dispatcher, sinks: Sink[], until: number) {
  for (;;) {
    await dispatcher.settle();
    const due = Math.min(...sinks.map(({ name }) => outbox.nextDueAt(name) ?? Number.POSITIVE_INFINITY));
    if (due > until) break;
    now = Math.max(due, now + 1);
  }
  now = until;
}

describe("accepting", () => {
  test("survives closing and opening again", async () => {
    const sink = new RecordingSink("crm");
    const first = open([sink]);
    const { id } = await first.outbox.accept(testLead());
    first.outbox.close();
    const second = open([sink]);
    await second.dispatcher.settle();
    expect(sink.arrived.map(({ submission }) => submission.id)).toEqual([id]);
    expect(sink.arrived[0]?.submission.lead).toEqual(testLead());
    second.outbox.close();
  });

  test("the same content within ten minutes is one lead, other content is not", async () => {
    const { outbox } = open([]);
    const [first, again, other] = await Promise.all([
      outbox.accept(testLead()),
      outbox.accept(testLead()),
      outbox.accept(testLead({ email: "grace@example.com" })),
    ]);
    expect(again).toEqual({ id: first.id, isDuplicate: true });
    expect(other.isDuplicate).toBe(false);
    now += 11 * 60_000;
    expect((await outbox.accept(testLead())).isDuplicate).toBe(false);
    // Nor is it once the clock was set back: what it accepted ahead says nothing about now.
    now -= 24 * hour;
    expect((await outbox.accept(testLead())).isDuplicate).toBe(false);
    outbox.close();
  });

  test("a repeat from the same rendered form is one lead at any distance, changed content is a new one", async () => {
    const { outbox } = open([]);
    const first = await outbox.accept(testLead(), "stamp-1");
    now += 5 * hour;
    expect(await outbox.accept(testLead(), "stamp-1")).toEqual({ id: first.id, isDuplicate: true });
    const changed = testLead({ fields: [{ name: "message", label: "Message", value: "One more thing" }] });
    expect((await outbox.accept(changed, "stamp-1")).isDuplicate).toBe(false);
    outbox.close();
  });

  test("one failing write leaves its neighbours stored", async () => {
    const { outbox, database } = open([]);
    const broken = outbox.writes.run(() => {
      outbox.insert(testLead({ email: "gone@example.com" }));
      throw new Error("broken");
    });
    const good = outbox.accept(testLead());
    await expect(broken).rejects.toThrow("broken");
    expect((await good).isDuplicate).toBe(false);
    expect(database.prepare("SELECT person FROM submissions").all()).toEqual([{ person: "ada@example.com" }]);
    outbox.close();
  });

  test("nothing is acknowledged when the disk refuses", async () => {
    const { outbox, database } = open([]);
    database.exec("PRAGMA query_only = ON");
    await expect(outbox.accept(testLead())).rejects.toThrow();
    database.exec("PRAGMA query_only = OFF");
    expect((await outbox.accept(testLead())).isDuplicate).toBe(false);
    outbox.close();
  });

  test("a newer schema is refused", () => {
    const { outbox, database } = open([]);
    database.exec("PRAGMA user_version = 99");
    outbox.close();
    expect(() => openDatabase(folder)).toThrow("newer release");
  });
});

describe("delivering", () => {
  test("a sink that is down for a day gets everything once, the others are not held up", async () => {
    const down = new RecordingSink("crm");
    const up = new RecordingSink("mail");
    const sinks = [down, up];
    down.failure = () => new DeliveryError("HTTP 500");
    const { outbox, dispatcher } = open(sinks);
    const people = Array.from({ length: 10 }, (_, index) => `person${index}@example.com`);
    for (const email of people) await outbox.accept(testLead({ email }));
    const start = now;
    await passTime(outbox, dispatcher, sinks, start + 24 * hour);
    expect(up.arrived).toHaveLength(10);
    expect(down.arrived).toHaveLength(0);
    expect(outbox.oldestPendingMs()).toBe(24 * hour);
    down.failure = () => undefined;
    await passTime(outbox, dispatcher, sinks, start + 27 * hour);
    expect(new Set(down.arrived.map(({ key }) => key)).size).toBe(10);
    expect(down.arrived).toHaveLength(10);
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 20, dead: 0 });
    outbox.close();
  });

  test("after three days it is given up, with a reason", async () => {
    const sink = new RecordingSink("crm");
    sink.failure = () => new DeliveryError("HTTP 401");
    const { outbox, dispatcher, database } = open([sink]);
    await outbox.accept(testLead());
    await passTime(outbox, dispatcher, [sink], now + 71 * hour);
    expect(outbox.counts()).toEqual({ pending: 1, delivered: 0, dead: 0 });
    await passTime(outbox, dispatcher, [sink], now + 4 * hour);
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 0, dead: 1 });
    expect(database.prepare("SELECT last_error FROM deliveries").get()).toEqual({ last_error: "HTTP 401" });
    outbox.close();
  });

  test("a week in which the server was off, or that its clock has left out, is no week of attempts", async () => {
    const sink = new RecordingSink("crm");
    sink.failure = () => new DeliveryError("HTTP 503");
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead());
    await passTime(outbox, dispatcher, [sink], now + 60_000);
    now += 7 * 24 * hour;
    await passTime(outbox, dispatcher, [sink], now + 60_000);
    expect(outbox.counts()).toEqual({ pending: 1, delivered: 0, dead: 0 });
    sink.failure = () => undefined;
    await passTime(outbox, dispatcher, [sink], now + 3 * hour);
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
    outbox.close();
  });

  test("Retry-After is kept", async () => {
    const sink = new RecordingSink("crm");
    sink.failure = () => new DeliveryError("HTTP 429", { retryAfterMs: hour });
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead());
    await passTime(outbox, dispatcher, [sink], now + hour - 1000);
    expect(sink.attempts).toBe(1);
    await passTime(outbox, dispatcher, [sink], now + 2000);
    expect(sink.attempts).toBe(2);
    outbox.close();
  });

  test("leads of one person keep their order, others go on", async () => {
    const sink = new RecordingSink("crm");
    let isDown = true;
    sink.failure = ({ lead }) =>
      isDown && lead.email === "ada@example.com" && lead.form === "first" ? new DeliveryError("HTTP 503") : undefined;
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead({ form: "first" }));
    await outbox.accept(testLead({ form: "second", email: "Ada@example.com" }));
    await outbox.accept(testLead({ form: "first", email: "grace@example.com" }));
    await dispatcher.settle();
    expect(sink.arrived.map(({ submission }) => submission.lead.email)).toEqual(["grace@example.com"]);
    isDown = false;
    await passTime(outbox, dispatcher, [sink], now + hour);
    expect(sink.arrived.map(({ submission }) => submission.lead.form)).toEqual(["first", "first", "second"]);
    outbox.close();
  });

  test("a delivery claimed by a process that died is tried again after its lease, with the same key", async () => {
    const sink = new RecordingSink("crm");
    const { outbox, dispatcher } = open([sink]);
    const { id } = await outbox.accept(testLead());
    expect(await outbox.claim("crm", 4, 6000)).toHaveLength(1);
    await dispatcher.settle();
    expect(sink.arrived).toHaveLength(0);
    now += 6000;
    await dispatcher.settle();
    expect(sink.arrived.map(({ key }) => key)).toEqual([`${id}:crm`]);
    outbox.close();
  });

  test("a clock set back postpones nothing: what was due by it is due now, and ages count from now", async () => {
    const sink = new RecordingSink("crm");
    sink.failure = () => new DeliveryError("HTTP 503");
    for (const [ahead, minutesLater] of [
      [24 * hour, 0],
      [24 * hour, 50],
      [3 * hour, 1],
      [0.1 * hour, 0],
    ] as const) {
      const right = now;
      // Accepted by the right clock, tried by the wrong one, too.
      const { outbox, dispatcher } = open([sink]);
      let setBack = 0;
      outbox.onClockSetBack = () => setBack++;
      await outbox.accept(testLead({ email: `early-${ahead}-${minutesLater}@example.com` }));
      await dispatcher.settle();
      now = right + ahead;
      await outbox.accept(testLead({ email: `late-${ahead}-${minutesLater}@example.com` }));
      await dispatcher.settle();
      now = right + minutesLater * 60_000;
      sink.failure = () => undefined;
      expect(setBack).toBe(0);
      await dispatcher.settle();
      expect(setBack).toBe(1);
      expect(outbox.counts().pending).toBe(0);
      await dispatcher.settle();
      expect(setBack).toBe(1);
      outbox.close();
      sink.failure = () => new DeliveryError("HTTP 503");
      now = right + 48 * hour;
    }
  });

  test("what a clock ahead accepted and cannot be delivered is noticed in time by the right one", async () => {
    const sink = new RecordingSink("crm");
    sink.failure = () => new DeliveryError("HTTP 503");
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead());
    now -= 24 * hour;
    await dispatcher.settle();
    now += 2 * hour;
    expect(outbox.oldestPendingMs()).toBe(2 * hour);
    outbox.close();
  });

  test("a lease of a process that died with the clock ahead runs out by the right one", async () => {
    const sink = new RecordingSink("crm");
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead());
    now += 24 * hour;
    await outbox.claim("crm", 4, 6000);
    now -= 24 * hour;
    await dispatcher.settle();
    expect(sink.arrived).toHaveLength(1);
    outbox.close();
  });

  test("a clock set back during an attempt does not begin a second one beside it", async () => {
    const sink = new RecordingSink("crm");
    const answer = Promise.withResolvers<void>();
    let attempts = 0;
    sink.deliver = () => {
      attempts++;
      return answer.promise;
    };
    const { outbox, dispatcher } = open([sink]);
    await outbox.accept(testLead());
    const first = dispatcher.settle();
    await outbox.writes.run(() => undefined);
    now -= 24 * hour;
    dispatcher.wake();
    await outbox.writes.run(() => undefined);
    await outbox.writes.run(() => undefined);
    answer.resolve();
    await first;
    expect(attempts).toBe(1);
    expect(outbox.counts().delivered).toBe(1);
    outbox.close();
  });

  test("a clock that steps by less than a minute, as clocks do, is nothing to speak of", async () => {
    const sink = new RecordingSink("crm");
    const { outbox, dispatcher } = open([sink]);
    let setBack = 0;
    outbox.onClockSetBack = () => setBack++;
    await outbox.accept(testLead());
    now -= 30_000;
    await dispatcher.settle();
    now += 30_000;
    await dispatcher.settle();
    expect([setBack, sink.arrived.length]).toEqual([0, 1]);
    outbox.close();
  });

  test("one sink that never answers does not hold up another", async () => {
    const hanging = new RecordingSink("crm");
    const { promise, resolve } = Promise.withResolvers<void>();
    hanging.deliver = () => promise;
    const quick = new RecordingSink("mail");
    const { outbox, dispatcher } = open([hanging, quick]);
    const allArrived = Promise.withResolvers<void>();
    const deliver = quick.deliver;
    quick.deliver = async (submission, key) => {
      await deliver(submission, key);
      if (quick.arrived.length === 20) allArrived.resolve();
    };
    for (let index = 0; index < 20; index++) await outbox.accept(testLead({ email: `p${index}@example.com` }));
    dispatcher.start();
    await allArrived.promise;
    expect(outbox.counts().pending).toBeGreaterThanOrEqual(20);
    resolve();
    await dispatcher.stop();
    outbox.close();
  });
});
