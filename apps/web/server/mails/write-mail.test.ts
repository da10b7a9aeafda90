import { formNames } from "@waku/content/schema";
import { expect, test } from "vitest";
import { formDefinitions } from "../../app/forms/definitions/index.server";
import { locales } from "../../app/i18n/locale";
import type { MailContent, Sender } from "./mail";
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
  for (const words of ["19 characters", "ada@example.com", "Rental", "Before the day ends.", "Files\n2"])
    expect(text).toContain(words);
});

test("in plain text a button is its words and its address on a line of its own", async () => {
  const { text } = await writeMail({ template: "newsletter-confirm", confirmUrl: address, hours: 48 }, "en", sender);
  expect(text).toContain(`Confirm subscription:\n${address}\n`);
});

test("a suspected lead is marked in the reader's language; files come with size and link", async () => {
  const files = [
    { name: "cv.pdf", bytes: 2_340_000, href: "https://www.waku.example/forms/files/x" },
    { name: "Zeugnis.pdf", bytes: 120 },
  ];
  const content = { ...(fixtures.at(-1) as Extract<MailContent, { template: "team-notification" }>), files };
  const { subject, text } = await writeMail({ ...content, suspicions: ["hidden field filled"] }, "de", sender);
  expect(subject).toBe("[Verdacht auf Spam] Message: Ada");
  expect(text).toContain("das unsichtbare Feld war ausgefüllt");
  expect(text).toContain("cv.pdf (2,3 MB) https://www.waku.example/forms/files/x");
  expect(text).toContain("Zeugnis.pdf (1 kB)");
});
