import type { Locale } from "../../app/i18n/locale";
import { MailButton, MailHeading, MailText } from "./layout/mail-parts";
import type { ContentOf, MailDraft, Sender } from "./mail";

/** Brings the document somebody asked for, or says honestly that it follows. */
export function whitepaper(
  { title, href }: ContentOf<"whitepaper">,
  locale: Locale,
  { brand, answerTime }: Sender,
): MailDraft {
  const t = texts[locale];
  return {
    subject: href ? t.subject(title) : t.subjectLater(title),
    preheader: href ? t.preheader : t.preheaderLater,
    reason: t.reason(brand),
    body: (
      <>
        <MailHeading>{title}</MailHeading>
        <MailText>{href ? t.text : t.textLater}</MailText>
        {href ? <MailButton href={href}>{t.button}</MailButton> : <MailText>{answerTime?.[locale] ?? t.when}</MailText>}
        <MailText>{t.questions}</MailText>
      </>
    ),
  };
}

const texts = {
  de: {
    subject: (title: string) => `Ihr Dokument: ${title}`,
    subjectLater: (title: string) => `Angefordert: ${title}`,
    preheader: "Hier ist das Dokument, das Sie angefordert haben.",
    preheaderLater: "Ihre Anforderung ist da, das Dokument folgt.",
    text: "Hier ist das Dokument, das auf unserer Website für diese Adresse angefordert wurde.",
    textLater:
      "Ihre Anforderung ist angekommen. Das Dokument liegt noch nicht zum Herunterladen bereit; ein Mensch aus dem Team sendet es Ihnen an diese Adresse.",
    when: "Wir bearbeiten Anforderungen an Werktagen in der Reihenfolge, in der sie kommen.",
    button: "Dokument herunterladen",
    questions: "Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail.",
    reason: (brand: string) =>
      `Sie erhalten diese eine Nachricht, weil auf der Website von ${brand} ein Dokument für diese Adresse angefordert wurde.`,
  },
  en: {
    subject: (title: string) => `Your document: ${title}`,
    subjectLater: (title: string) => `Requested: ${title}`,
    preheader: "Here is the document you requested.",
    preheaderLater: "Your request has arrived, the document follows.",
    text: "Here is the document that was requested for this address on our website.",
    textLater:
      "Your request has arrived. The document cannot be downloaded yet; a person of our team sends it to this address.",
    when: "We handle requests on working days, in the order in which they come in.",
    button: "Download document",
    questions: "If you have questions about it, just reply to this email.",
    reason: (brand: string) =>
      `You receive this one message because a document was requested for this address on the website of ${brand}.`,
  },
};
