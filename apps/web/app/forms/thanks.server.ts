import type { Locale } from "@waku/i18n/locale";
import type { LeftOutFile } from "@waku/leads";
import { preferencesFormName } from "@waku/leads";
import { instantText, showSameTime } from "@waku/leads/booking";
import type { FormTexts, ThanksTexts } from "@waku/leads/forms";
import { formDefinition, missingFilesText } from "@waku/leads/forms";
import type { BlockView } from "../blocks/registry";

/** Thanks for steps that are no form of their own. */
const stepThanks: Record<string, Record<Locale, ThanksTexts>> = {
  "newsletter-confirm": {
    de: {
      title: "Willkommen, Sie sind dabei",
      text: "Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt automatisch in Ihr Postfach.",
      steps: [
        { title: "Einmal im Monat", text: "Eine Störung, eine Norm, eine Zahl. Mehr schicken wir nicht." },
        { title: "Jederzeit abmelden", text: "In jeder Ausgabe steht ein Link zum Abmelden. Ein Klick genügt." },
      ],
    },
    en: {
      title: "Welcome, you are subscribed",
      text: "Your subscription is confirmed. The next issue comes to your mailbox by itself.",
      steps: [
        { title: "Once a month", text: "A fault, a standard, a number. We send nothing else." },
        { title: "Unsubscribe at any time", text: "Every issue has an unsubscribe link. One click is enough." },
      ],
    },
  },
  [preferencesFormName]: {
    de: {
      title: "Ihre Änderungen sind gespeichert",
      text: "Sie gelten ab der nächsten Ausgabe.",
      steps: [
        { title: "Ab der nächsten Ausgabe", text: "Eine Ausgabe, die gerade verschickt wird, ist noch die alte." },
        {
          title: "Wieder ändern",
          text: "Der Link in der Willkommensmail führt jederzeit zu den Einstellungen zurück.",
        },
      ],
    },
    en: {
      title: "Your changes are saved",
      text: "They apply from the next issue on.",
      steps: [
        { title: "From the next issue on", text: "An issue that is being sent right now is still the old one." },
        { title: "Change again", text: "The link in the welcome mail leads back to the preferences at any time." },
      ],
    },
  },
  "newsletter-unsubscribe": {
    de: {
      title: "Sie sind abgemeldet",
      text: "Sie erhalten keinen Newsletter mehr. Wenn es ein Versehen war, melden Sie sich einfach neu an.",
      steps: [
        { title: "Ab sofort", text: "Eine Ausgabe, die gerade verschickt wird, kann Sie noch erreichen." },
        { title: "Zurück ist leicht", text: "Anmelden können Sie sich jederzeit wieder, auf der Newsletter-Seite." },
      ],
    },
    en: {
      title: "You are unsubscribed",
      text: "You no longer receive the newsletter. If it was a mistake, just subscribe again.",
      steps: [
        { title: "From now on", text: "An issue that is being sent right now may still reach you." },
        { title: "The way back is short", text: "You can subscribe again at any time, on the newsletter page." },
      ],
    },
  },
};

/** What the thank-you page says to whom no form sent there. */
export const nothingSent = {
  de: {
    pretitle: "Noch nichts gesendet",
    title: "Hier steht sonst Ihre Bestätigung",
    text: "Nach einem Formular steht hier, wie es weitergeht. Von Ihnen ist gerade keines angekommen. Schreiben Sie uns, dann antworten wir.",
    description: "Diese Seite bestätigt Formulare, die auf dieser Website abgesendet wurden.",
    contact: "Zum Kontaktformular",
    home: "Zur Startseite",
  },
  en: {
    pretitle: "Nothing sent yet",
    title: "Your confirmation would stand here",
    text: "After a form this page says what happens next. None has just arrived from you. Write to us, and we will answer.",
    description: "This page confirms forms that were sent on this site.",
    contact: "Open the contact form",
    home: "Go to the start page",
  },
} satisfies Record<Locale, unknown>;

/**
 * A slot that was just booked, or is only wished for: in the clock of its calendar, and in the one its visitor chose it
 * by, if known.
 */
type ChosenSlot = { start: number; isBooked: boolean; timeZone: string; visitorZone: string | undefined };

/** How the calendar's own time is set apart from the visitor's. */
const ourTime: Record<Locale, string> = { de: "Bei uns", en: "Our time" };

/** Said of a time that is not booked though the visitor chose it. */
const wishText: Record<Locale, (when: string) => string> = {
  de: (when) =>
    `Ihre Anfrage ist angekommen. Die gewählte Zeit ist noch nicht gebucht: Wir bestätigen sie per E-Mail oder schlagen eine andere vor. Gewählt haben Sie ${when}`,
  en: (when) =>
    `Your request has reached us. The time you chose is not booked yet: we confirm it by email or propose another one. You chose ${when}`,
};

type Thanks = ThanksTexts & { pretitle?: string };

/** What the thank-you page says after the form that was sent, or the step that was taken; undefined for neither. */
export function thanksFor(
  form: string | null,
  { slot, leftOut }: { slot?: ChosenSlot; leftOut?: LeftOutFile[] },
  locale: Locale,
): Thanks | undefined {
  const texts = formDefinition(form)?.texts[locale];
  if (texts) {
    const thanks = formThanks(texts, slot, locale);
    if (!leftOut) return thanks;
    // What was booked or wished for comes first; what else the page would say is less than what is missing.
    const missing = missingFilesText(leftOut, locale);
    return { title: thanks.title, text: texts.booked && slot ? `${thanks.text} ${missing}` : missing };
  }
  const step = form !== null && Object.hasOwn(stepThanks, form) ? stepThanks[form]?.[locale] : undefined;
  return step && { ...step, pretitle: "Newsletter" };
}

function formThanks({ thanks, booked }: FormTexts, slot: ChosenSlot | undefined, locale: Locale): ThanksTexts {
  if (!booked || !slot) return thanks;
  return slot.isBooked
    ? { ...booked, text: `${whenText(slot, locale)} ${booked.text}` }
    : { ...thanks, text: wishText[locale](whenText(slot, locale)) };
}

function whenText({ start, timeZone, visitorZone }: ChosenSlot, locale: Locale): string {
  const ours = instantText(start, timeZone, locale);
  if (!visitorZone || showSameTime(start, timeZone, visitorZone)) return `${ours}.`;
  return `${instantText(start, visitorZone, locale)}. ${ourTime[locale]}: ${ours}.`;
}

/** Makes the thank-you page one for the form that was sent: its own title, text and next steps. */
export function thankYouBlocks(blocks: BlockView[], { title, text, steps, pretitle }: Thanks): BlockView[] {
  return blocks.flatMap((block): BlockView[] => {
    if (block.type === "hero") return [{ ...block, title, text, pretitle: pretitle ?? block.pretitle }];
    if (block.type === "steps" && steps) return [{ ...block, items: steps }];
    // What to prepare for an answer does not fit where no answer follows.
    if (block.type === "bullets" && steps) return [];
    return [block];
  });
}
