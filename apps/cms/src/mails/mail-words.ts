import { env } from "../current-env.ts";

/** What the panel says of mails: that they may come, or where they lie when the backend sends none. */
export const mailWords = env.smtp
  ? {
      de: {
        forgotPasswordEmailInstructions:
          "Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine Mail mit einem Link, über den Sie ein neues Passwort vergeben.",
        emailSent: "Bitte sehen Sie in Ihr Postfach",
        checkYourEmailForPasswordReset:
          "Gehört die Adresse zu einem Zugang, ist eine Mail mit einem Link unterwegs; er gilt eine Stunde. Bitte sehen Sie auch im Spam-Ordner nach.",
      },
      en: {
        forgotPasswordEmailInstructions:
          "Please enter your email address. You will receive an email with a link to set a new password.",
        emailSent: "Please look into your inbox",
        checkYourEmailForPasswordReset:
          "If the address belongs to an account, an email with a link is on its way; it is good for an hour. Please look into your spam folder, too.",
      },
    }
  : {
      de: {
        forgotPasswordEmailInstructions:
          "Dieses System verschickt keine Mails. Ein neues Passwort vergibt die Administration: Personen → Ihr Eintrag → Passwort ändern. Oder lassen Sie hier einen Link anlegen: Er liegt dann auf dem Server, im Ordner „mail“ der Daten, und Ihr Betreiber gibt ihn Ihnen.",
        emailSent: "Keine Mail verschickt",
        checkYourEmailForPasswordReset:
          "Gehört die Adresse zu einem Zugang, liegt auf dem Server, im Ordner „mail“ der Daten, nun eine Mail mit einem Link, der eine Stunde gilt. Bitte fragen Sie Ihren Betreiber danach.",
      },
      en: {
        forgotPasswordEmailInstructions:
          "This system sends no emails. Administrators give new passwords: People → your entry → change password. Or have a link made here: it is then on the server, in the folder “mail” of the data, and your operator hands it to you.",
        emailSent: "No email was sent",
        checkYourEmailForPasswordReset:
          "If the address belongs to an account, there is now an email with a link, good for an hour, on the server, in the folder “mail” of the data. Please ask your operator for it.",
      },
    };

/** How new people get in; stands above their list. */
export const invitationWords = env.smtp
  ? {
      de: "Neue Personen bekommen eine Mail mit einem Link, über den sie ihr Passwort vergeben.",
      en: "New people get an email with a link to set their password.",
    }
  : {
      de: "Dieses System verschickt keine Mails: Die Einladung neuer Personen liegt auf dem Server, im Ordner „mail“ der Daten. Oder vergeben Sie selbst ein Passwort: Person anlegen, dann „Passwort ändern“.",
      en: "This system sends no emails: invitations of new people are on the server, in the folder “mail” of the data. Or set a password yourself: create the person, then “Change password”.",
    };
