import { emailField, type FormDefinition, textField } from "../definition.server.ts";

// The optional fields are short: they travel in the confirmation link.

/** Version of the consent text below; part of the proof of consent. Raise it with every change of the text. */
export const consentVersion = "2026-11";

export const newsletterForm: FormDefinition = {
  name: "newsletter",
  fields: {
    email: emailField({ prefill: "email" }),
    firstName: textField({ de: "Vorname", en: "First name" }, { maxLength: 80, autoComplete: "given-name" }),
    lastName: textField({ de: "Nachname", en: "Last name" }, { maxLength: 80, autoComplete: "family-name" }),
    organization: textField({ de: "Unternehmen", en: "Organization" }, { maxLength: 80, autoComplete: "organization" }),
  },
  texts: {
    de: {
      title: "Newsletter",
      submit: "Abonnieren",
      notice:
        "Mit der Bestätigung willigen Sie ein, dass wir Ihnen einmal im Monat den Newsletter senden. Abmelden können Sie sich jederzeit mit dem Link in jeder Ausgabe.",
      thanks: {
        title: "Fast fertig: bitte bestätigen",
        text: "Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, sind Sie angemeldet.",
        steps: [
          {
            title: "Postfach öffnen",
            text: "Die E-Mail ist unterwegs. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach.",
          },
          { title: "Bestätigen", text: "Der Link führt auf eine Seite mit einer Schaltfläche. Er gilt 48 Stunden." },
          { title: "Lesen", text: "Die nächste Ausgabe kommt automatisch. In jeder steht ein Link zum Abmelden." },
        ],
      },
    },
    en: {
      title: "Newsletter",
      submit: "Subscribe",
      notice:
        "By confirming you agree that we send you the newsletter once a month. You can unsubscribe at any time with the link in every issue.",
      thanks: {
        title: "Almost done: please confirm",
        text: "We have sent you an email with a link. You are subscribed once you confirm there.",
        steps: [
          {
            title: "Open your mailbox",
            text: "The email is on its way. If nothing arrives, please look into the spam folder.",
          },
          { title: "Confirm", text: "The link leads to a page with a button. It is valid for 48 hours." },
          { title: "Read", text: "The next issue comes by itself. Every issue has an unsubscribe link." },
        ],
      },
    },
  },
};
