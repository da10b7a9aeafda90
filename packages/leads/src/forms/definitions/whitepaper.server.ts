import { common, emailField, type FormDefinition, textField } from "../definition.server.ts";

export const whitepaperForm: FormDefinition = {
  name: "whitepaper",
  fields: {
    email: emailField(),
    name: common.name({ isRequired: false }),
    company: common.company(),
    system: textField({ de: "Art Ihrer Anlage", en: "Type of your system" }),
    message: common.message({ de: "Fragen dazu", en: "Questions about it" }),
  },
  texts: {
    de: {
      title: "Whitepaper",
      submit: "Whitepaper anfordern",
      notice: "Wir nutzen Ihre Angaben, um Ihnen das Dokument zu senden und Fragen dazu zu beantworten.",
      thanks: {
        title: "Danke, das Dokument kommt per E-Mail",
        text: "Wir senden es an die angegebene Adresse. Kommt nichts an, sehen Sie bitte im Spam-Ordner nach.",
      },
    },
    en: {
      title: "Whitepaper",
      submit: "Request whitepaper",
      notice: "We use what you enter to send you the document and to answer questions about it.",
      thanks: {
        title: "Thank you, the document comes by email",
        text: "We send it to the address you gave. If nothing arrives, please look into the spam folder.",
      },
    },
  },
};
