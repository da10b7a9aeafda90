import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PersonExport } from "@waku/leads/outbox";
import { pdf } from "@waku/leads/testing";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentCopy } from "../content-copy";
import { type FormSite, startFormSite, until } from "./form-site";
import { openCalendar } from "./open-calendar";
import { startWebhookSink, type WebhookSink } from "./sinks";

let content: ContentCopy;
let site: FormSite;
let crm: WebhookSink;

beforeAll(async () => {
  content = await openCalendar(new Date().toISOString());
  // Applications wait for a CRM that refuses them.
  crm = await startWebhookSink(({ lead }, response) => {
    if (lead.form !== "application") return false;
    response.writeHead(500).end();
    return true;
  });
  site = await startFormSite({
    CONTENT_DIR: content.folder,
    WEBHOOK_URL: crm.url,
    WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
  });
});
afterAll(async () => {
  await site.stop();
  await crm.close();
  await content.remove();
});

function inbox(...args: string[]): string {
  const cli = join(import.meta.dirname, "../../server/outbox/cli/inbox.ts");
  const env = { ...process.env, DATA_DIR: site.dataDir };
  return execFileSync(process.execPath, ["--no-warnings", cli, ...args], { env, encoding: "utf8" });
}

const mailFolder = () => join(site.dataDir, "mail");
const mailFiles = () => readdirSync(mailFolder()).filter((name) => name.endsWith(".eml"));

/** Kept mails to an address, oldest first. */
async function mailsTo(address: string) {
  const mails = await Promise.all(mailFiles().map((name) => PostalMime.parse(readFileSync(join(mailFolder(), name)))));
  const own = mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address.toLowerCase());
  return own.toSorted((a, b) => Date.parse(a.date ?? "") - Date.parse(b.date ?? ""));
}

/** The first link of a kind that mails to an address hold. */
async function linkTo(address: string, kind: string): Promise<URL> {
  let link: string | undefined;
  await until(async () => {
    for (const { text } of await mailsTo(address)) link ??= new RegExp(`http\\S+${kind}=\\S+`).exec(text ?? "")?.[0];
    return link !== undefined;
  }, `a mail with a link "${kind}"`);
  return new URL(link ?? "");
}

async function freeSlots(): Promise<string[]> {
  const html = await (await fetch(`${site.url}/en/platform/live-demo`)).text();
  return [...html.matchAll(/<input type="radio" name="slot" value="([^"]*Z)"/g)].map(([, value = ""]) => value);
}

