import { common, emailField, type FormDefinition, selectField, textField } from "../definition.server.ts";

/** A value of the robot finder that somebody knows better. */
export const robotCorrectionForm: FormDefinition = {
  name: "robot-correction",
  fields: {
    model: textField({ de: "Hersteller und Modell", en: "Maker and model" }, { isRequired: true, prefill: "model" }),
    field: selectField(
      { de: "Welche Angabe", en: "Which detail" },
      {
        payloadKg: { de: "Traglast", en: "Payload" },
        reachMm: { de: "Reichweite", en: "Reach" },
        maxSpeedMps: { de: "Höchstgeschwindigkeit", en: "Top speed" },
        weightKg: { de: "Gewicht", en: "Weight" },
        runTimeH: { de: "Laufzeit", en: "Run time" },
        degreesOfFreedom: { de: "Bewegte Achsen", en: "Actuated axes" },
        navigation: { de: "Navigation", en: "Navigation" },
        protocols: { de: "Schnittstellen", en: "Interfaces" },
        status: { de: "Stand (lieferbar, eingestellt …)", en: "Status (available, discontinued …)" },
        other: { de: "Etwas anderes", en: "Something else" },
      },
      { isRequired: true, prefill: "field" },
    ),
    value: textField({ de: "Richtiger Wert, mit Einheit", en: "Right value, with its unit" }, { isRequired: true }),
    source: textField(
      { de: "Wo steht er?", en: "Where is it stated?" },
      {
        isRequired: true,
        maxLength: 500,
        hint: {
          de: "Adresse einer Seite, oder Titel, Ausgabe und Seitenzahl eines Dokuments",
          en: "Address of a page, or title, edition and page number of a document",
        },
      },
    ),
    name: common.name({ isRequired: false }),
    email: emailField(),
  },
  texts: {
    de: {
      title: "Berichtigung im Roboterfinder",
      submit: "Wert schicken",
      notice: "Wir nutzen Ihre Angaben nur, um den Wert zu prüfen und bei Bedarf nachzufragen.",
      thanks: {
        title: "Danke, wir lesen nach",
        text: "Wir prüfen die Quelle, die Sie nennen. Stimmt der Wert, steht er danach mit dieser Quelle im Finder.",
      },
    },
    en: {
      title: "Correction for the robot finder",
      submit: "Send the value",
      notice: "We use what you enter only to check the value and to ask you if something is unclear.",
      thanks: {
        title: "Thank you, we are reading up on it",
        text: "We check the source you name. If the value is right, the finder will show it with that source.",
      },
    },
  },
};
