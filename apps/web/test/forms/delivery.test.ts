import { createHmac } from "node:crypto";
import { reservePort } from "@waku/testing";
import { afterEach, expect, test } from "vitest";
import { copyContent } from "../content-copy";
import { type FormSite, startFormSite, until } from "./form-site";
import { type MailSink, startMailSink, startWebhookSink, type WebhookSink } from "./sinks";

const secret = "a-shared-secret-of-the-crm";
const mail = { MAIL_FROM: "WAKU Robotics <website@waku.example>", MAIL_TO: "team@waku.example" };

const open: { stop?: () => Promise<unknown>; close?: () => Promise<void> }[] = [];
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
  await until(() => crm.taken.length > 0 && smtp.mails.length > 1, "both sinks");

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

  const received = smtp.mails.find(({ to }) => to[0] === "team@waku.example");
  expect(received).toMatchObject({ from: "website@waku.example", to: ["team@waku.example"] });
  expect(received?.headers).toContain(`Subject: Nachricht: ${name}`);
  expect(received?.headers).toContain("Reply-To: o'brien+x@xn--mller-kva.de");
  expect(received?.text).toContain("Zeile 1\nZeile 2");

  // The receiving server tells domains in Unicode.
  const confirmation = smtp.mails.find(({ to }) => to[0] === "o'brien+x@müller.de");
  expect(confirmation?.headers).toContain("To: o'brien+x@xn--mller-kva.de");
  expect(confirmation?.headers).toContain("Subject: Danke, Ihre Nachricht ist da | WAKU Robotics");
  for (const part of [confirmation?.text, confirmation?.html]) {
    expect(part).toContain("Ein Mensch liest sie");
    expect(part).not.toContain("Müller");
    expect(part).not.toContain("Zeile 1");
  }
  expect([crm.calls.length, smtp.mails.length]).toEqual([1, 2]);
});

test.each(["de", "en"] as const)(
  "who asks for a whitepaper gets a mail with a link to the document (%s)",
  async (locale) => {
    const smtp = keep(await startMailSink());
    const site = keep(await startFormSite({ SMTP_URL: smtp.url, ...mail, SITE_URL: "https://www.waku.example" }));
    for (const name of [
      "maintenance-modernization-checklist-cmms",
      "overcome-downtime-automated-warehouse-facility-whitepaper",
    ]) {
      const path = `/${locale}/specials/${name}`;
      const email = `${name.length}@example.com`;
      expect((await site.send(path, { form: "whitepaper", email })).status).toBe(303);
      await until(() => smtp.mails.some(({ to }) => to[0] === email), "the visitor's mail");
      const sent = smtp.mails.find(({ to }) => to[0] === email);
      const link = /https:\S+\.pdf/.exec(sent?.text ?? "")?.[0] ?? "";
      expect(link).toBe(`https://www.waku.example${path}.pdf`);
      expect(sent?.html).toContain(`href="${link}"`);
      const response = await fetch(site.url + new URL(link).pathname);
      const document = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(document.subarray(0, 5).toString()).toBe("%PDF-");
      expect(document.length).toBeGreaterThan(10_000);
    }
  },
);

test("a whitepaper that is a file of the operator's own is what the mail leads to", async () => {
  const content = await copyContent();
  const file = "handbooks/battery-log.csv";
  for (const locale of ["de", "en"])
    await content.edit(`${locale}/pages/specials/maintenance-modernization-checklist-cmms.yaml`, (text) =>
      text.replace("form: whitepaper\n", `form: whitepaper\n    document: ${file}\n`),
    );
  const smtp = keep(await startMailSink());
  const site = keep(await startFormSite({ SMTP_URL: smtp.url, ...mail, CONTENT_DIR: content.folder }));
  const path = "/en/specials/maintenance-modernization-checklist-cmms";
  expect((await site.send(path, { form: "whitepaper", email: "own@example.com" })).status).toBe(303);
  await until(() => smtp.mails.some(({ to }) => to[0] === "own@example.com"), "the visitor's mail");
  const text = smtp.mails.find(({ to }) => to[0] === "own@example.com")?.text ?? "";
  expect(text).toContain(`/media/${file}`);
  expect((await fetch(`${site.url}/media/${file}`)).status).toBe(200);
  expect((await fetch(`${site.url}${path}.pdf`)).status).toBe(404);
  await content.remove();
});

test("visitors' text is shown as typed in mails to the team: no markup, any direction of writing", async () => {
  const smtp = keep(await startMailSink());
  const site = keep(await startFormSite({ SMTP_URL: smtp.url, ...mail }));
  const company = '<img src=x onerror=alert(1)> & "Co"';
  const name = "\u202Efdp.live\u202C מרים";
  await site.send("/en/contact", contact("ada@example.com", { name, company, message: "1 < 2\n\n<script>x</script>" }));
  const toTeam = () => smtp.mails.find(({ to }) => to[0] === "team@waku.example");
  await until(() => toTeam() !== undefined, "the mail to the team");
  const { html = "", text = "", headers = "" } = toTeam() ?? {};
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;");
  expect(text).toContain(company);
  expect(text).toContain("1 < 2\n\n<script>x</script>");
  expect(html).toContain('dir="auto"');
  // What would turn the subject or the page around is left out.
  expect(headers).toContain("Subject: Message: fdp.live מרים");
  expect(html).toContain(">fdp.live מרים<");
});

