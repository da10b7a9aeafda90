import { common, emailField, type FormDefinition, inquiryNotice, textField } from "../definition.server";

export const appointmentForm: FormDefinition = {
  name: "appointment",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company(),
    phone: common.phone(),
    subject: textField({ de: "Thema", en: "Subject" }, { isRequired: true }),
    date: textField(
      { de: "Wunschtermin", en: "Preferred date and time" },
      {
        isRequired: true,
        hint: {
          de: "Zwei oder drei Möglichkeiten, mit Uhrzeit und Ort oder Zeitzone",
          en: "Two or three options, with time and place or time zone",
        },
      },
    ),
    message: common.message({ de: "Was wir vorher wissen sollten", en: "What we should know beforehand" }),
  },
  texts: {
    de: {
      title: "Terminwunsch",
      submit: "Termin anfragen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir bestätigen Ihren Termin",
        text: "Verbindlich ist der Termin mit unserer Bestätigung per E-Mail. Passt keine Ihrer Zeiten, schlagen wir andere vor.",
      },
    },
    en: {
      title: "Appointment request",
      submit: "Request appointment",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we will confirm your appointment",
        text: "The appointment is fixed once we confirm it by email. If none of your times is possible, we propose others.",
      },
    },
  },
};
