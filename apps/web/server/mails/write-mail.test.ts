import { formNames } from "@waku/content/schema";
import { locales } from "@waku/i18n/locale";
import { formDefinitions } from "@waku/leads/forms";
import type { MailContent, Sender } from "@waku/leads/mails";
import { expect, test } from "vitest";
import { writeMail } from "./write-mail";

const sender: Sender = {
  brand: "WAKU Robotics",
  siteUrl: "https://www.waku.example",
  legalName: null,
  street: null,
  postalCode: null,
  city: null,
  phone: null,
  email: null,
  answerTime: null,
};
const address = "https://www.waku.example/de/newsletter?confirm=token";

const fixtures: MailContent[] = [
  ...formNames.map((form) => ({ template: "form-confirmation" as const, form, fields: [], fileCount: 0 })),
  { template: "whitepaper", title: "Checklist", href: address },
  { template: "newsletter-confirm", confirmUrl: address, hours: 48 },
  { template: "newsletter-known", preferencesUrl: address },
  { template: "newsletter-welcome", preferencesUrl: address, unsubscribeUrl: `${address}2` },
  { template: "newsletter-unsubscribed", subscribeUrl: address },
  ...(["booked", "rescheduled", "cancelled"] as const).map((event) => ({
    template: "appointment" as const,
    event,
    name: "WAKU Care demo",
    place: "Video call",
    times: ["Tuesday, March 9, 2027, 10:00 AM (Berlin time)", "Tuesday, March 9, 2027, 4:00 AM (New York time)"],
    meetingUrl: null,
    link: address,
  })),
  {
    template: "team-notification",
    id: "id-1",
    title: "Message",
    pageUrl: address,
    email: "ada@example.com",
    fields: [{ name: "name", label: "Name", value: "Ada" }],
    files: [],
    campaign: {},
    suspicions: [],
  },
];

test.each(locales.flatMap((locale) => fixtures.map((content) => [locale, content.template, content] as const)))(
  "%s %s: language, both parts, every link in both, no gap of an unknown setting",
  async (locale, _template, content) => {
    const { subject, html, text } = await writeMail(content, locale, sender);
    expect(subject).not.toMatch(/[\r\n]|undefined|null/);
    expect(html).toContain(`<html lang="${locale === "de" ? "de-DE" : "en-US"}"`);
    expect(html + text).not.toMatch(/undefined|null|\[object/);
    for (const link of Object.values(content).filter(
      (value) => typeof value === "string" && value.startsWith("http"),
    )) {
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain(link);
    }
    // Pictures, scripts and foreign addresses: mails have none.
    expect(html).not.toMatch(/<img|<script|<link/);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/www\.waku\.example/);
  },
);

test.each(formNames)(
  "the confirmation of %s says what its own thank-you page says, in other words per form",
  async (form) => {
    const { subject, text } = await writeMail(
      { template: "form-confirmation", form, fields: [], fileCount: 0 },
      "en",
      sender,
    );
    const { thanks } = formDefinitions[form].texts.en;
    expect(subject).toBe(`${thanks.title} | WAKU Robotics`);
    expect(text).toContain(thanks.text);
  },
);

test("a confirmation names what was typed and repeats only what was chosen", async () => {
  const fields = [
    { name: "name", label: "Your name", value: "Buy at spam.example" },
    { name: "email", label: "Email address", value: "ada@example.com" },
    { name: "kind", label: "What you need", value: "Rental", isChosen: true as const },
  ];
  const { html, text } = await writeMail(
    { template: "form-confirmation", form: "robot-test", fields, fileCount: 2 },
    "en",
    {
      ...sender,
      answerTime: { de: "Noch heute.", en: "Before the day ends." },
    },
  );
  expect(html + text).not.toContain("spam.example");
  for (const words of ["Before the day ends.", " * Your name\n", " * Email address: ada@example.com\n", " * 2 files"])
    expect(text).toContain(words);
  expect(text).toContain(" * What you need: Rental\n");
});

test("in plain text a button is its words and its address on a line of its own", async () => {
  const { text } = await writeMail({ template: "newsletter-confirm", confirmUrl: address, hours: 48 }, "en", sender);
  expect(text).toContain(`Confirm subscription:\n${address}\n`);
});

const notification = fixtures.at(-1) as Extract<MailContent, { template: "team-notification" }>;

test("a suspected lead is marked in the reader's language; files come with size and link", async () => {
  const href = "https://www.waku.example/forms/files/x";
  const files = [
    { name: "cv.pdf", bytes: 2_340_000, href },
    { name: "letter.pdf", bytes: 12_001, href },
    { name: "empty.pdf", bytes: 1, href },
  ];
  const content = { ...notification, files, suspicions: ["hidden field filled"] };
  const { subject, text } = await writeMail(content, "de", sender);
  expect(subject).toBe("[Verdacht auf Spam] Message: Ada");
  expect(text).toContain("das unsichtbare Feld war ausgefüllt");
  for (const file of ["cv.pdf (2,3 MB)", "letter.pdf (13 KB)", "empty.pdf (1 KB)"])
    expect(text).toContain(`${file} ${href}`);
});

test("the team reads words, not what is made for programs", async () => {
  const fields = [
    { name: "confirmedAt", label: "Bestätigt", value: "2026-11-28T08:05:00.000Z", words: "28. November, 09:05 Uhr" },
    { name: "booking", label: "Buchung", value: "5d41402a", words: null },
  ];
  const campaign = { utm_source: "fair", gclid: "click", utm_new: "x" };
  const { html, text } = await writeMail({ ...notification, fields, campaign }, "de", sender);
  expect(text).toContain("Bestätigt\n28. November, 09:05 Uhr");
  expect(html + text).not.toMatch(/2026-11-28T|5d41402a|Buchung|utm_source|gclid/);
  for (const line of ["Quelle: fair", "Klick auf Google-Anzeige: click", "utm_new: x"]) expect(text).toContain(line);
});
