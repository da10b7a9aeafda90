import type { Locale } from "@waku/i18n/locale";
import { type LeadField, missingFilesField } from "@waku/leads";
import { formDefinition } from "@waku/leads/forms";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailHeading, MailList, MailSubheading, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/**
 * Confirms a form to the address it names: what happens next, when, and what was sent. What was typed is named,
 * never repeated, since nobody has confirmed the address; chosen entries are the form's own words.
 */
export function formConfirmation(
  { form, fields, fileCount }: ContentOf<"form-confirmation">,
  locale: Locale,
  { brand, answerTime }: Sender,
): MailDraft {
  const t = texts[locale];
  const definition = formDefinition(form);
  if (!definition) throw new Error(`There is no form "${form}" to confirm.`);
  const { title, thanks } = definition.texts[locale];
  const arrived = fields.filter(({ name }) => name !== missingFilesField);
  return {
    subject: `${thanks.title} | ${brand}`,
    preheader: t.preheader(title),
    reason: t.reason(brand),
    body: (
      <>
        <MailHeading>{thanks.title}</MailHeading>
        <MailText>{thanks.text}</MailText>
        <MailSubheading>{t.whenTitle}</MailSubheading>
        <MailText>{answerTime?.[locale] ?? t.when}</MailText>
        <MailSubheading>{t.sentTitle}</MailSubheading>
        <MailList items={[...arrived.map(named), ...(fileCount > 0 ? [t.files(fileCount)] : [])]} />
        {arrived.length < fields.length && <MailText>{t.missing}</MailText>}
        <MailText>{t.privacy}</MailText>
      </>
    ),
  };
}

function named({ name, label, value, isChosen }: LeadField): string {
  // The address is the reader's own.
  return isChosen || name === "email" ? `${label}: ${value}` : label;
}

const texts = {
  de: {
    preheader: (title: string) => `${title}: angekommen und gespeichert.`,
    whenTitle: "Wann Sie von uns hören",
    when: "Wir antworten an Werktagen, in der Reihenfolge, in der die Anfragen kommen. Kommt nichts an, antworten Sie auf diese E-Mail.",
    files: (count: number) => (count === 1 ? "1 Datei" : `${count} Dateien`),
    sentTitle: "Was bei uns angekommen ist",
    missing:
      "Nicht alle Dateien sind angekommen. Antworten Sie bitte auf diese E-Mail und hängen Sie die fehlenden an.",
    privacy:
      "Was Sie geschrieben haben, wiederholen wir hier nicht: So kann niemand über unser Formular Nachrichten an fremde Adressen schicken.",
    reason: (brand: string) =>
      `Sie erhalten diese eine Nachricht, weil auf der Website von ${brand} ein Formular mit dieser Adresse abgeschickt wurde. Waren Sie es nicht, müssen Sie nichts tun.`,
  },
  en: {
    preheader: (title: string) => `${title}: arrived and stored.`,
    whenTitle: "When you hear from us",
    when: "We answer on working days, in the order in which requests come in. If nothing arrives, reply to this email.",
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    sentTitle: "What has reached us",
    missing: "Not all files have reached us. Please reply to this email and attach the missing ones.",
    privacy:
      "We do not repeat here what you wrote: that way nobody can use our form to send messages to other people’s addresses.",
    reason: (brand: string) =>
      `You receive this one message because a form was sent with this address on the website of ${brand}. If it was not you, you need to do nothing.`,
  },
};
