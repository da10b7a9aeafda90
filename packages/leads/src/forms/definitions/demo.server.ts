import { common, emailField, type FormDefinition, inquiryNotice, slotField, textField } from "../definition.server.ts";

export const demoForm: FormDefinition = {
  name: "demo",
  fields: {
    slot: slotField({ de: "Wählen Sie einen Termin", en: "Choose a time" }),
    date: textField(
      { de: "Wann passt es Ihnen sonst?", en: "When else would suit you?" },
      {
        isWithoutSlot: true,
        hint: {
          de: "Zum Beispiel: Dienstag oder Mittwoch, vormittags",
          en: "For example: Tuesday or Wednesday morning",
        },
      },
    ),
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true, prefill: "company" }),
    phone: common.phone(),
    machines: common.machines({ prefill: "machines" }),
    numbers: common.numbers(),
    message: common.message({
      de: "Was soll in sechs Monaten anders sein?",
      en: "What should be different in six months?",
    }),
    files: common.files({ de: "Maschinenliste oder Plan", en: "Machine list or plan" }),
  },
  texts: {
    de: {
      title: "Demo-Anfrage",
      submit: "Demo buchen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir melden uns mit einem Termin",
        text: "Sie erhalten per E-Mail einen Vorschlag für das Videogespräch von 25 Minuten und erfahren, wer dabei ist. Passt der Termin nicht, antworten Sie einfach.",
      },
      booked: {
        title: "Ihre Demo ist gebucht",
        text: "Die Bestätigung mit der Einladung für Ihren Kalender ist unterwegs zu Ihnen.",
        steps: [
          {
            title: "Einladung annehmen",
            text: "Öffnen Sie die E-Mail und übernehmen Sie den Termin. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach.",
          },
          {
            title: "Doch verhindert?",
            text: "Mit dem Link in der E-Mail verschieben Sie den Termin oder sagen ihn ab, ohne uns anzurufen.",
          },
          {
            title: "Wir lesen mit",
            text: "Bis dahin sehen wir nach, wie sich Ihre Maschinen anbinden lassen, und bringen die Antwort mit.",
          },
        ],
      },
    },
    en: {
      title: "Demo request",
      submit: "Book demo",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we will propose a date",
        text: "You receive a proposal for the 25-minute video call by email and learn who will be there. If the date does not suit you, just reply.",
      },
      booked: {
        title: "Your demo is booked",
        text: "The confirmation with the invitation for your calendar is on its way to you.",
        steps: [
          {
            title: "Accept the invitation",
            text: "Open the email and add the appointment to your calendar. If nothing arrives, please look into the spam folder.",
          },
          {
            title: "Something came up?",
            text: "The link in the email moves the appointment or cancels it, no call needed.",
          },
          {
            title: "We do our reading",
            text: "Until then we look up how your machines can be connected, and bring the answer along.",
          },
        ],
      },
    },
  },
};
