import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Sealer } from "@waku/server/sealer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lead } from "../../lead.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import { UploadFiles } from "../../uploads/upload-files.ts";
import { openDatabase } from "../database.ts";
import { Dispatcher } from "../dispatcher.ts";
import { fileMailer, type Mailer } from "../mailer.ts";
import { Outbox } from "../outbox.ts";
import { mailFolder } from "../sinks/configured.ts";
import { DeliveryError, type Sink } from "../sinks/sink.ts";
import { teamMailSink } from "../sinks/team-mail.ts";
import { testLead } from "../test-lead.ts";
import { erasePerson } from "./erase-person.ts";
import { isErasedSince } from "./erased-addresses.ts";
import { exportPerson } from "./export-person.ts";
import { deleteExpired, keepRetention } from "./retention.ts";

const day = 24 * 3_600_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let dataDir: string;
let now: number;
let database: DatabaseSync;
let outbox: Outbox;
let dispatcher: Dispatcher;
let mailer: Mailer;
let isCrmDown: boolean;
const clock = { now: () => now };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "privacy-"));
  now = Date.parse("2026-03-01T08:00:00Z");
  isCrmDown = false;
  database = openDatabase(dataDir);
  mailer = fileMailer(mailFolder(dataDir), "website@localhost");
  const crm: Sink = {
    name: "crm",
    timeoutMs: 1000,
    accepts: () => true,
    async deliver() {
      if (isCrmDown) throw new DeliveryError("HTTP 400", { isPermanent: true });
    },
  };
  const siteUrl = "https://www.waku.example";
  const uploads = new UploadFiles({ dataDir, database, sealer: new Sealer("s".repeat(32)), siteUrl });
  const to = "team@localhost";
  const write: MailWriter = async (content) => ({
    subject: "Lead",
    text: JSON.stringify(content),
    html: "",
    replyTo: to,
  });
  const sinks = [crm, teamMailSink({ mailer, write, uploads, to, siteUrl, maxAttachmentBytes: 0 })];
  outbox = new Outbox({ database, clock, sinks });
  dispatcher = new Dispatcher({ outbox, sinks, clock, log: silent });
});
afterEach(() => {
  outbox.close();
  rmSync(dataDir, { recursive: true });
});

async function deliver(changes: Partial<Lead>): Promise<string> {
  const { id } = await outbox.accept(testLead(changes));
  await dispatcher.settle();
  return id;
}

function subscribe(email: string): void {
  database
    .prepare(
      "INSERT INTO subscriptions VALUES (?, 'de', '{\"firstName\":\"Quintessa\"}', 'consent', 1, 2, 'id', NULL, 'de')",
    )
    .run(email);
}

/** All files that hold a text, in whatever case. */
function filesWith(text: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").toLowerCase().includes(text.toLowerCase()));
}

const field = (name: string, value: string) => ({ name, label: name, value });

/** A person with everything the site can hold, among others. Upper and lower case name the same one. */
async function fillWithPeople(): Promise<void> {
  const fields = [field("name", "Quintessa Zephyr"), field("message", `Marzipan. ${"long ".repeat(2000)}`)];
  for (let index = 0; index < 40; index++) {
    await deliver({ email: `person-${index}@example.com` });
    if (index % 10 === 0)
      await deliver({ email: "Quintessa@example.com", fields: [...fields, field("n", `${index}`)] });
  }
  const files = [{ id: "0123abcd", name: "cv.pdf", type: "application/pdf", bytes: 23, hash: "h" }];
  writeFileSync(join(dataDir, "uploads", "0123abcd"), "Curriculum of Quintessa");
  writeFileSync(join(dataDir, "uploads", "other"), "of somebody else");
  await deliver({ email: "quintessa@example.com", form: "application", files });
  subscribe("quintessa@example.com");
  await mailer.send({
    id: `${crypto.randomUUID()}:newsletter`,
    to: "Quintessa@example.com",
    subject: "?",
    text: "",
    html: "",
  });
}

test("an erased person leaves no byte in database, log, mails and uploads, while a server has them open", async () => {
  await fillWithPeople();
  const marks = ["quintessa", "zephyr", "marzipan", "curriculum"];
  for (const mark of marks) expect(filesWith(mark), mark).not.toEqual([]);
  const operator = openDatabase(dataDir);
  const data = { database: operator, dataDir };
  const expected = {
    leads: 5,
    deliveries: 10,
    subscriptions: 1,
    mails: 6,
    uploads: 1,
    receivers: ["crm", "team-mail"],
    underWay: 0,
  };
  expect(erasePerson(data, " QUINTESSA@Example.com ", now, { isTrial: true })).toEqual(expected);
  expect(filesWith("quintessa")).not.toEqual([]);
  expect(erasePerson(data, " QUINTESSA@Example.com ", now)).toEqual(expected);
  operator.close();
  for (const mark of marks) expect(filesWith(mark), mark).toEqual([]);
  // Nobody else is touched, and the server goes on.
  expect(database.prepare("SELECT count(*) AS total FROM submissions").get()).toEqual({ total: 40 });
  expect(filesWith("of somebody else")).toHaveLength(1);
  await deliver({ email: "quintessa@example.com" });
  expect(erasePerson({ database, dataDir }, "quintessa@example.com", now)).toMatchObject({ leads: 1, mails: 1 });
  expect(erasePerson({ database, dataDir }, "quintessa@example.com", now)).toMatchObject({ leads: 0, mails: 0 });
});

