import {
  common,
  emailField,
  type FormDefinition,
  inquiryNotice,
  selectField,
  textField,
} from "../definition.server.ts";

export const robotTestForm: FormDefinition = {
  name: "robot-test",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true }),
    phone: common.phone(),
    kind: selectField(
      { de: "Was Sie brauchen", en: "What you need" },
      {
        test: { de: "Test vor Ort", en: "Test on site" },
        rental: { de: "Miete", en: "Rental" },
        open: { de: "Noch offen", en: "Still open" },
      },
    ),
    load: textField({ de: "Ladungsträger und Gewicht", en: "Load carrier and weight" }),
    distance: textField({ de: "Strecke und Schichten", en: "Distance and shifts" }),
    message: common.message({ de: "Was wir noch wissen sollten", en: "What else we should know" }),
    files: common.files({ de: "Grundriss oder Fotos", en: "Floor plan or photos" }),
  },
  texts: {
    de: {
      title: "Robotertest",
      submit: "Robotertest anfragen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir suchen das passende Fahrzeug",
        text: "Sie erhalten eine Fahrzeugklasse, eine sinnvolle Dauer und eine Liste dessen, was vorzubereiten ist.",
      },
    },
    en: {
      title: "Robot test",
      submit: "Request robot test",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we are looking for the right vehicle",
        text: "You receive a vehicle class, a sensible duration and a list of what has to be prepared.",
      },
    },
  },
};
