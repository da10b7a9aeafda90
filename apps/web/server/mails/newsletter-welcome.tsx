import type { Locale } from "@waku/i18n/locale";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailHeading, MailLink, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Welcomes a confirmed subscriber and hands over the ways out. */
export function newsletterWelcome(
  { preferencesUrl, unsubscribeUrl }: ContentOf<"newsletter-welcome">,
  locale: Locale,
  { brand }: Sender,
): MailDraft {
  const t = texts[locale];
  return {
    subject: t.subject(brand),
    preheader: t.preheader,
    reason: t.reason,
    body: (
      <>
        <MailHeading>{t.title}</MailHeading>
        <MailText>{t.text}</MailText>
        <MailText>
          {t.change} <MailLink href={preferencesUrl}>{t.preferences}</MailLink>
        </MailText>
        <MailText>
          {t.leave} <MailLink href={unsubscribeUrl}>{t.unsubscribe}</MailLink>
        </MailText>
      </>
    ),
  };
}

const texts = {
  de: {
    subject: (brand: string) => `Willkommen beim Newsletter von ${brand}`,
    preheader: "Ihre Anmeldung ist bestätigt.",
    title: "Willkommen, Sie sind dabei",
    text: "Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt automatisch, einmal im Monat: eine Störung, eine Norm, eine Zahl.",
    change: "Name, Unternehmen oder Sprache ändern:",
    preferences: "Einstellungen und Ihre Einwilligung",
    leave: "Keine Ausgabe mehr:",
    unsubscribe: "Newsletter abbestellen",
    reason: "Sie erhalten diese Nachricht, weil Sie den Newsletter mit dieser Adresse bestätigt haben.",
  },
  en: {
    subject: (brand: string) => `Welcome to the newsletter of ${brand}`,
    preheader: "Your subscription is confirmed.",
    title: "Welcome, you are subscribed",
    text: "Your subscription is confirmed. The next issue comes by itself, once a month: a fault, a standard, a number.",
    change: "Change name, organization or language:",
    preferences: "Preferences and your consent",
    leave: "No more issues:",
    unsubscribe: "Unsubscribe",
    reason: "You receive this message because you confirmed the newsletter with this address.",
  },
};