test("erasing says when a delivery of the person is under way; what it has not read yet is gone", async () => {
  await outbox.accept(testLead());
  const [delivery] = await outbox.claim("crm", 1, 6000);
  const sequence = delivery?.sequence ?? 0;
  expect(outbox.submission(sequence)?.lead).toEqual(testLead());
  expect(erasePerson({ database, dataDir }, "ada@example.com", now).underWay).toBe(1);
  expect(outbox.submission(sequence)).toBeUndefined();
});

test("a person's data are handed over in full, nobody else's", async () => {
  await fillWithPeople();
  const handedOver = exportPerson({ database, dataDir }, "quintessa@example.com", now);
  expect(handedOver).toMatchObject({
    email: "quintessa@example.com",
    exportedAt: "2026-03-01T08:00:00.000Z",
    subscription: { email: "quintessa@example.com", locale: "de", consent_text: "consent" },
    uploads: [join(dataDir, "uploads", "0123abcd")],
  });
  expect(handedOver.leads.map(({ lead }) => lead.form).toSorted()).toEqual([
    "application",
    ...Array(4).fill("contact"),
  ]);
  expect(handedOver.leads.at(-1)?.deliveries).toMatchObject([
    { sink: "crm", state: "delivered" },
    { sink: "team-mail" },
  ]);
  expect(handedOver.mails).toHaveLength(6);
  expect(JSON.stringify(handedOver)).not.toContain("person-");
});

test("retention deletes what arrived long ago, and never what has not arrived everywhere", async () => {
  const retentionMs = 30 * day;
  const expire = () => deleteExpired({ database, dataDir, outbox, clock, retentionMs, log: silent });
  const age = (owner: string) =>
    utimesSync(join(mailFolder(dataDir), `${owner}-team-mail.eml`), now / 1000, now / 1000);
  const old = await deliver({ email: "old-lead@example.com" });
  isCrmDown = true;
  const dead = await deliver({ email: "dead-lead@example.com" });
  const waiting = (await outbox.accept(testLead({ email: "waiting-lead@example.com" }))).id;
  for (const id of [old, dead]) age(id);
  subscribe("subscriber@example.com");
  now += 30 * day;
  isCrmDown = false;
  const fresh = await deliver({ email: "fresh-lead@example.com" });
  for (const id of [waiting, fresh]) age(id);
  expect(await expire()).toEqual({ leads: 0, mails: 0, proofs: 0 });
  now += 1;
  expect(await expire()).toEqual({ leads: 1, mails: 1, proofs: 0 });
  expect(filesWith("old-lead@")).toEqual([]);
  expect(filesWith("subscriber@example.com")).not.toEqual([]);
  const left = () =>
    database
      .prepare("SELECT id FROM submissions ORDER BY sequence")
      .all()
      .map(({ id }) => id);
  expect(left()).toEqual([dead, waiting, fresh]);
  now += 30 * day;
  // The waiting lead arrived in the meantime; the dead one waits for an operator for ever.
  expect(await expire()).toEqual({ leads: 2, mails: 2, proofs: 0 });
  expect(left()).toEqual([dead]);
  expect(filesWith("dead-lead@").some((path) => path.endsWith(".eml"))).toBe(true);
});

test("retention keeps the proof of consent for three years after the end of a subscription, as the privacy page says", async () => {
  subscribe("stays@example.com");
  subscribe("left@example.com");
  database.prepare("UPDATE subscriptions SET unsubscribed_at = ? WHERE email = 'left@example.com'").run(now);
  const expire = () => deleteExpired({ database, dataDir, outbox, clock, retentionMs: 30 * day, log: silent });
  now += 3 * 365 * day;
  expect(await expire()).toEqual({ leads: 0, mails: 0, proofs: 0 });
  now += 1;
  expect(await expire()).toEqual({ leads: 0, mails: 0, proofs: 1 });
  expect(filesWith("left@example.com")).toEqual([]);
  expect(filesWith("stays@example.com")).not.toEqual([]);
});

