import type { Locale } from "@waku/i18n/locale";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailHeading, MailLink, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Confirms that a subscription has ended, so that a stranger's click does not go unnoticed. */
export function newsletterUnsubscribed(
  { subscribeUrl }: ContentOf<"newsletter-unsubscribed">,
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
          {t.back} <MailLink href={subscribeUrl}>{t.subscribe}</MailLink>
        </MailText>
      </>
    ),
  };
}

const texts = {
  de: {
    subject: (brand: string) => `Newsletter von ${brand}: abgemeldet`,
    preheader: "Sie erhalten keine Ausgabe mehr.",
    title: "Sie sind abgemeldet",
    text: "Sie erhalten keinen Newsletter mehr. Eine Ausgabe, die gerade verschickt wird, kann Sie noch erreichen.",
    back: "Es war ein Versehen?",
    subscribe: "Neu anmelden",
    reason: "Sie erhalten diese letzte Nachricht, weil der Newsletter für diese Adresse abbestellt wurde.",
  },
  en: {
    subject: (brand: string) => `Newsletter of ${brand}: unsubscribed`,
    preheader: "You receive no more issues.",
    title: "You are unsubscribed",
    text: "You no longer receive the newsletter. An issue that is being sent right now may still reach you.",
    back: "It was a mistake?",
    subscribe: "Subscribe again",
    reason: "You receive this last message because the newsletter was cancelled for this address.",
  },
};
