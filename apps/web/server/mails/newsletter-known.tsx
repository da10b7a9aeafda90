import type { Locale } from "@waku/i18n/locale";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailButton, MailHeading, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Answers a subscription of an address that has one. */
export function newsletterKnown(
  { preferencesUrl }: ContentOf<"newsletter-known">,
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
        <MailText>{t.text(brand)}</MailText>
        <MailButton href={preferencesUrl}>{t.button}</MailButton>
      </>
    ),
  };
}

const texts = {
  de: {
    subject: (brand: string) => `Newsletter von ${brand}: Sie sind schon angemeldet`,
    preheader: "Es ist nichts weiter zu tun.",
    title: "Sie sind bereits angemeldet",
    text: (brand: string) =>
      `Diese Adresse wurde für den Newsletter von ${brand} eingetragen. Sie steht schon auf der Liste, es ist nichts weiter zu tun. Name und Sprache ändern oder sich abmelden können Sie hier:`,
    button: "Einstellungen öffnen",
    reason: "Sie erhalten diese Nachricht, weil jemand diese Adresse auf unserer Website eingetragen hat.",
  },
  en: {
    subject: (brand: string) => `Newsletter of ${brand}: you are already subscribed`,
    preheader: "There is nothing else to do.",
    title: "You are already subscribed",
    text: (brand: string) =>
      `This address was entered for the newsletter of ${brand}. It is on the list already, there is nothing else to do. To change name and language or to unsubscribe, go here:`,
    button: "Open preferences",
    reason: "You receive this message because someone entered this address on our website.",
  },
};
