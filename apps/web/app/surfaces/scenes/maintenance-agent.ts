import type { ByLocale } from "../by-locale";
import type { TalkTexts } from "../talk/talk-texts";

/** The manual speaks English in both languages: it is quoted as it stands there. */
const quote =
  "If 4102 recurs, inspect connector X31 for bent or corroded pins before replacing the scanner. Torque: 2.5 Nm.";

export const scene: ByLocale<TalkTexts> = {
  de: {
    label:
      "Gespräch mit dem Instandhaltungsagenten: Die gesprochene Frage lautet „AMR 07, Code 4102, was zuerst?“. Der Agent rät, den Stecker X31 zu prüfen, zitiert Seite 84 der englischen Betriebsanleitung und legt Ticket T-2417 an.",
    title: "Instandhaltungsagent",
    context: "AMR 07 · 05:43",
    facts: [
      ["Maschine", "AMR 07"],
      ["Code", "4102"],
      ["Firmware", "4.12.3"],
      ["Quellen", "3 gelesen"],
    ],
    spoken: "Gesprochen, 0:03",
    question: "AMR 07, Code 4102, was zuerst?",
    reading: "Liest Störungsverlauf, Handbuch und Schaltplan …",
    answer: {
      lead: "Zuerst den Stecker X31 am vorderen Scanner, noch nicht den Scanner selbst.",
      steps: [
        "Fahrzeug sichern und spannungsfrei schalten",
        "X31 lösen, Kontakte auf Korrosion ansehen",
        "Mit 2,5 Nm wieder anziehen",
      ],
    },
    quote: { source: "Operating manual, rev. 4.2", page: "englisch, S. 84", text: quote },
    history: "Zweimal derselbe Code: im März und am 21. April lag es am Stecker, zuletzt 18 min.",
    ticket: {
      id: "T-2417",
      created: "Ticket angelegt",
      subject: "Laserscanner vorn, Tor 4",
      part: "Scannerkabel, Fach B-12",
      action: "Reservieren?",
    },
    listening: "Zum Sprechen halten",
  },
  en: {
    label:
      "Conversation with the maintenance agent: a technician asks in spoken German “AMR 07, code 4102, what first?”. The agent advises checking connector X31, quotes page 84 of the English operating manual and creates ticket T-2417.",
    title: "Maintenance agent",
    context: "AMR 07 · 05:43",
    facts: [
      ["Machine", "AMR 07"],
      ["Code", "4102"],
      ["Firmware", "4.12.3"],
      ["Sources", "3 read"],
    ],
    spoken: "Spoken in German, 0:03",
    question: "AMR 07, Code 4102, was zuerst?",
    translation: "AMR 07, code 4102, what first?",
    reading: "Reads fault history, manual and wiring diagram …",
    answer: {
      lead: "Connector X31 on the front scanner first, not the scanner itself.",
      steps: ["Secure the vehicle and isolate it", "Open X31, look for corroded pins", "Tighten again to 2.5 Nm"],
    },
    quote: { source: "Operating manual, rev. 4.2", page: "p. 84", text: quote },
    history: "Same code twice before: in March and on April 21 it was the connector, 18 min last time.",
    ticket: {
      id: "T-2417",
      created: "Ticket created",
      subject: "Front laser scanner, gate 4",
      part: "Scanner cable, bin B-12",
      action: "Reserve it?",
    },
    listening: "Hold to speak",
  },
};
