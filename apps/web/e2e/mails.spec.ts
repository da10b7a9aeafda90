import { join } from "node:path";
import type { MailContent, Sender, WriteMail } from "@waku/leads/mails";
import { axeFindings } from "./axe";
import { expect, test } from "./test";

/** Mails as the built server writes them. */
const server: Promise<{ writeMail: WriteMail }> = import(join(import.meta.dirname, "../build/server/index.js"));

const endless = "x".repeat(120);
const sender: Sender = {
  brand: "WAKU Robotics",
  siteUrl: "https://www.waku.example",
  legalName: "WAKU Robotics GmbH",
  street: "Musterstraße 123, Aufgang C, 4. Obergeschoss",
  postalCode: "10115",
  city: "Berlin",
  phone: "+49 30 1234567-89",
  email: `${"i".repeat(40)}@waku.example`,
  answerTime: null,
};
const address = `https://www.waku.example/de/newsletter?token=${endless}`;
const fields = [
  { name: "name", label: "Ihr Name", value: `${endless} von und zu Hohenlohe` },
  { name: "email", label: "E-Mail-Adresse", value: `${"a".repeat(64)}@${"b".repeat(60)}.example` },
  {
    name: "kind",
    label: "Was brauchen Sie?",
    value: "Instandhaltungsleitungsbesprechungsprotokollvorlage",
    isChosen: true as const,
  },
];
const time = "Mittwoch, 30. Dezember 2026, 14:30 Uhr (Zeit in Berlin)";

const mails: MailContent[] = [
  { template: "form-confirmation", form: "robot-test", fields, fileCount: 3 },
  { template: "whitepaper", title: "Instandhaltungsmodernisierungscheckliste", href: address },
  { template: "newsletter-confirm", confirmUrl: address, hours: 48 },
  { template: "newsletter-known", preferencesUrl: address },
  { template: "newsletter-welcome", preferencesUrl: address, unsubscribeUrl: address },
  { template: "newsletter-unsubscribed", subscribeUrl: address },
  {
    template: "appointment",
    event: "booked",
    name: endless,
    place: endless,
    times: [time, time.replace("Berlin", "Kolkata")],
    meetingUrl: address,
    link: address,
  },
  {
    template: "appointment",
    event: "cancelled",
    name: "Demo",
    place: "Videogespräch",
    times: [time],
    meetingUrl: null,
    link: address,
  },
  {
    template: "team-notification",
    id: "3f0c5a6e-1111-4222-8333-abcdefabcdef",
    title: "Robotertest",
    pageUrl: address,
    email: "zoe@example.com",
    fields,
    files: [{ name: `${endless}.pdf`, bytes: 2_340_000, href: address }],
    campaign: { utm_campaign: endless },
    suspicions: ["hidden field filled"],
  },
];

for (const [index, content] of mails.entries())
  test(`mail ${index + 1} (${content.template}) fits a phone and can be read in light and dark`, async ({ page }) => {
    const { html } = await (await server).writeMail(content, "de", sender);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    // Mails have no title; mail programs show the subject.
    expect(await axeFindings(page, { without: ["document-title"] })).toEqual([]);
  });
