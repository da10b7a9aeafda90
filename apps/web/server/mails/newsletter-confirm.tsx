import type { Locale } from "@waku/i18n/locale";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailButton, MailHeading, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Asks the owner of an address whether he wants the newsletter. */
export function newsletterConfirm(
  { confirmUrl, hours }: ContentOf<"newsletter-confirm">,
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
        <MailButton href={confirmUrl}>{t.button}</MailButton>
        <MailText>{t.note(hours)}</MailText>
      </>
    ),
  };
}

const texts = {
  de: {
    subject: (brand: string) => `Bitte bestätigen: Newsletter von ${brand}`,
    preheader: "Ein Klick fehlt noch. Ohne ihn speichern wir Ihre Adresse nicht.",
    title: "Möchten Sie den Newsletter?",
    text: (brand: string) =>
      `Diese Adresse wurde für den Newsletter von ${brand} eingetragen. Der Link führt auf eine Seite, auf der Sie die Anmeldung bestätigen.`,
    button: "Anmeldung bestätigen",
    note: (hours: number) =>
      `Der Link gilt ${hours} Stunden. Wenn Sie sich nicht angemeldet haben, müssen Sie nichts tun: Ohne Bestätigung wird Ihre Adresse nicht gespeichert.`,
    reason: "Sie erhalten diese Nachricht, weil jemand diese Adresse auf unserer Website eingetragen hat.",
  },
  en: {
    subject: (brand: string) => `Please confirm: newsletter of ${brand}`,
    preheader: "One click to go. Without it we do not store your address.",
    title: "Would you like the newsletter?",
    text: (brand: string) =>
      `This address was entered for the newsletter of ${brand}. The link leads to a page where you confirm the subscription.`,
    button: "Confirm subscription",
    note: (hours: number) =>
      `The link is valid for ${hours} hours. If you did not subscribe, you need to do nothing: without confirmation your address is not stored.`,
    reason: "You receive this message because someone entered this address on our website.",
  },
};
