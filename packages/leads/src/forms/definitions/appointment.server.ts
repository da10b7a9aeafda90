import { common, emailField, type FormDefinition, inquiryNotice, slotField, textField } from "../definition.server.ts";

export const appointmentForm: FormDefinition = {
  name: "appointment",
  fields: {
    slot: slotField({ de: "Wählen Sie einen Termin", en: "Choose a time" }),
    date: textField(
      { de: "Wann passt es Ihnen sonst?", en: "When else would suit you?" },
      {
        isWithoutSlot: true,
        hint: {
          de: "Zwei oder drei Möglichkeiten, mit Uhrzeit und Ort oder Zeitzone",
          en: "Two or three options, with time and place or time zone",
        },
      },
    ),
    subject: textField({ de: "Thema", en: "Subject" }, { isRequired: true }),
    name: common.name(),
    email: emailField(),
    company: common.company(),
    phone: common.phone(),
    message: common.message({ de: "Was wir vorher wissen sollten", en: "What we should know beforehand" }),
    files: common.files({ de: "Unterlagen zum Thema", en: "Documents on the subject" }),
  },
  texts: {
    de: {
      title: "Terminanfrage",
      submit: "Termin buchen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir suchen eine Zeit für Sie",
        text: "Verbindlich ist der Termin mit unserer Bestätigung per E-Mail. Ist keine Ihrer Zeiten möglich, schlagen wir andere vor.",
      },
      booked: {
        title: "Ihr Termin ist gebucht",
        text: "Die Bestätigung mit der Einladung für Ihren Kalender ist unterwegs zu Ihnen.",
        steps: [
          {
            title: "In den Kalender damit",
            text: "Die Einladung liegt in Ihrem Postfach. Finden Sie sie nicht, liegt sie vielleicht im Spam-Ordner.",
          },
          {
            title: "Verschieben oder absagen",
            text: "Beides geht mit dem Link in der E-Mail, auch kurz vorher.",
          },
          {
            title: "Noch ein Dokument?",
            text: "Antworten Sie auf die Bestätigung und hängen Sie es an, dann lesen wir es vor dem Gespräch.",
          },
        ],
      },
    },
    en: {
      title: "Appointment request",
      submit: "Book appointment",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we will find a time for you",
        text: "The appointment is fixed once we confirm it by email. If none of your times is possible, we propose others.",
      },
      booked: {
        title: "Your appointment is booked",
        text: "The confirmation with the invitation for your calendar is on its way to you.",
        steps: [
          {
            title: "Put it into your calendar",
            text: "The invitation is in your mailbox. If you cannot find it, it may be in the spam folder.",
          },
          {
            title: "Move or cancel it",
            text: "The link in the email does both, even at short notice.",
          },
          {
            title: "One more document?",
            text: "Reply to the confirmation and attach it, and we read it before the call.",
          },
        ],
      },
    },
  },
};
