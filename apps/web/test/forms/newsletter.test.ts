import { readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type ListmonkServer,
  type MailchimpServer,
  startListmonkServer,
  startMailchimpServer,
} from "@waku/leads/testing";
import { reservePort } from "@waku/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./form-site";
import { type MailSink, type ReceivedMail, startMailSink, startWebhookSink, type WebhookSink } from "./sinks";

let site: FormSite;
let smtp: MailSink;
let crm: WebhookSink;
let mailchimp: MailchimpServer;
let listmonk: ListmonkServer;

beforeAll(async () => {
  smtp = await startMailSink();
  crm = await startWebhookSink();
  mailchimp = await startMailchimpServer("0123456789abcdef", "a1b2c3");
  listmonk = await startListmonkServer("website:secret-token");
  site = await startFormSite({
    TRUSTED_PROXY_HOPS: "1",
    SMTP_URL: smtp.url,
    MAIL_FROM: "website@waku.example",
    MAIL_TO: "team@waku.example",
    WEBHOOK_URL: crm.url,
    WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
    MAILCHIMP_API_KEY: "0123456789abcdef",
    MAILCHIMP_LIST_ID: "a1b2c3",
    MAILCHIMP_URL: mailchimp.url,
    LISTMONK_URL: listmonk.url,
    LISTMONK_USER: "website",
    LISTMONK_TOKEN: "secret-token",
    LISTMONK_LISTS: "1",
  });
});
afterAll(async () => {
  await site.stop();
  await mailchimp.close();
  await listmonk.close();
  await crm.close();
  await smtp.close();
});

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const linkIn = (mail: ReceivedMail | undefined) => new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
const subscriptions = (email: string) => {
  const database = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT * FROM subscriptions WHERE email = ?").all(email);
  database.close();
  return rows;
};

let visitors = 0;

/** Every request comes from another network, so that the limit per connection does not interfere. */
function subscribe(email: string, changes: Record<string, string> = {}) {
  const address = `10.0.${++visitors}.1`;
  return site.send("/de/newsletter", { form: "newsletter", email, ...changes }, { "X-Forwarded-For": address });
}

async function confirm(email: string): Promise<ReceivedMail | undefined> {
  await subscribe(email);
  const token = linkIn(mailsTo(email)[0]).searchParams.get("confirm") ?? "";
  await site.send("/de/newsletter", { form: "newsletter-confirm", token });
  await until(() => mailsTo(email).length === 2, "the welcome mail");
  return mailsTo(email)[1];
}

test("an address is stored only after its owner pressed the button", async () => {
  const email = "ada@example.com";
  const stranger = "Visit http://spam.example now";
  const response = await subscribe(email, { firstName: stranger, lastName: "Lovelace", organization: stranger });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/thank-you?form=newsletter"]);

  const [mail] = mailsTo(email);
  expect(mail?.to).toEqual([email]);
  expect(mail?.text).not.toContain("spam.example");
  expect(mail?.headers).toContain("Subject: Bitte bestätigen: Newsletter von WAKU Robotics");
  for (const file of readdirSync(site.dataDir).filter((name) => name.startsWith("outbox")))
    expect(readFileSync(join(site.dataDir, file), "latin1"), file).not.toContain(email);

  const link = linkIn(mail);
  expect(decodeURIComponent(link.href)).not.toContain(email);
  const page = await fetch(site.url + link.pathname + link.search);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const shown = await page.text();
  expect(shown).toContain("<title>Bestätigen Sie Ihre Anmeldung | WAKU Care</title>");
  expect(shown).toContain("Anmeldung bestätigen</button>");
  expect(subscriptions(email)).toEqual([]);

  const token = link.searchParams.get("confirm") ?? "";
  for (let press = 0; press < 2; press++) {
    const confirmed = await site.send("/de/newsletter", { form: "newsletter-confirm", token });
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([
      303,
      "/de/thank-you?form=newsletter-confirm",
    ]);
  }
  const thanks = await (await fetch(`${site.url}/de/thank-you?form=newsletter-confirm`)).text();
  expect(thanks).toContain("<title>Willkommen, Sie sind dabei | WAKU Care</title>");
  expect(thanks).not.toContain("Nachricht ist angekommen");
  const [row] = subscriptions(email);
  expect(row).toMatchObject({
    locale: "de",
    consent_text: expect.stringContaining("willigen Sie ein"),
    unsubscribed_at: null,
  });
  expect(Number(row?.confirmed_at)).toBeGreaterThanOrEqual(Number(row?.requested_at));
  expect(JSON.parse(String(row?.details))).toEqual({
    firstName: stranger,
    lastName: "Lovelace",
    organization: stranger,
  });
  await until(() => crm.taken.some(({ lead }) => lead.email === email) && mailsTo(email).length === 2, "the sinks");
  expect(crm.taken.filter(({ lead }) => lead.email === email).map(({ lead }) => lead.form)).toEqual([
    "newsletter-subscribed",
  ]);
  const toTeam = () => mailsTo("team@waku.example").find(({ text }) => text.includes(email));
  await until(() => toTeam() !== undefined, "the team's mail");
  expect(toTeam()?.text).toMatch(/Bestätigt\n[A-Z]\w+, \d+\. [A-Z]\w+ \d{4}, \d\d:\d\d\sUhr \(Ortszeit Berlin\)/);
  expect(toTeam()?.text).not.toMatch(/firstName|confirmedAt|\d{4}-\d\d-\d\dT/);
});

