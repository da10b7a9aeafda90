import type { Locale } from "../../app/i18n/locale.ts";

type MailText = { subject: string; text: string };

/**
 * Mails of the newsletter. None holds a word that a stranger entered: whoever types in someone else's address
 * cannot make us send him a message.
 */
export const newsletterMails: Record<
  Locale,
  Record<"confirm" | "known" | "welcome", (link: string, brand: string, hours: number) => MailText>
> = {
  de: {
    confirm: (link, brand, hours) => ({
      subject: `Bitte bestätigen: Newsletter von ${brand}`,
      text: `Guten Tag,

diese Adresse wurde für den Newsletter von ${brand} eingetragen. Bitte bestätigen Sie die Anmeldung:

${link}

Der Link gilt ${hours} Stunden. Wenn Sie sich nicht angemeldet haben, müssen Sie nichts tun: Ohne Bestätigung wird Ihre Adresse nicht gespeichert.
`,
    }),
    known: (link, brand) => ({
      subject: `Newsletter von ${brand}: Sie sind schon angemeldet`,
      text: `Guten Tag,

diese Adresse wurde für den Newsletter von ${brand} eingetragen. Sie sind bereits angemeldet, es ist nichts weiter zu tun.

Abmelden können Sie sich hier:
${link}
`,
    }),
    welcome: (link, brand) => ({
      subject: `Willkommen beim Newsletter von ${brand}`,
      text: `Guten Tag,

Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt automatisch.

Abmelden können Sie sich jederzeit hier:
${link}
`,
    }),
  },
  en: {
    confirm: (link, brand, hours) => ({
      subject: `Please confirm: newsletter of ${brand}`,
      text: `Hello,

this address was entered for the newsletter of ${brand}. Please confirm the subscription:

${link}

The link is valid for ${hours} hours. If you did not subscribe, you need to do nothing: without confirmation your address is not stored.
`,
    }),
    known: (link, brand) => ({
      subject: `Newsletter of ${brand}: you are already subscribed`,
      text: `Hello,

this address was entered for the newsletter of ${brand}. You are already subscribed, there is nothing else to do.

You can unsubscribe here:
${link}
`,
    }),
    welcome: (link, brand) => ({
      subject: `Welcome to the newsletter of ${brand}`,
      text: `Hello,

your subscription is confirmed. The next issue comes by itself.

You can unsubscribe here at any time:
${link}
`,
    }),
  },
};
