import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Lead } from "../../lead.ts";
import { openDatabase } from "../database.ts";
import { Dispatcher } from "../dispatcher.ts";
import { replayDead } from "../inbox.ts";
import { Outbox } from "../outbox.ts";
import { testLead } from "../test-lead.ts";
import { listmonkSink } from "./listmonk.ts";
import { mailchimpSink } from "./mailchimp.ts";
import type { Sink } from "./sink.ts";
import type { Trouble } from "./testing/api-server.ts";
import { startListmonkServer } from "./testing/listmonk-server.ts";
import { startMailchimpServer } from "./testing/mailchimp-server.ts";

const apiKey = "0123456789abcdef-us6";
const [user, token, listId] = ["website", "secret-token", "a1b2c3"];

let now: number;
let folder: string;
const clock = { now: () => now };
const logged: unknown[] = [];
const keep = (entry: unknown) => void logged.push(entry);
const closing: (() => unknown)[] = [];

beforeEach(() => {
  now = Date.parse("2026-03-01T08:00:00Z");
  folder = mkdtempSync(join(tmpdir(), "lists-"));
  closing.push(() => rmSync(folder, { recursive: true }));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An outbox with one sink, as the server has it. */
function outboxFor(sink: Sink) {
  const database = openDatabase(folder);
  const outbox = new Outbox({ database, clock, sinks: [sink] });
  const log = { info: keep, warn: keep, error: keep };
  const dispatcher = new Dispatcher({ outbox, sinks: [sink], clock, log, random: () => 0 });
  closing.push(() => outbox.close());
  const lastError = () =>
    database.prepare("SELECT last_error FROM deliveries ORDER BY sequence DESC").get()?.last_error;
  const replay = () => replayDead(database, now);
  return { outbox, dispatcher, lastError, replay };
}

function subscribed(email: string, details: Record<string, string> = {}): Lead {
  const values = { email, ...details, confirmedAt: "2026-03-01T07:59:00.000Z" };
  const fields = Object.entries(values).map(([name, value]) => ({ name, label: name, value }));
  return testLead({ form: "newsletter-subscribed", locale: "de", email, fields });
}

function unsubscribed(email: string): Lead {
  return testLead({ form: "newsletter-unsubscribed", email, fields: [{ name: "email", label: "", value: email }] });
}

type Setup = { key?: string; list?: string; hasPatch?: boolean; timeoutMs?: number };

async function mailchimp({ key = apiKey, list = listId, timeoutMs }: Setup = {}) {
  const server = await startMailchimpServer(apiKey, listId);
  closing.push(() => server.close());
  const sink = mailchimpSink({ url: server.url, apiKey: key, listId: list }, { clock, timeoutMs });
  const only = () => [...server.members.values()][0];
  return { server, ...outboxFor(sink), stateOf: () => only()?.status };
}

async function listmonk({ key = token, hasPatch, timeoutMs }: Setup = {}) {
  const server = await startListmonkServer(`${user}:${token}`, { hasPatch });
  closing.push(() => server.close());
  const sink = listmonkSink({ url: server.url, user, token: key, lists: [3, 4] }, { clock, timeoutMs });
  return { server, ...outboxFor(sink), stateOf: () => server.subscribers[0]?.lists[3] };
}

describe("both kinds of lists", () => {
  const kinds = [
    ["Mailchimp", mailchimp, "subscribed", "unsubscribed"],
    ["listmonk", listmonk, "confirmed", "unsubscribed"],
  ] as const;

  test.each(kinds)("%s takes subscriptions and their end, and no other lead", async (_, start, on, off) => {
    const { server, outbox, dispatcher, stateOf } = await start();
    await outbox.accept(testLead());
    await dispatcher.settle();
    expect(server.requests).toEqual([]);
    for (const [lead, state] of [
      [subscribed("o'brien+x@xn--mller-kva.de"), on],
      [unsubscribed("o'brien+x@xn--mller-kva.de"), off],
      [subscribed("O'Brien+x@xn--mller-kva.de", { firstName: "Zoë" }), on],
    ] as const) {
      await outbox.accept(lead);
      await dispatcher.settle();
      expect(stateOf()).toBe(state);
    }
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 3, dead: 0 });
  });

  const troubles: [string, Trouble, number][] = [
    ["answers 500", { status: 500 }, 5000],
    ["answers 503", { status: 503 }, 5000],
    ["answers 429 with Retry-After", { status: 429, headers: { "Retry-After": "3600" } }, 3_600_000],
    [
      "answers 429 with a time",
      { status: 429, headers: { "Retry-After": "Sun, 01 Mar 2026 08:30:00 GMT" } },
      1_800_000,
    ],
    ["answers 503 with a page of a proxy", { status: 503, body: "<html>Bad gateway</html>" }, 5000],
    ["answers 200 with a page of a proxy", { status: 200, body: "<html>Sign in</html>" }, 5000],
    ["answers 200 with half of its JSON", { status: 200, body: '{"id":"0f1e2d", "sta' }, 5000],
    ["leads elsewhere", { status: 302, headers: { Location: "https://elsewhere.example" } }, 5000],
    ["never answers", "hang", 5000],
    ["closes the connection", "die before", 5000],
    ["dies in its answer", "die after", 5000],
  ];
  const cases = kinds.flatMap(([name, start, on]) =>
    troubles.map(([what, trouble, waitMs]) => [name, what, { start, on, trouble, waitMs }] as const),
  );
  test.each(cases)("%s is asked again when it %s", async (_, __, { start, on, trouble, waitMs }) => {
    const { server, outbox, dispatcher, stateOf } = await start({ timeoutMs: trouble === "hang" ? 1000 : undefined });
    server.troubles.push(trouble);
    await outbox.accept(subscribed("ada@example.com"));
    await dispatcher.settle();
    expect(outbox.counts()).toMatchObject({ pending: 1, dead: 0 });
    const calls = server.requests.length;
    now += waitMs / 2 - 1;
    await dispatcher.settle();
    expect(server.requests).toHaveLength(calls);
    now += waitMs / 2 + 1;
    await dispatcher.settle();
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
    expect(stateOf()).toBe(on);
  });

  test.each(kinds)("%s refuses an address for good: dead at once, the reason without the address", async (_, start) => {
    const { server, outbox, dispatcher, lastError } = await start();
    logged.length = 0;
    await outbox.accept(subscribed("ada@invalid.example"));
    await dispatcher.settle();
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 0, dead: 1 });
    expect(server.requests).toHaveLength(1);
    expect(lastError()).toMatch(/^HTTP 400: Invalid /);
    expect(JSON.stringify([lastError(), logged])).not.toContain("@");
  });

  test.each(kinds)("%s is asked again with a wrong key, so that mending it loses nobody", async (_, start) => {
    const { outbox, dispatcher, lastError } = await start({ key: "a-wrong-one-us6" });
    await outbox.accept(subscribed("ada@example.com"));
    await dispatcher.settle();
    expect(lastError()).toMatch(/^HTTP 40[13]: .*API/i);
    expect(outbox.counts()).toEqual({ pending: 1, delivered: 0, dead: 0 });
  });
});

