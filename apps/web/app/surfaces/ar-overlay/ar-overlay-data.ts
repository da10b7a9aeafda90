import type { ByLocale } from "../by-locale";

/** A word on the picture: the point it names, and where its text stands, in picture units. */
export type Callout = { kind: "target" | "part" | "warning"; at: [x: number, y: number]; text: [x: number, y: number] };

export const callouts: Callout[] = [
  { kind: "target", at: [292, 324], text: [150, 108] },
  { kind: "part", at: [208, 316], text: [136, 396] },
  { kind: "warning", at: [520, 300], text: [584, 108] },
  { kind: "part", at: [392, 342], text: [540, 404] },
];

/** Seconds of the story at which the lines to the words are drawn, in the order of the callouts. */
export const namedAt = [0.9, 2, 2.6, 3.2];

type Texts = {
  label: string;
  title: string;
  context: string;
  /** One per callout, in their order: what it is and what to do or know. */
  words: [name: string, detail: string][];
  step: string;
  position: string;
  instruction: string;
  facts: [name: string, value: string][];
  steps: string[];
  remote: string;
};

export const arOverlayTexts: ByLocale<Texts> = {
  de: {
    label:
      "AR-Einblendung auf dem geöffneten AMR 07: Schritt 2 von 6 markiert den Stecker X31, gegen den Uhrzeigersinn zu lösen. Weitere Hinweise zeigen den Laserscanner, das Akkumodul mit 48 Volt und das neue Kabel; ein Spezialist ist zugeschaltet.",
    title: "AR-Anleitung",
    context: "AMR 07 · verankert",
    words: [
      ["Stecker X31", "Hier lösen"],
      ["Scanner S3", "nicht ausbauen"],
      ["Akku 48 V", "Abgeschaltet"],
      ["Kabel SK-8810", "wird getauscht"],
    ],
    step: "Schritt",
    position: "2 / 6",
    instruction: "Überwurfmutter gegen den Uhrzeigersinn lösen, Stecker gerade abziehen.",
    facts: [
      ["Werkzeug", "SW 17"],
      ["Danach", "2,5 Nm"],
    ],
    steps: [
      "Gesichert, spannungsfrei",
      "Stecker X31 lösen",
      "Altes Kabel ziehen",
      "Neues Kabel verlegen",
      "Stecker anziehen",
      "Schutzfeld prüfen",
    ],
    remote: "J. Weber sieht mit",
  },
  en: {
    label:
      "AR overlay on the opened AMR 07: step 2 of 6 marks connector X31, to be turned counterclockwise. Further callouts show the laser scanner, the 48 volt battery module and the new cable; a specialist is connected.",
    title: "AR guide",
    context: "AMR 07 · anchored",
    words: [
      ["Connector X31", "Loosen here"],
      ["Scanner S3", "leave in place"],
      ["Battery 48 V", "Switched off"],
      ["Cable SK-8810", "to be replaced"],
    ],
    step: "Step",
    position: "2 / 6",
    instruction: "Turn the coupling nut counterclockwise, pull the connector straight out.",
    facts: [
      ["Tool", "17 mm"],
      ["Refit", "2.5 Nm"],
    ],
    steps: [
      "Locked out, no voltage",
      "Open connector X31",
      "Pull the old cable",
      "Route the new cable",
      "Tighten connector",
      "Check protective field",
    ],
    remote: "J. Weber is watching",
  },
};