test("mail programs unsubscribe with one click, without a redirect; subscribing again is possible", async () => {
  const email = "one-click@example.com";
  const welcome = await confirm(email);
  const address = /^List-Unsubscribe: <(\S+)>/im.exec(welcome?.headers ?? "")?.[1] ?? "";
  expect(welcome?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  const { pathname, search } = new URL(address);

  const shown = await fetch(site.url + pathname + search);
  expect(await shown.text()).toContain("Newsletter abbestellen</button>");
  expect(subscriptions(email)).toMatchObject([{ unsubscribed_at: null }]);

  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const response = await fetch(site.url + pathname + search, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(200);
  expect(subscriptions(email)).toMatchObject([{ unsubscribed_at: expect.any(Number) }]);

  // The old confirmation link does not bring the address back; a new one does.
  const old = linkIn(mailsTo(email)[0]).searchParams.get("confirm") ?? "";
  expect((await site.send("/de/newsletter", { form: "newsletter-confirm", token: old })).status).toBe(410);
  await subscribe(email);
  const fresh =
    linkIn(mailsTo(email).findLast(({ text }) => text.includes("?confirm="))).searchParams.get("confirm") ?? "";
  await site.send("/de/newsletter", { form: "newsletter-confirm", token: fresh });
  expect(subscriptions(email)).toMatchObject([{ unsubscribed_at: null }]);
  const events = () => crm.taken.filter(({ lead }) => lead.email === email).map(({ lead }) => lead.form);
  await until(() => events().length === 3, "all three events");
  expect(events()).toEqual(["newsletter-subscribed", "newsletter-unsubscribed", "newsletter-subscribed"]);
});

test("after unsubscribing, no link that was asked for before brings the address back", async () => {
  const email = "leaves@example.com";
  await subscribe(email);
  await subscribe(email);
  await until(() => mailsTo(email).length === 2, "both links");
  const tokens = mailsTo(email).map((mail) => linkIn(mail).searchParams.get("confirm") ?? "");
  await site.send("/de/newsletter", { form: "newsletter-confirm", token: tokens[0] ?? "" });
  await until(() => mailsTo(email).length === 3, "the welcome mail");
  const end = new URL(/^List-Unsubscribe: <(\S+)>/im.exec(mailsTo(email)[2]?.headers ?? "")?.[1] ?? "");
  await site.send("/de/newsletter", {
    form: "newsletter-unsubscribe",
    token: end.searchParams.get("unsubscribe") ?? "",
  });
  for (const token of tokens)
    expect((await site.send("/de/newsletter", { form: "newsletter-confirm", token })).status).toBe(410);
  expect(subscriptions(email)).toMatchObject([{ unsubscribed_at: expect.any(Number) }]);
});

test("the link in the welcome mail leads to the preferences: change, see the consent, leave", async () => {
  const email = "preferences@example.com";
  const welcome = await confirm(email);
  const link = new URL(/http\S+preferences=\S+/.exec(welcome?.text ?? "")?.[0] ?? "");
  expect(decodeURIComponent(link.href)).not.toContain(email);
  const address = link.pathname + link.search;
  const page = await fetch(site.url + address);
  expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  const html = await page.text();
  expect(html).toContain(email);
  expect(html).toContain("Fassung des Textes");
  expect(html).toContain("willigen Sie ein");

  const form = { form: "newsletter-preferences", firstName: "Ada", lastName: "", organization: "Ü & Söhne" };
  const wrong = await site.send(address, { ...form, language: "fr" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Bitte wählen Sie einen der Einträge.");
  const saved = await site.send(address, { ...form, language: "en" });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/en/thank-you?form=newsletter-preferences"]);
  expect(await (await fetch(`${site.url}/en/thank-you?form=newsletter-preferences`)).text()).toContain(
    "Your changes are saved</h1>",
  );
  const [row] = subscriptions(email);
  expect(row).toMatchObject({ locale: "en", consent_locale: "de", unsubscribed_at: null });
  expect(JSON.parse(String(row?.details))).toEqual({ firstName: "Ada", lastName: "", organization: "Ü & Söhne" });
  const updated = () => crm.taken.find(({ lead }) => lead.email === email && lead.form === "newsletter-updated");
  await until(() => updated() !== undefined, "the change at the CRM");
  expect(updated()?.lead).toMatchObject({ fields: { organization: "Ü & Söhne", language: "en" } });

  const again = await (await fetch(site.url + address)).text();
  expect(again).toContain('value="Ü &amp; Söhne"');
  const token = /name="token" value="([^"]+)"/.exec(again)?.[1] ?? "";
  await site.send("/de/newsletter", { form: "newsletter-unsubscribe", token });
  expect(subscriptions(email)).toMatchObject([{ unsubscribed_at: expect.any(Number) }]);
  await until(() => mailsTo(email).length === 3, "the last mail");
  expect(mailsTo(email)[2]?.headers).toContain("unsubscribed");
  expect(await (await fetch(site.url + address)).text()).toContain("Sie sind abgemeldet</h1>");
  expect((await site.send(address, { ...form, language: "de" })).status).toBe(410);
});

test("a link to preferences that is forged opens nothing", async () => {
  const address = "/en/newsletter?preferences=forged";
  expect(await (await fetch(site.url + address)).text()).toContain("This link is no longer valid</h1>");
  const form = { form: "newsletter-preferences", language: "de" };
  expect((await site.send(address, form)).status).toBe(410);
  expect((await site.send("/en/newsletter", form)).status).toBe(410);
});

test("mailing lists follow confirmed subscriptions and their end", async () => {
  const email = "lists@example.com";
  const memberStatus = () => [...mailchimp.members.values()].find((member) => member.email_address === email)?.status;
  const listStatus = () => listmonk.subscribers.find((subscriber) => subscriber.email === email)?.lists[1];
  const welcome = await confirm(email);
  await until(() => memberStatus() === "subscribed" && listStatus() === "confirmed", "both lists");
  const unsubscribe = new URL(/^List-Unsubscribe: <(\S+)>/im.exec(welcome?.headers ?? "")?.[1] ?? "");
  const token = unsubscribe.searchParams.get("unsubscribe") ?? "";
  await site.send("/de/newsletter", { form: "newsletter-unsubscribe", token });
  await until(() => memberStatus() === "unsubscribed" && listStatus() === "unsubscribed", "the end in both lists");
  // Nobody who has not confirmed is in a list.
  await subscribe("unconfirmed@example.com");
  expect(JSON.stringify([...mailchimp.members.values(), listmonk.subscribers])).not.toContain("unconfirmed@");
});

test("known and unknown addresses get the same answer", async () => {
  await confirm("known@example.com");
  const answers = await Promise.all(["known@example.com", "unknown@example.com"].map((email) => subscribe(email)));
  const seen = answers.map((answer) => [answer.status, answer.headers.get("location")]);
  expect(seen[0]).toEqual(seen[1]);
  expect(mailsTo("known@example.com").at(-1)?.text).toContain("bereits angemeldet");
});

test("one address gets three mails a day, the answer does not tell", async () => {
  const email = "flooded@example.com";
  const answers: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++)
    answers.push((await subscribe(attempt % 2 ? email : email.toUpperCase())).status);
  expect(answers).toEqual([303, 303, 303, 303]);
  expect(smtp.mails.filter(({ to }) => to[0]?.toLowerCase() === email)).toHaveLength(3);
});

test("one connection gets ten mails an hour sent to strangers, then none", async () => {
  const send = (name: string) =>
    site.send(
      "/de/newsletter",
      { form: "newsletter", email: `${name}@example.com` },
      { "X-Forwarded-For": "203.0.113.77" },
    );
  const answers: number[] = [];
  for (let stranger = 0; stranger < 11; stranger++) answers.push((await send(`stranger-${stranger}`)).status);
  expect(answers).toEqual([...Array<number>(10).fill(303), 429]);
  expect(smtp.mails.filter(({ to }) => to[0]?.startsWith("stranger-"))).toHaveLength(10);
});

test("forged, foreign and broken links are refused", async () => {
  await subscribe("links@example.com");
  const token = linkIn(mailsTo("links@example.com")[0]).searchParams.get("confirm") ?? "";
  for (const bad of ["", "x", token.slice(0, -2), `${token}AAAA`]) {
    const response = await site.send("/en/newsletter", { form: "newsletter-confirm", token: bad });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("Please subscribe again");
  }
  expect((await site.send("/en/newsletter", { form: "newsletter-unsubscribe", token })).status).toBe(410);
  const page = await fetch(`${site.url}/en/newsletter?confirm=nonsense`);
  expect(await page.text()).toContain("This link is no longer valid</h1>");
});

test("the buttons behind links are limited per connection; token and entries stay, mail programs are not held up", async () => {
  const strict = await startFormSite({
    TRUSTED_PROXY_HOPS: "1",
    FORM_LIMIT_PER_10_MIN: "2",
    SMTP_URL: smtp.url,
    MAIL_FROM: "website@waku.example",
    MAIL_TO: "team@waku.example",
  });
  let visitor = 0;
  const from = () => ({ "X-Forwarded-For": `10.9.${++visitor}.1` });
  const email = "limited@example.com";
  try {
    await strict.send("/en/newsletter", { form: "newsletter", email }, from());
    const link = linkIn(mailsTo(email)[0]);
    const token = link.searchParams.get("confirm") ?? "";
    const page = await (await fetch(strict.url + link.pathname + link.search)).text();
    const action = /<form[^>]*action="([^"]+confirm=[^"]+)"/.exec(page)?.[1] ?? "";
    const press = (fields: Record<string, string>, headers: Record<string, string>, path = action) =>
      strict.send(path, fields, headers);
    const confirmation = { form: "newsletter-confirm", token };
    const guesser = from();
    for (let guess = 0; guess < 2; guess++)
      expect((await press({ ...confirmation, token: "guess" }, guesser)).status).toBe(410);
    const refused = await press(confirmation, guesser);
    const html = await refused.text();
    expect(refused.status).toBe(429);
    expect(html).toContain("Please try again in ten minutes");
    expect(html.includes(`name="token" value="${token}"`)).toBe(true);
    expect((await press(confirmation, from())).status).toBe(303);

    await until(() => mailsTo(email).length === 2, "the welcome mail");
    const welcome = mailsTo(email)[1];
    const preferences = new URL(/http\S+preferences=\S+/.exec(welcome?.text ?? "")?.[0] ?? "");
    const address = preferences.pathname + preferences.search;
    const change = { form: "newsletter-preferences", firstName: "Adalbert", language: "en" };
    const changer = from();
    for (let count = 0; count < 2; count++) expect((await press(change, changer, address)).status).toBe(303);
    const tooOften = await press({ ...change, firstName: "Kunigunde" }, changer, address);
    expect(tooOften.status).toBe(429);
    expect(await tooOften.text()).toContain('value="Kunigunde"');

    const leave = new URL(/^List-Unsubscribe: <(\S+)>/im.exec(welcome?.headers ?? "")?.[1] ?? "");
    const unsubscribe = { form: "newsletter-unsubscribe", token: leave.searchParams.get("unsubscribe") ?? "" };
    expect((await press(unsubscribe, changer, "/en/newsletter")).status).toBe(429);
    const oneClick = await press({ "List-Unsubscribe": "One-Click" }, changer, leave.pathname + leave.search);
    expect(oneClick.status).toBe(200);
    await until(() => mailsTo(email).length === 3, "the last mail");
  } finally {
    await strict.stop();
  }
});

test("a mail that cannot be sent is said so, and does not count against the address", async () => {
  const port = await reservePort();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "w@waku.example", MAIL_TO: "t@waku.example" };
  const lonely = await startFormSite(settings);
  try {
    const send = () => lonely.send("/en/newsletter", { form: "newsletter", email: "late@example.com" });
    for (let attempt = 0; attempt < 4; attempt++) {
      const response = await send();
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("you are not subscribed yet");
    }
    const late = await startMailSink(port);
    expect((await send()).status).toBe(303);
    expect(late.mails.map(({ to }) => to)).toEqual([["late@example.com"]]);
    await late.close();
  } finally {
    await lonely.stop();
  }
});

test("a mail server that never speaks does not keep a visitor for ever: what he entered is there for another try", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "w@waku.example", MAIL_TO: "t@waku.example" };
  const lonely = await startFormSite(settings);
  try {
    const response = await lonely.send("/de/newsletter", { form: "newsletter", email: "late@example.com" });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("noch nicht angemeldet");
    expect(html).toContain('value="late@example.com"');
  } finally {
    await lonely.stop();
    silent.close();
  }
});