/** Everything one visitor can leave: a message, documents, an appointment that was moved, a subscription. */
async function leaveEverything(email: string, name: string, slot: string) {
  const answers = [await site.send("/en/contact", { form: "contact", name, email, message: `Words of ${name}` })];
  const application = new FormData();
  for (const [field, value] of Object.entries({ form: "application", name, email, message: "Hire me" }))
    application.append(field, value);
  const document = Buffer.concat([pdf(), Buffer.from(`% curriculum of ${name}\n`)]);
  application.append("documents", new Blob([new Uint8Array(document)]), `${name}.pdf`);
  answers.push(await site.send("/en/company/jobs", application));
  const demo = new FormData();
  for (const [field, value] of Object.entries({ form: "demo", name, email, company: "Engines", slot }))
    demo.append(field, value);
  demo.append("files", new Blob([`log of ${name}\n`]), `${name}.log`);
  answers.push(await site.send("/en/platform/live-demo", demo));
  const appointment = await linkTo(email, "booking\\?token");
  const target = (await freeSlots()).at(-1) ?? "";
  answers.push(await site.send(appointment.pathname + appointment.search, { action: "move", slot: target }));
  answers.push(await site.send("/en/newsletter", { form: "newsletter", email, firstName: name }));
  const confirmation = await linkTo(email, "confirm");
  const token = confirmation.searchParams.get("confirm") ?? "";
  answers.push(await site.send("/en/newsletter", { form: "newsletter-confirm", token }));
  const preferences = await linkTo(email, "preferences");
  // Asked for again: a mail that belongs to no lead.
  answers.push(await site.send("/en/newsletter", { form: "newsletter", email }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  return { appointment, confirmation, preferences, target };
}

/** All files of the data folder that hold a text, in whatever case. */
function filesWith(text: string): string[] {
  return readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").toLowerCase().includes(text));
}

test("everything a person left is handed over and erased by the operator's commands, and nothing of others", async () => {
  const [first = "", second = ""] = (await freeSlots()).slice(4);
  const left = await leaveEverything("Quintessa@example.com", "Quintessa", first);
  await leaveEverything("other@example.com", "Ottokar", second);
  const mailCount = 12;
  await until(() => mailFiles().length === 2 * mailCount, "every mail");
  await until(() => crm.calls.filter(({ lead }) => lead.form === "application").length >= 2, "refused applications");

  const person: PersonExport = JSON.parse(inbox("person", "quintessa@EXAMPLE.com"));
  expect(person.leads.map(({ lead }) => lead.form).toSorted()).toEqual([
    "application",
    "contact",
    "demo",
    "demo-rescheduled",
    "newsletter-subscribed",
  ]);
  expect(person.leads.flatMap(({ bookings }) => bookings)).toMatchObject([
    { calendar: "demo", start: Date.parse(left.target), revision: 1, isCancelled: false },
  ]);
  const waiting = person.leads.flatMap(({ deliveries }) => deliveries.filter(({ state }) => state === "pending"));
  // What came after the application waits behind it.
  expect(waiting.map(({ sink, lastError }) => [sink, lastError])).toEqual([
    ...Array(3).fill(["webhook", null]),
    ["webhook", "HTTP 500"],
  ]);
  expect(person.subscription).toMatchObject({ email: "quintessa@example.com", unsubscribed_at: null });
  expect(person.mails).toHaveLength(mailCount);
  const uploads = person.uploads.map((path) => readFileSync(path, "latin1")).join("\n");
  expect(uploads).toContain("curriculum of Quintessa");
  expect(uploads).toContain("log of Quintessa");
  expect(JSON.stringify(person)).not.toMatch(/ottokar|other@/i);

  const counts = ["leads: 5", "deliveries: 15", "subscriptions: 1", `mails: ${mailCount}`, "uploads: 2"].join("\n");
  expect(inbox("erase", "quintessa@example.com")).toContain(
    `${counts}\nAlready sent to team-mail, visitor-mail, webhook`,
  );
  expect(filesWith("quintessa")).not.toEqual([]);
  expect(inbox("erase", "quintessa@example.com", "--yes")).toContain(`${counts}\n`);
  for (const mark of ["quintessa", "curriculum of q"]) expect(filesWith(mark), mark).toEqual([]);
  expect(JSON.parse(inbox("person", "quintessa@example.com"))).toMatchObject({ leads: [], mails: [], uploads: [] });
  expect(inbox("list")).not.toMatch(/quintessa/i);

  const other: PersonExport = JSON.parse(inbox("person", "other@example.com"));
  expect([other.leads.length, other.mails.length, other.uploads.length]).toEqual([5, mailCount, 2]);
  // Links of the erased person open nothing, and the time of the appointment is free for others.
  for (const { pathname, search } of [left.appointment, left.preferences])
    expect(await (await fetch(site.url + pathname + search)).text()).not.toMatch(/quintessa/i);
  const next = { form: "demo", name: "Ada", email: "ada@example.com", company: "Engines", slot: left.target };
  expect((await site.send("/en/platform/live-demo", next)).status).toBe(303);
});

test("no link mailed before an erasure brings anything back; a new sign-up does", async () => {
  const email = "revenant@example.com";
  const signUp = () => site.send("/en/newsletter", { form: "newsletter", email });
  const confirm = (token: string) => site.send("/en/newsletter", { form: "newsletter-confirm", token });
  const tokenIn = async () => (await linkTo(email, "confirm")).searchParams.get("confirm") ?? "";
  const person = (): PersonExport => JSON.parse(inbox("person", email));

  await leaveEverything(email, "Revenant", (await freeSlots())[12] ?? "");
  await until(() => crm.calls.some(({ body }) => body.includes("/forms/files/") && body.includes(email)), "the upload");
  const call = crm.calls.find(({ body }) => body.includes("/forms/files/") && body.includes(email));
  const upload = new URL(/http[^"]+\/forms\/files\/[^"]+/.exec(call?.body ?? "")?.[0] ?? "");
  const [appointment, preferences] = [await linkTo(email, "token"), await linkTo(email, "preferences")];
  const [confirmation, unsubscription] = [await tokenIn(), await linkTo(email, "unsubscribe")];
  await until(() => person().mails.length === 12, "every mail");
  expect((await fetch(upload)).status).toBe(200);
  inbox("erase", email, "--yes");

  expect((await confirm(confirmation)).status).toBe(410);
  expect((await fetch(upload)).status).toBe(410);
  expect(await (await fetch(appointment)).text()).toContain("This link is no longer valid");
  for (const action of ["cancel", "move"])
    await site.send(appointment.pathname + appointment.search, { action, slot: (await freeSlots())[13] ?? "" });
  const changed = { form: "newsletter-preferences", firstName: "Revenant" };
  await site.send(preferences.pathname + preferences.search, changed);
  const token = unsubscription.searchParams.get("unsubscribe") ?? "";
  await site.send("/en/newsletter", { form: "newsletter-unsubscribe", token });
  expect(person()).toMatchObject({ leads: [], mails: [], uploads: [], subscription: null });
  expect(filesWith("revenant")).toEqual([]);

  await signUp();
  expect((await confirm(await tokenIn())).status).toBe(303);
  await until(() => person().subscription !== null, "the new subscription");
});

test("the log holds neither tokens of links nor persons", async () => {
  const email = "logged@example.com";
  const links = await leaveEverything(email, "Logarithma", (await freeSlots())[8] ?? "");
  const stamp = await (await fetch(`${site.url}/forms/stamp`)).text();
  await until(() => crm.calls.some(({ body }) => body.includes("/forms/files/") && body.includes(email)), "the link");
  const call = crm.calls.find(({ body }) => body.includes("/forms/files/") && body.includes(email));
  const [{ url = "" } = {}] = (JSON.parse(call?.body ?? "{}") as { files: { url?: string }[] }).files;
  const upload = new URL(url);
  const token = upload.pathname.slice("/forms/files/".length);
  expect(token.length).toBeGreaterThan(40);
  expect((await fetch(site.url + upload.pathname)).status).toBe(200);
  // Spelled wrong it still is the secret.
  for (const path of [
    `/forms//files/${token}`,
    `/forms/files/${token}/`,
    `/de/forms/files/${token}`,
    `/FORMS/files/${token}`,
  ])
    await fetch(site.url + path, { redirect: "manual" });
  for (const { pathname, search } of [links.appointment, links.confirmation, links.preferences])
    for (const path of [pathname, `${pathname}.data`]) await fetch(site.url + path + search);
  await site.send("/en/contact", { form: "contact", name: "Logarithma", email, message: "x", wk_stamp: stamp });
  await until(() => site.output().includes('"path":"/en/newsletter.data"'), "the last lines");
  const log = site.output();
  expect(log).toContain('"path":"/forms/files/"');
  const tokens = [links.appointment, links.confirmation, links.preferences].flatMap(({ searchParams }) => [
    ...searchParams.values(),
  ]);
  for (const secret of [token, stamp, ...tokens, "Logarithma", email])
    expect(log.includes(secret.slice(0, 40)), secret).toBe(false);
});
