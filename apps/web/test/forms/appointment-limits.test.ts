import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentCopy } from "../content-copy";
import { type FormSite, startFormSite, until } from "./form-site";
import { openCalendar, ordinaryDay } from "./open-calendar";
import { type MailSink, startMailSink } from "./sinks";

const perHour = 8;
const page = "/en/platform/live-demo";
const team = "team@waku.example";

let content: ContentCopy;
let smtp: MailSink;
let site: FormSite;

beforeAll(async () => {
  content = await openCalendar(ordinaryDay);
  smtp = await startMailSink();
  const settings = {
    CONTENT_DIR: content.folder,
    TRUSTED_PROXY_HOPS: "1",
    SMTP_URL: smtp.url,
    MAIL_FROM: "website@waku.example",
    MAIL_TO: team,
    APPOINTMENTS_PER_HOUR: String(perHour),
  };
  site = await startFormSite(settings, { now: ordinaryDay });
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
  await content.remove();
});

let networks = 0;
/** Every request comes from another network. */
const elsewhere = () => ({ "X-Forwarded-For": `10.${Math.floor(++networks / 250)}.${networks % 250}.1` });

const post = (path: string, fields: Record<string, string>) => site.send(path, fields, elsewhere());
const book = (email: string, slot: string) =>
  post(page, { form: "demo", name: "Ada Lovelace", company: "Engines", email, slot });

async function freeSlots(): Promise<string[]> {
  const html = await (await fetch(site.url + page)).text();
  return [...html.matchAll(/<input type="radio" name="slot" value="([^"]*Z)"/g)].map(([, value = ""]) => value);
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to[0]?.toLowerCase() === address);
const teamMails = (words: string) => mailsTo(team).filter(({ text }) => text.includes(words));
const isBooked = (response: Response) => response.headers.get("location")?.includes("&booked=") ?? false;

/** Where a visitor goes whose time is not booked, though everything he sent has arrived. */
const asRequest = (slot: string) => `/en/thank-you?form=demo&wish=${slot}`;

describe("appointments that nobody confirmed", () => {
  test("one mailbox holds two of them, however it is spelled and wherever it is entered", async () => {
    const before = await freeSlots();
    const spellings = Array.from({ length: 40 }, (_, index) =>
      [`Victim+${index}@Example.com`, `vICTIM@example.com`, `victim+a+${index}@example.COM`].at(index % 3),
    );
    const answers = await Promise.all(spellings.map((email = "", index) => book(email, before[index] ?? "")));
    expect(answers.map(({ status }) => status)).toEqual(spellings.map(() => 303));
    expect(answers.filter(isBooked)).toHaveLength(2);
    for (const [index, answer] of answers.entries())
      if (!isBooked(answer)) expect(answer.headers.get("location")).toBe(asRequest(before[index] ?? ""));
    expect(await freeSlots()).toHaveLength(before.length - 2);

    await until(() => mailsTo(team).length === 40, "every lead at the team");
    expect(teamMails("Time asked for, not booked")).toHaveLength(38);
    const arrived = smtp.mails.filter(({ to }) => /^victim/i.test(to[0] ?? ""));
    expect(arrived.filter(({ headers }) => headers.includes("Subject: Your appointment"))).toHaveLength(2);
    // What is booked counts among the mails that one mailbox gets in a day.
    expect(arrived.length).toBeLessThanOrEqual(5);
  });

  test("and none beside them in the other calendar of the same people", async () => {
    const appointments = "/en/book-appointment";
    const html = await (await fetch(site.url + appointments)).text();
    const [, slot = ""] = /<input type="radio" name="slot" value="([^"]*Z)"/.exec(html) ?? [];
    const fields = { form: "appointment", name: "Ada", subject: "Interfaces", email: "victim@example.com", slot };
    const answer = await post(appointments, fields);
    expect(answer.headers.get("location")).toBe(`/en/thank-you?form=appointment&wish=${slot}`);
  });

  test("all visitors together get so many an hour: the rest reach the team, and the calendar stays open", async () => {
    const before = await freeSlots();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => book(`stranger${index}@example.com`, before[index] ?? "")),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(answers.filter(isBooked)).toHaveLength(perHour - 2);
    expect(await freeSlots()).toHaveLength(before.length - (perHour - 2));
    await until(() => teamMails("stranger").length === 30, "every lead at the team");
  });

  test.each([
    ["en", "Thank you, we will propose a date", "is not booked yet: we confirm it by email or propose another one."],
    ["de", "Danke, wir melden uns mit einem Termin", "ist noch nicht gebucht: Wir bestätigen sie per E-Mail oder"],
  ])("the page after it says so, in %s", async (locale, title, sentence) => {
    const [slot] = await freeSlots();
    const response = await fetch(`${site.url}/${locale}/thank-you?form=demo&wish=${slot}&zone=Asia%2FKolkata`);
    const html = await response.text();
    expect(html).toContain(`${title}</h1>`);
    expect(html).toContain(sentence);
    expect(html).toMatch(/Kolkata/);
  });

  test("a link cannot move without end either: beyond the hour the appointment stays, and a cancellation still goes", async () => {
    const [mail] = smtp.mails.filter(({ headers }) => headers.includes("Subject: Your appointment"));
    const link = new URL(/http\S+booking\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const path = link.pathname + link.search;
    const free = await freeSlots();
    const refused = await post(path, { action: "move", slot: free[0] ?? "" });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("Your appointment stays at its time");
    expect(await freeSlots()).toEqual(free);
    expect((await post(path, { action: "cancel" })).status).toBe(303);
    expect(await freeSlots()).toHaveLength(free.length + 1);
  });
});