describe("Mailchimp", () => {
  test("gets names, organization and language; what is not known overwrites nothing", async () => {
    const { server, outbox, dispatcher } = await mailchimp();
    const details = { firstName: "Ada", lastName: "Lovelace", organization: "Engines" };
    await outbox.accept(subscribed("Ada@example.com", details));
    await dispatcher.settle();
    await outbox.accept(subscribed("ada@example.com", { firstName: "Augusta" }));
    await dispatcher.settle();
    expect([...server.members.values()]).toEqual([
      {
        email_address: "ada@example.com",
        status: "subscribed",
        language: "de",
        merge_fields: { FNAME: "Augusta", LNAME: "Lovelace", ORGANIZATI: "Engines" },
      },
    ]);
    expect(server.requests[0]?.body).toMatchObject({ timestamp_opt: "2026-03-01T07:59:00.000Z" });
  });

  test("a list that is not there is asked again, so that mending its id loses nobody", async () => {
    const { server, outbox, dispatcher, lastError } = await mailchimp({ list: "another" });
    await outbox.accept(subscribed("ada@example.com"));
    await dispatcher.settle();
    expect(lastError()).toBe("HTTP 404: Resource Not Found");
    expect(outbox.counts()).toMatchObject({ pending: 1, dead: 0 });
    expect(server.members.size).toBe(0);
  });

  test.each([
    [
      "fields that the list has otherwise",
      {
        title: "Invalid Resource",
        detail: "Your merge fields were invalid.",
        errors: [{ field: "ORGANIZATI", message: "ada@example.com is no choice" }, { field: "a@b.c" }],
      },
      "HTTP 400: Invalid Resource (ORGANIZATI)",
    ],
    [
      "an address deleted for good",
      { title: "Forgotten Email Not Subscribed" },
      "HTTP 400: Forgotten Email Not Subscribed",
    ],
    ["a member that a like service knows", { title: "Member Exists" }, "HTTP 400: Member Exists"],
    ["nothing readable", "ada@example.com", "HTTP 400: "],
  ])("is given up with the reason for the operator, and can be replayed: %s", async (_, problem, reason) => {
    const { server, outbox, dispatcher, lastError, stateOf, replay } = await mailchimp();
    server.troubles.push({ status: 400, body: JSON.stringify(problem) });
    await outbox.accept(subscribed("ada@example.com"));
    await dispatcher.settle();
    expect(lastError()).toBe(reason);
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 0, dead: 1 });
    replay();
    await dispatcher.settle();
    expect(stateOf()).toBe("subscribed");
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
  });

  test("who left by Mailchimp's own link is asked to confirm there", async () => {
    const { server, outbox, dispatcher, stateOf } = await mailchimp();
    server.leftByThemselves.add("ada@example.com");
    await outbox.accept(subscribed("ada@example.com"));
    await dispatcher.settle();
    expect(stateOf()).toBe("pending");
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
  });
});

