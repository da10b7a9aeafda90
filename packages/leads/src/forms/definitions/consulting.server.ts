import { common, emailField, type FormDefinition, inquiryNotice, textField } from "../definition.server.ts";

export const consultingForm: FormDefinition = {
  name: "consulting",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true }),
    phone: common.phone(),
    site: textField({ de: "Standort", en: "Site" }),
    message: common.message(
      { de: "Worum es geht", en: "What it is about" },
      {
        isRequired: true,
        hint: {
          de: "Materialfluss, was schon entschieden ist und was nicht",
          en: "Material flow, what has been decided and what has not",
        },
      },
    ),
    files: common.files({ de: "Layout oder Lastenheft", en: "Layout or specification" }),
  },
  texts: {
    de: {
      title: "Beratungsanfrage",
      submit: "Beratung anfragen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, Ihre Frage liegt bei der Beratung",
        text: "Sie erhalten eine Antwort von einem Menschen, mit einem Vorschlag für den ersten Schritt. Fehlen Angaben, fragen wir vorher nach.",
      },
    },
    en: {
      title: "Consulting inquiry",
      submit: "Ask the consultants",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, your question is with the consultants",
        text: "You receive an answer from a person, with a proposal for the first step. If something is missing, we ask first.",
      },
    },
  },
};
