import type { NumberTexts } from "./en";

/** Texte der Zahlenfelder auf Deutsch. */
export const de: NumberTexts = {
  missing: "Bitte eine Zahl eingeben. 0 ist möglich.",
  missingFromOne: "Bitte eine Zahl ab 1 eingeben.",
  unreadable: "Das ist keine einzelne Zahl. Schreibweise: 1.234,56.",
  unit: "Die Einheit passt nicht zu diesem Feld.",
  whole: "Bitte eine ganze Zahl eingeben.",
  negative: "Bitte 0 oder mehr eingeben.",
  tooSmall: (min) => `Bitte ${min} oder mehr eingeben.`,
  tooLarge: (max) => `Höchstens ${max}. Für mehr sprechen Sie uns an: Wir rechnen es mit Ihnen durch.`,
  echo: (value) => `Gelesen als ${value}`,
  documentRefused:
    "Mit diesen Zahlen lässt sich nicht rechnen: Bitte gehen Sie zurück und korrigieren Sie die markierten Felder.",
  slider: (label) => `${label}, Schieberegler`,
};
