import type { Locale } from "@waku/i18n/locale";
import { plainLine } from "@waku/i18n/plain-text";
import type { ContentOf, MailFile } from "@waku/leads/mails";
import { AsTyped, MailFact, MailHeading, MailLink, MailSubheading, MailWarning } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Tells the team about a lead: every field as typed, where it came from, and whether a bot may have sent it. */
export function teamNotification(content: ContentOf<"team-notification">, locale: Locale): MailDraft {
  const t = texts[locale];
  const { id, title, pageUrl, email, fields, files, campaign, suspicions } = content;
  const name = fields.find((field) => field.name === "name")?.value;
  const isSuspected = suspicions.length > 0;
  const sources = Object.entries(campaign).map(([key, value]) => `${t.sources[key] ?? key}: ${value}`);
  return {
    subject: plainLine(`${isSuspected ? `[${t.suspected}] ` : ""}${title}: ${name || email}`),
    preheader: t.reply(email),
    reason: t.reason,
    body: (
      <>
        <MailHeading>{title}</MailHeading>
        {isSuspected && (
          <MailWarning>
            {t.suspectedText} {suspicions.map((sign) => t.signs[sign] ?? sign).join(", ")}.
          </MailWarning>
        )}
        {fields
          .filter(({ words }) => words !== null)
          .map((field) => (
            <MailFact key={field.name} label={field.label}>
              <AsTyped value={field.words ?? field.value} />
            </MailFact>
          ))}
        {files.map((file) => (
          <MailFact key={file.name} label={file.href ? t.fileLink : t.fileAttached}>
            <File file={file} locale={locale} />
          </MailFact>
        ))}
        <MailSubheading>{t.origin}</MailSubheading>
        <MailFact label={t.page}>
          <MailLink href={pageUrl}>{pageUrl}</MailLink>
        </MailFact>
        {sources.length > 0 && (
          <MailFact label={t.campaign}>
            <AsTyped value={sources.join("\n")} />
          </MailFact>
        )}
        <MailFact label={t.id}>{id}</MailFact>
      </>
    ),
  };
}

function File({ file: { name, bytes, href }, locale }: { file: MailFile; locale: Locale }) {
  const label = `${name} (${sizeText(bytes, locale)})`;
  return href ? <MailLink href={href}>{label}</MailLink> : label;
}

/** "12 KB" or "2.3 MB"; a file never has none. */
function sizeText(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const format = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  return `${(bytes / 1_000_000).toLocaleString(locale, format)} MB`;
}

const texts: Record<Locale, Texts> = {
  de: {
    suspected: "Verdacht auf Spam",
    suspectedText: "Das hat vielleicht ein Programm geschickt:",
    signs: {
      "hidden field filled": "das unsichtbare Feld war ausgefüllt",
      "invalid stamp": "der Stempel des Formulars war ungültig",
      "filled in under 2 seconds": "in weniger als 2 Sekunden ausgefüllt",
    },
    fileLink: "Datei (Link gilt 30 Tage)",
    fileAttached: "Datei im Anhang",
    origin: "Herkunft",
    page: "Seite",
    campaign: "Kampagne",
    sources: {
      utm_source: "Quelle",
      utm_medium: "Medium",
      utm_campaign: "Kampagne",
      utm_term: "Suchbegriff",
      utm_content: "Anzeige",
      utm_id: "Kampagnennummer",
      gclid: "Klick auf Google-Anzeige",
    },
    id: "Kennung",
    reply: (email) => `Eine Antwort auf diese E-Mail geht an ${email}.`,
    reason: "Eine Antwort auf diese E-Mail geht an die Person, die das Formular geschickt hat.",
  },
  en: {
    suspected: "Suspected spam",
    suspectedText: "A program may have sent this:",
    signs: {},
    fileLink: "File (link valid for 30 days)",
    fileAttached: "File attached",
    origin: "Where it came from",
    page: "Page",
    campaign: "Campaign",
    sources: {
      utm_source: "Source",
      utm_medium: "Medium",
      utm_campaign: "Campaign",
      utm_term: "Search term",
      utm_content: "Advertisement",
      utm_id: "Campaign number",
      gclid: "Click on a Google ad",
    },
    id: "Reference",
    reply: (email) => `A reply to this email goes to ${email}.`,
    reason: "A reply to this email goes to the person who sent the form.",
  },
};

type Texts = Record<
  "suspected" | "suspectedText" | "fileLink" | "fileAttached" | "origin" | "page" | "campaign" | "id" | "reason",
  string
> & {
  /** Signs of a bot in this language; they are stored in English. */
  signs: Record<string, string>;
  /** Campaign parameters in words. */
  sources: Record<string, string>;
  reply: (email: string) => string;
};
