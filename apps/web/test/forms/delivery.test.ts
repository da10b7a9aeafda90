import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { type FormSite, freePort, startFormSite, until } from "./form-site";
import { type MailSink, startMailSink, startWebhookSink, type WebhookSink } from "./sinks";

const secret = "a-shared-secret-of-the-crm";
const mail = { MAIL_FROM: "WAKU Robotics <website@waku.example>", MAIL_TO: "team@waku.example" };

const open: { stop?: () => Promise<void>; close?: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await (part.stop ?? part.close)?.();
});

function keep<T extends FormSite | MailSink | WebhookSink>(part: T): T {
  open.push(part);
  return part;
}

const contact = (email: string, changes: Record<string, string> = {}) => ({
  form: "contact",
  name: "Ada",
  email,
  message: "Hello",
  ...changes,
});

test("a lead arrives once in every sink: signed webhook and one mail to one recipient", async () => {
  const crm = keep(await startWebhookSink());
  const smtp = keep(await startMailSink());
  const site = keep(await startFormSite({ WEBHOOK_URL: crm.url, WEBHOOK_SECRET: secret, SMTP_URL: smtp.url, ...mail }));
  const name = "Zoë Müller 🤖 محمد";
  const form = contact("o'brien+x@müller.de", { name, message: "Zeile 1\r\nZeile 2", utm_source: "fair" });
  const response = await site.send("/de/contact", form);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/thank-you?form=contact"]);
  await until(() => crm.taken.length > 0 && smtp.mails.length > 0, "both sinks");

  const [call] = crm.taken;
  const signature = String(call?.headers["x-signature"]);
  const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(hex).toBe(createHmac("sha256", secret).update(`${seconds}.${call?.body}`).digest("hex"));
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  expect(call?.lead).toMatchObject({
    form: "contact",
    locale: "de",
    page: "contact",
    email: "o'brien+x@xn--mller-kva.de",
    fields: { name, message: "Zeile 1\nZeile 2" },
    campaign: { utm_source: "fair" },
    suspicions: [],
  });

  const [received] = smtp.mails;
  expect(received).toMatchObject({ from: "website@waku.example", to: ["team@waku.example"] });
  expect(received?.headers).toContain(`Subject: Nachricht: ${name}`);
  expect(received?.headers).toContain("Reply-To: o'brien+x@xn--mller-kva.de");
  expect(received?.text).toContain("Zeile 1\r\nZeile 2");
  expect([crm.calls.length, smtp.mails.length]).toEqual([1, 1]);
});

test("line breaks in any field add neither a header nor a recipient", async () => {
  const smtp = keep(await startMailSink());
  const site = keep(await startFormSite({ SMTP_URL: smtp.url, ...mail }));
  const evil = "Ada\r\nBcc: victim@example.com\r\n\r\nBuy now";
  await site.send(
    "/en/contact",
    contact("ada@example.com", { name: evil, company: evil, phone: evil, utm_source: evil }),
  );
  const refused = await site.send("/en/contact", contact("ada@example.com\r\nBcc: victim@example.com"));
  expect(refused.status).toBe(422);
  await until(() => smtp.mails.length > 0, "the mail");
  expect(smtp.mails.map(({ to }) => to)).toEqual([["team@waku.example"]]);
  expect(smtp.mails[0]?.headers).not.toMatch(/^Bcc:/im);
});

test("sinks that answer 500, 429, hang or die mid-response get every lead once", async () => {
  const crm = keep(
    await startWebhookSink((call, response, attempt) => {
      if (attempt > 1) return false;
      const [kind] = call.lead.email.split("@");
      if (kind === "broken") response.writeHead(500).end();
      else if (kind === "busy") response.writeHead(429, { "Retry-After": "1" }).end();
      else if (kind === "dying") {
        response.writeHead(200, { "Content-Length": "1000" });
        response.write("{", () => response.socket?.destroy());
      } else if (kind !== "hanging") return false;
      return true;
    }),
  );
  const site = keep(await startFormSite({ WEBHOOK_URL: crm.url, WEBHOOK_SECRET: secret }));
  const kinds = ["broken", "busy", "dying", "hanging", "fine"];
  for (const kind of kinds) expect((await site.send("/en/contact", contact(`${kind}@example.com`))).status).toBe(303);
  await until(
    () => crm.taken.some(({ lead }) => lead.email === "fine@example.com"),
    "the lead nothing happens to",
    5000,
  );
  await until(() => crm.taken.length === 5, "the others, after their retries");
  expect(crm.taken.map(({ lead }) => lead.email.split("@")[0]).sort()).toEqual(kinds.toSorted());
  const keys = new Map<string, Set<unknown>>();
  for (const { lead, headers } of crm.calls)
    keys.set(lead.email, (keys.get(lead.email) ?? new Set()).add(headers["idempotency-key"]));
  expect([...keys.values()].map((set) => set.size)).toEqual([1, 1, 1, 1, 1]);
});

test("sinks that are down get their leads when they are back", async () => {
  const [webhookPort, smtpPort] = [await freePort(), await freePort()];
  const site = keep(
    await startFormSite({
      WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/leads`,
      WEBHOOK_SECRET: secret,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...mail,
    }),
  );
  expect((await site.send("/en/contact", contact("ada@example.com"))).status).toBe(303);
  await until(() => site.output().split("will be tried again").length > 2, "both first attempts");
  const crm = keep(await startWebhookSink(undefined, webhookPort));
  const smtp = keep(await startMailSink(smtpPort));
  await until(() => crm.taken.length === 1 && smtp.mails.length === 1, "both sinks");
});