test("retention deletes the mail to an address that was not confirmed once its link has expired", async () => {
  const id = crypto.randomUUID();
  await mailer.send({ id: `${id}:newsletter`, to: "unconfirmed@example.com", subject: "?", text: "", html: "" });
  utimesSync(join(mailFolder(dataDir), `${id}-newsletter.eml`), now / 1000, now / 1000);
  const expire = () => deleteExpired({ database, dataDir, outbox, clock, retentionMs: 30 * day, log: silent });
  now += 2 * day;
  expect(await expire()).toMatchObject({ mails: 0 });
  now += 1;
  expect(await expire()).toMatchObject({ mails: 1 });
  expect(filesWith("unconfirmed@example.com")).toEqual([]);
});

test("retention keeps a lead while its appointment is ahead, and deletes it with its uploads in the end", async () => {
  const uploads = new UploadFiles({ dataDir, database, sealer: new Sealer("s".repeat(32)), siteUrl: "" });
  const files = [{ id: "0123abcd", name: "plan.pdf", type: "application/pdf", bytes: 4, hash: "h" }];
  writeFileSync(uploads.path("0123abcd"), "plan");
  utimesSync(uploads.path("0123abcd"), now / 1000, now / 1000);
  const id = await deliver({ email: "booked@example.com", files });
  const ends = now + 60 * day;
  database
    .prepare("INSERT INTO bookings (id, submission, calendar, starts_at, ends_at) VALUES ('b', ?, 'demo', ?, ?)")
    .run(id, ends - 1, ends);
  const expire = () => deleteExpired({ database, dataDir, outbox, clock, retentionMs: 30 * day, log: silent });
  const booked = () => database.prepare("SELECT count(*) AS total FROM bookings").get();
  now = ends + 30 * day;
  expect([await expire(), booked()]).toMatchObject([{ leads: 0 }, { total: 1 }]);
  expect(await uploads.removeOrphans()).toBe(0);
  now += 1;
  expect([await expire(), booked()]).toMatchObject([{ leads: 1 }, { total: 0 }]);
  now += day;
  expect(await uploads.removeOrphans()).toBe(1);
  expect(await uploads.find({ id: "0123abcd" })).toBeUndefined();
});

test("the hash of an erased address is forgotten when no link from before opens any more", async () => {
  erasePerson({ database, dataDir }, "gone@example.com", now);
  const expire = () => deleteExpired({ database, dataDir, outbox, clock, retentionMs: 30 * day, log: silent });
  const kept = () => database.prepare("SELECT count(*) AS total FROM erased_addresses").get()?.total;
  now += 2 * day;
  await expire();
  expect([kept(), isErasedSince(database, "Gone@example.com", now - 2 * day)]).toEqual([1, true]);
  expect(isErasedSince(database, "other@example.com", now - 2 * day)).toBe(false);
  now += 1;
  await expire();
  expect(kept()).toBe(0);
});

test("retention goes through more leads than one transaction takes", async () => {
  await Promise.all(
    Array.from({ length: 1100 }, (_, index) => outbox.accept(testLead({ email: `p${index}@x.example` }))),
  );
  database.exec(`UPDATE deliveries SET state = 'delivered', finished_at = ${now}`);
  now += 8 * day;
  const options = { database, dataDir, outbox, clock, retentionMs: 7 * day, log: silent };
  expect(await deleteExpired(options)).toEqual({ leads: 1100, mails: 0, proofs: 0 });
});

test("retention deletes nothing by a clock that is wrong for some hours, and what is due within a day", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const hour = 3_600_000;
  const id = await deliver({ email: "young@example.com" });
  const isKept = () => database.prepare("SELECT 1 FROM submissions WHERE id = ?").get(id) !== undefined;
  const options = { database, dataDir, outbox, clock, retentionMs: 30 * day, log: silent };
  /** Goes on by so many hours, at each of which the clock shows so much too much, and deletions are done. */
  const pass = async (hours: number, wrongBy = 0) => {
    for (let count = 0; count < hours; count++) {
      now += hour + wrongBy;
      vi.advanceTimersByTime(hour);
      // Deletions wait for one another in this queue.
      await vi.waitFor(() => outbox.writes.run(() => undefined));
      now -= wrongBy;
    }
  };
  now += 365 * day;
  let end = keepRetention(options);
  now -= 365 * day;
  try {
    await pass(20, 365 * day);
    expect(isKept(), "a year ahead from the first start").toBe(true);
    await pass(48);
    await pass(22, day * 29.5);
    await pass(1, -day);
    expect(isKept(), "ahead, and back").toBe(true);
    end();
    now += 27 * day;
    end = keepRetention(options);
    await pass(20);
    expect(isKept(), "off for weeks").toBe(true);
    await pass(24);
    await expect.poll(isKept).toBe(false);
  } finally {
    end();
    vi.useRealTimers();
  }
});
