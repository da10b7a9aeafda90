import { common, emailField, type FormDefinition, inquiryNotice, textField } from "../definition.server.ts";

export const contactForm: FormDefinition = {
  name: "contact",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company(),
    phone: common.phone(),
    subject: textField({ de: "Betreff", en: "Subject" }),
    message: common.message({ de: "Ihre Nachricht", en: "Your message" }, { isRequired: true }),
    files: common.files({ de: "Dateien dazu", en: "Files about it" }),
  },
  texts: {
    de: {
      title: "Nachricht",
      submit: "Nachricht senden",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, Ihre Nachricht ist da",
        text: "Ein Mensch liest sie, kein Skript, und antwortet per E-Mail oder, wenn Sie eine Nummer angegeben haben, am Telefon.",
      },
    },
    en: {
      title: "Message",
      submit: "Send message",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, your message has arrived",
        text: "A person reads it, not a script, and answers by email or, if you left a number, by phone.",
      },
    },
  },
};
