import { common, emailField, type FormDefinition, inquiryNotice, selectField, urlField } from "../definition.server.ts";

export const partnerForm: FormDefinition = {
  name: "partner",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true }),
    phone: common.phone(),
    website: urlField({ de: "Website", en: "Website" }),
    kind: selectField(
      { de: "Was Ihr Unternehmen macht", en: "What your company does" },
      {
        manufacturer: { de: "Wir bauen Roboter oder Anlagen", en: "We build robots or systems" },
        integrator: { de: "Wir integrieren Anlagen", en: "We integrate systems" },
        service: { de: "Wir warten und reparieren", en: "We service and repair" },
        dealer: { de: "Wir verkaufen oder vermieten", en: "We sell or rent" },
        other: { de: "Etwas anderes", en: "Something else" },
      },
    ),
    message: common.message(
      { de: "Was Sie liefern oder warten", en: "What you deliver or service" },
      { isRequired: true },
    ),
    files: common.files({ de: "Firmenprofil oder Gerätelisten", en: "Company profile or machine lists" }),
  },
  texts: {
    de: {
      title: "Partneranfrage",
      submit: "Partneranfrage senden",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, Ihre Partneranfrage ist da",
        text: "Es antwortet jemand, der Ihre Art von Geschäft kennt, mit einem Vorschlag für ein erstes Gespräch.",
      },
    },
    en: {
      title: "Partner inquiry",
      submit: "Send partner inquiry",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, your partner inquiry has arrived",
        text: "Someone who knows your kind of business answers, with a proposal for a first conversation.",
      },
    },
  },
};