test("one address gets five confirmations a day, the team gets every lead", async () => {
  const smtp = keep(await startMailSink());
  const site = keep(await startFormSite({ SMTP_URL: smtp.url, ...mail }));
  for (let count = 0; count < 7; count++)
    await site.send("/en/contact", contact("ada@example.com", { message: `Message ${count}` }));
  const to = (address: string) => smtp.mails.filter((mail) => mail.to[0] === address).length;
  await site.send("/en/contact", contact("bob@example.com"));
  await until(() => to("team@waku.example") === 8 && to("bob@example.com") === 1, "all mails to the team");
  expect(to("ada@example.com")).toBe(5);
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
  await until(() => smtp.mails.length > 1, "the mails");
  expect(smtp.mails.map(({ to }) => to).sort()).toEqual([["ada@example.com"], ["team@waku.example"]]);
  for (const { headers } of smtp.mails) expect(headers).not.toMatch(/^Bcc:/im);
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
  const [webhookPort, smtpPort] = [await reservePort(), await reservePort()];
  const site = keep(
    await startFormSite({
      WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/leads`,
      WEBHOOK_SECRET: secret,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...mail,
    }),
  );
  expect((await site.send("/en/contact", contact("ada@example.com"))).status).toBe(303);
  await until(() => site.output().split("will be tried again").length > 3, "all first attempts");
  const crm = keep(await startWebhookSink(undefined, webhookPort));
  const smtp = keep(await startMailSink(smtpPort));
  await until(() => crm.taken.length === 1 && smtp.mails.length === 2, "both sinks");
});

test.each([
  ["a day ahead", "2027-03-04T09:00:00+01:00"],
  ["a day behind", "2027-03-02T09:00:00+01:00"],
])("a clock %s, put right: leads, forms and the newsletter go on as if nothing had been", async (_what, wrong) => {
  const isAhead = wrong > "2027-03-03";
  const webhookPort = await reservePort();
  const smtp = keep(await startMailSink());
  const settings = {
    WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/leads`,
    WEBHOOK_SECRET: secret,
    SMTP_URL: smtp.url,
    TRUSTED_PROXY_HOPS: "1",
    ...mail,
  };
  const first = await startFormSite(settings, { now: wrong });
  const links = (name: string) =>
    smtp.mails.flatMap(({ text }) => new RegExp(`\\?${name}=(\\S+)`).exec(text)?.[1] ?? []);
  const step = (site: FormSite, name: string, token = "") =>
    site.send("/en/newsletter", { form: `newsletter-${name}`, token });
  const subscribe = async (site: FormSite, mails: number) => {
    await site.send("/en/newsletter", { form: "newsletter", email: "reader@example.com" });
    await until(() => links("confirm").length === mails, "the confirmation mail");
    return (await step(site, "confirm", links("confirm").at(-1))).status;
  };
  const stamp = await (await fetch(`${first.url}/forms/stamp`)).text();
  expect((await first.send("/en/contact", contact("ada@example.com"))).status).toBe(303);
  expect(await subscribe(first, 1)).toBe(303);
  await until(() => links("unsubscribe").length === 1, "the welcome mail");
  expect((await step(first, "unsubscribe", links("unsubscribe")[0])).status).toBe(303);
  await until(() => first.output().split("will be tried again").length > 2, "attempts that failed");
  await first.kill();

  const crm = keep(await startWebhookSink(undefined, webhookPort));
  const second = keep(await startFormSite(settings, { now: "2027-03-03T09:00:30+01:00", dataDir: first.dataDir }));
  const form = contact("ada@example.com", { message: "Again", wk_stamp: stamp });
  expect((await second.send("/en/contact", form)).status).toBe(303);
  expect((await second.send("/en/contact", contact("ada@example.com"))).status).toBe(303);
  await until(() => crm.taken.filter(({ lead }) => lead.form === "contact").length === 3, "three leads of one person");
  await until(() => crm.taken.some(({ lead }) => lead.form === "newsletter-unsubscribed"), "the reader's");
  for (const { body } of crm.taken) expect(JSON.parse(body).suspicions).toEqual([]);
  expect(await subscribe(second, 2)).toBe(303);

  const ready = await fetch(`${second.url}/readyz`);
  const warning = "the clock was set back; deliveries that it had postponed are due now";
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", ...(isAhead && { warning }) }]);
  expect(second.output().includes("the clock was set back")).toBe(isAhead);
});
