import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { UploadFiles } from "../../uploads/upload-files.ts";
import { openDatabase } from "../database.ts";
import { Dispatcher } from "../dispatcher.ts";
import { smtpMailer } from "../mailer.ts";
import { Outbox } from "../outbox.ts";
import { testLead } from "../test-lead.ts";
import { teamMailSink } from "./team-mail.ts";
import { visitorMailSink } from "./visitor-mail.ts";

let folder: string;
let now: number;
const clock = { now: () => now };
const closing: (() => unknown)[] = [];

beforeEach(() => {
  now = Date.parse("2026-03-01T08:00:00Z");
  folder = mkdtempSync(join(tmpdir(), "mails-"));
  closing.push(() => rmSync(folder, { recursive: true }));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Where a server refuses, and with which code. */
type Trouble =
  | { at: "connect" | "auth" | "sender" | "recipient" | "message"; code: number }
  | Silence
  | "drops after taking";
type Silence = "never greets" | "never answers to a mail" | "never ends its answer to a mail";

/** A mail server that has trouble until it is mended. What it takes is kept by Message-ID and recipient. */
async function startMailServer(trouble: Trouble) {
  const taken: string[] = [];
  let isMended = false;
  const answer = (at: string) => {
    if (isMended || typeof trouble === "string" || trouble.at !== at) return undefined;
    return Object.assign(new Error("ada@example.com is refused"), { responseCode: trouble.code });
  };
  const connected = () =>
    [...server.connections].flatMap((connection) => (connection as { _socket?: Socket })._socket ?? []);
  const options: SMTPServerOptions = {
    hideSTARTTLS: true,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onConnect: (_, done) => {
      if (isMended || trouble !== "never greets") done(answer("connect"));
    },
    onAuth: (_, __, done) => done(answer("auth"), { user: "website" }),
    onMailFrom: (_, __, done) => done(answer("sender")),
    onRcptTo: (_, __, done) => done(answer("recipient")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refused = answer("message");
        if (refused) return done(refused);
        const id = /^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1];
        taken.push(`${id} ${session.envelope.rcptTo[0]?.address}`);
        if (typeof trouble !== "string" || isMended) return done();
        for (const socket of connected()) {
          if (trouble === "drops after taking") socket.destroy();
          if (trouble !== "never ends its answer to a mail") continue;
          const answering = setInterval(() => socket.write("250-Wait\r\n"), 10);
          socket.once("close", () => clearInterval(answering));
        }
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const mend = () => {
    isMended = true;
  };
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://website:secret@127.0.0.1:${port}`, taken, mend };
}

const from = "website@waku.example";

/** An outbox with both mails of a lead. */
async function outboxFor(url: string, mailer = smtpMailer(url, from)) {
  const to = "team@waku.example";
  const write = async () => ({ subject: "S", text: "T", html: "<p>T</p>", replyTo: to });
  const common = { mailer, write, to, siteUrl: "https://www.waku.example", maxAttachmentBytes: 0 };
  const sinks = [teamMailSink({ ...common, uploads: {} as UploadFiles }), visitorMailSink(mailer, write)];
  const database = openDatabase(folder);
  const outbox = new Outbox({ database, clock, sinks });
  const quiet = () => undefined;
  const dispatcher = new Dispatcher({ outbox, sinks, clock, log: { info: quiet, warn: quiet, error: quiet } });
  closing.push(() => outbox.close(), mailer.close);
  await outbox.accept(testLead({ visitorMail: { template: "form-confirmation" } }));
  await dispatcher.settle();
  const states = () =>
    Object.fromEntries(
      database
        .prepare("SELECT sink, state, last_error FROM deliveries")
        .all()
        .map(({ sink, state, last_error }) => [sink, state === "delivered" ? "delivered" : `${state}: ${last_error}`]),
    );
  return { dispatcher, states };
}

const later = 10 * 60_000;

test.each<[string, Trouble, string, string]>([
  ["is too busy", { at: "connect", code: 421 }, "pending: SMTP 421", "pending: SMTP 421"],
  ["takes no sign-in", { at: "auth", code: 535 }, "pending: SMTP 535", "pending: SMTP 535"],
  ["refuses the sender", { at: "sender", code: 550 }, "pending: SMTP 550", "pending: SMTP 550"],
  ["puts off strangers (greylisting)", { at: "recipient", code: 450 }, "pending: SMTP 450", "pending: SMTP 450"],
  ["has an error of its own", { at: "recipient", code: 451 }, "pending: SMTP 451", "pending: SMTP 451"],
  ["has a full mailbox for now", { at: "recipient", code: 452 }, "pending: SMTP 452", "pending: SMTP 452"],
  ["has no disk left for now", { at: "message", code: 452 }, "pending: SMTP 452", "pending: SMTP 452"],
  ["does not know the mailbox", { at: "recipient", code: 550 }, "dead: SMTP 550", "pending: SMTP 550"],
  ["does not take its name", { at: "recipient", code: 553 }, "dead: SMTP 553", "pending: SMTP 553"],
  ["has a mailbox that is full", { at: "recipient", code: 552 }, "dead: SMTP 552", "pending: SMTP 552"],
  ["finds the mail too large", { at: "message", code: 552 }, "dead: SMTP 552", "pending: SMTP 552"],
  ["takes the mail for spam", { at: "message", code: 554 }, "dead: SMTP 554", "pending: SMTP 554"],
])(
  "when the mail server %s: the visitor's mail, the team's, and both once it is mended",
  async (_, trouble, visitor, team) => {
    const server = await startMailServer(trouble);
    const { dispatcher, states } = await outboxFor(server.url);
    const before = states();
    expect(before["visitor-mail"]).toContain(visitor);
    expect(before["team-mail"]).toContain(team);
    // Reasons stand in logs and lists of operators.
    expect(JSON.stringify(before)).not.toContain("@");
    expect(server.taken).toEqual([]);
    server.mend();
    now += later;
    await dispatcher.settle();
    expect(states()["team-mail"]).toBe("delivered");
    expect(states()["visitor-mail"]).toBe(visitor.startsWith("dead") ? before["visitor-mail"] : "delivered");
    expect(server.taken).toHaveLength(visitor.startsWith("dead") ? 1 : 2);
  },
);

test("an answer that is lost makes the mail come again under the same Message-ID, by which it can be told", async () => {
  const server = await startMailServer("drops after taking");
  const { dispatcher, states } = await outboxFor(server.url);
  for (const state of Object.values(states())) expect(state).toMatch(/^pending: SMTP E/);
  server.mend();
  now += later;
  await dispatcher.settle();
  expect(states()).toEqual({ "team-mail": "delivered", "visitor-mail": "delivered" });
  expect(new Set(server.taken).size).toBe(2);
});

test.each<[Silence, string]>([
  ["never greets", "SMTP ETIMEDOUT"],
  ["never answers to a mail", "SMTP ETIMEDOUT"],
  ["never ends its answer to a mail", "SMTP EABORT"],
])("a mail server that %s is given up, and gets both mails once it is mended", async (trouble, reason) => {
  const server = await startMailServer(trouble);
  const hasty = smtpMailer(server.url, from, { wholeMs: 900, connectMs: 300, greetingMs: 300, silenceMs: 300 });
  const patient = smtpMailer(server.url, from);
  let mailer = hasty;
  closing.push(hasty.close, patient.close);
  const { dispatcher, states } = await outboxFor(server.url, {
    send: (mail) => mailer.send(mail),
    close: () => undefined,
  });
  expect(states()).toEqual({ "team-mail": `pending: ${reason}`, "visitor-mail": `pending: ${reason}` });
  server.mend();
  mailer = patient;
  now += later;
  await dispatcher.settle();
  expect(states()).toEqual({ "team-mail": "delivered", "visitor-mail": "delivered" });
  // What was taken without an answer can be told by its Message-ID.
  expect(new Set(server.taken).size).toBe(2);
});
