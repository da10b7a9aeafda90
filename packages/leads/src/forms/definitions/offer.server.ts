import { checkboxField, common, emailField, type FormDefinition, inquiryNotice } from "../definition.server.ts";

export const offerForm: FormDefinition = {
  name: "offer",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true, prefill: "company" }),
    phone: common.phone(),
    modules: checkboxField(
      { de: "Was Sie interessiert", en: "What you are interested in" },
      {
        maintenance: { de: "Instandhaltung und Anlagenverwaltung", en: "Maintenance and asset management" },
        "spare-parts": { de: "Ersatzteilverwaltung", en: "Spare-part management" },
        "data-connector": { de: "Datenanbindung", en: "Data connector" },
        platform: { de: "Plattform für Hersteller und Dienstleister", en: "OEM and service-provider platform" },
      },
      { prefill: "module" },
    ),
    machines: common.machines({ prefill: "machines" }),
    numbers: common.numbers(),
    message: common.message({ de: "Was wir rechnen sollen", en: "What we should calculate" }, { prefill: "message" }),
    files: common.files({ de: "Maschinenliste oder Leistungsverzeichnis", en: "Machine list or specification" }),
  },
  texts: {
    de: {
      title: "Angebotsanfrage",
      submit: "Angebot anfragen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir rechnen",
        text: "Ihre Anfrage liegt beim Vertrieb. Sie erhalten ein Angebot als PDF per E-Mail; fehlt uns eine Zahl, fragen wir vorher nach.",
      },
    },
    en: {
      title: "Offer request",
      submit: "Request offer",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we are calculating",
        text: "Your request is with sales. You receive an offer as a PDF by email; if a number is missing, we ask first.",
      },
    },
  },
};
