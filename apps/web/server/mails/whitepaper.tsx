import type { Locale } from "@waku/i18n/locale";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailButton, MailHeading, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Brings the document somebody asked for. */
export function whitepaper({ title, href }: ContentOf<"whitepaper">, locale: Locale, { brand }: Sender): MailDraft {
  const t = texts[locale];
  return {
    subject: `${title} | ${brand}`,
    preheader: t.preheader,
    reason: t.reason(brand),
    body: (
      <>
        <MailHeading>{title}</MailHeading>
        <MailText>{t.text}</MailText>
        <MailButton href={href}>{t.button}</MailButton>
        <MailText>{t.questions}</MailText>
      </>
    ),
  };
}

const texts = {
  de: {
    preheader: "Hier ist das Dokument, das Sie angefordert haben.",
    text: "Hier ist das Dokument, das auf unserer Website für diese Adresse angefordert wurde.",
    button: "Dokument herunterladen",
    questions: "Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail.",
    reason: (brand: string) =>
      `Sie erhalten diese eine Nachricht, weil auf der Website von ${brand} ein Dokument für diese Adresse angefordert wurde.`,
  },
  en: {
    preheader: "Here is the document you requested.",
    text: "Here is the document that was requested for this address on our website.",
    button: "Download document",
    questions: "If you have questions about it, just reply to this email.",
    reason: (brand: string) =>
      `You receive this one message because a document was requested for this address on the website of ${brand}.`,
  },
};