describe("listmonk", () => {
  test.each([
    [true, "Augusta"],
    [false, "Ada"],
  ])("a known subscriber is added to our lists alone (changes of parts: %s)", async (hasPatch, name) => {
    const { server, outbox, dispatcher } = await listmonk({ hasPatch });
    const lists = { 3: "unsubscribed", 9: "unsubscribed" };
    server.subscribers.push({ id: 1, email: "ada@example.com", name: "Ada", attribs: { city: "Leipzig" }, lists });
    await outbox.accept(subscribed("ada@example.com", { firstName: "Augusta", organization: "Engines" }));
    await dispatcher.settle();
    const attribs = hasPatch ? { city: "Leipzig", locale: "de", organization: "Engines" } : { city: "Leipzig" };
    expect(server.subscribers).toEqual([
      {
        id: 1,
        email: "ada@example.com",
        name,
        attribs,
        lists: { 3: "confirmed", 4: "confirmed", 9: "unsubscribed" },
      },
    ]);
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 1, dead: 0 });
  });

  test("the end of a subscription leaves other lists alone; an unknown address needs nothing", async () => {
    const { server, outbox, dispatcher } = await listmonk();
    const lists = { 3: "confirmed", 9: "confirmed" };
    server.subscribers.push({ id: 1, email: "ada@example.com", name: "Ada", attribs: {}, lists });
    await outbox.accept(unsubscribed("ada@example.com"));
    await outbox.accept(unsubscribed("unknown@example.com"));
    await dispatcher.settle();
    expect(server.subscribers[0]?.lists).toEqual({ 3: "unsubscribed", 9: "confirmed" });
    expect(outbox.counts()).toEqual({ pending: 0, delivered: 2, dead: 0 });
  });
});
