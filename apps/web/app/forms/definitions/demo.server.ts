import { common, emailField, type FormDefinition, inquiryNotice, textField } from "../definition.server";

export const demoForm: FormDefinition = {
  name: "demo",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true }),
    phone: common.phone(),
    machines: common.machines(),
    date: textField(
      { de: "Wann passt es Ihnen?", en: "When does it suit you?" },
      {
        hint: {
          de: "Zum Beispiel: Dienstag oder Mittwoch, vormittags",
          en: "For example: Tuesday or Wednesday morning",
        },
      },
    ),
    message: common.message({
      de: "Was soll in sechs Monaten anders sein?",
      en: "What should be different in six months?",
    }),
  },
  texts: {
    de: {
      title: "Demo-Anfrage",
      submit: "Demo anfragen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir melden uns mit einem Termin",
        text: "Sie erhalten per E-Mail einen Vorschlag für das Videogespräch von 25 Minuten und erfahren, wer dabei ist. Passt der Termin nicht, antworten Sie einfach.",
      },
    },
    en: {
      title: "Demo request",
      submit: "Request demo",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we will propose a date",
        text: "You receive a proposal for the 25-minute video call by email and learn who will be there. If the date does not suit you, just reply.",
      },
    },
  },
};
