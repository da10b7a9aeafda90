import type { Locale } from "@waku/i18n/locale";
import type { NewsletterStep } from "../services.ts";
import type { NewsletterLinkEnd } from "./form-view.ts";

type LinkTexts = {
  title: string;
  text: string;
  /** Stands beside the button or form; missing where there is none. */
  button?: { title: string; text: string };
  /** Leads back to the form that subscribes. */
  again?: string;
};

type LinkName = NewsletterStep | "preferences" | NewsletterLinkEnd;

/** What the page says to whom the link of a newsletter mail brought there. */
export const newsletterLinkTexts: Record<Locale, Record<LinkName, LinkTexts>> = {
  de: {
    confirm: {
      title: "Bestätigen Sie Ihre Anmeldung",
      text: "Erst mit Ihrer Bestätigung wird die Adresse gespeichert. So kann niemand anders Sie anmelden.",
      button: { title: "Noch ein Klick", text: "Danach kommt der Newsletter einmal im Monat zu Ihnen." },
    },
    unsubscribe: {
      title: "Newsletter abbestellen",
      text: "Ihre Adresse bekommt danach keine Ausgabe mehr. Einen Grund brauchen wir nicht.",
      button: { title: "Ein Klick genügt", text: "Anmelden können Sie sich jederzeit wieder." },
    },
    preferences: {
      title: "Ihre Einstellungen zum Newsletter",
      text: "Hier ändern Sie Ihre Angaben und die Sprache, sehen Ihre Zustimmung oder melden sich ab.",
      button: { title: "Ihre Angaben", text: "Änderungen gelten ab der nächsten Ausgabe." },
    },
    expired: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er ist abgelaufen oder unvollständig. Nehmen Sie den Link aus der neuesten E-Mail, oder melden Sie sich noch einmal an.",
      again: "Zur Anmeldung",
    },
    ended: {
      title: "Sie sind abgemeldet",
      text: "Sie erhalten keinen Newsletter mehr. Wenn Sie ihn vermissen, melden Sie sich einfach wieder an.",
      again: "Wieder anmelden",
    },
  },
  en: {
    confirm: {
      title: "Confirm your subscription",
      text: "The address is stored only once you confirm. That way nobody else can sign you up.",
      button: { title: "One more click", text: "Then the newsletter comes to you once a month." },
    },
    unsubscribe: {
      title: "Unsubscribe from the newsletter",
      text: "Your address then gets no further issue. We need no reason.",
      button: { title: "One click is enough", text: "You can subscribe again at any time." },
    },
    preferences: {
      title: "Your newsletter preferences",
      text: "Change what you entered and the language here, see what you agreed to, or unsubscribe.",
      button: { title: "Your details", text: "Changes apply from the next issue on." },
    },
    expired: {
      title: "This link is no longer valid",
      text: "It has expired or is incomplete. Use the link in the latest email, or subscribe once more.",
      again: "Go to the subscription",
    },
    ended: {
      title: "You are unsubscribed",
      text: "You no longer receive the newsletter. If you miss it, just subscribe again.",
      again: "Subscribe again",
    },
  },
};
