import type { ByLocale } from "../by-locale";
import type { TalkTexts } from "../talk/talk-texts";

/** The manual speaks English in both languages: it is quoted as it stands there. */
const quote =
  "E-417: no signal from the docking sensor. Check the sensor window for scratches before you adjust the dock.";

export const scene: ByLocale<TalkTexts> = {
  de: {
    label:
      "Gespräch in der Nachtschicht um 02:20 Uhr: Die gesprochene Frage lautet „Routenzug 3 bleibt am Dock stehen, E-417“. Der Agent rät, zuerst den Docksensor zu prüfen, zitiert Seite 212 der englischen Betriebsanleitung, kennt das polnische Ticket und entwirft Ticket T-3390.",
    title: "Instandhaltungsagent",
    context: "Routenzug 3 · 02:20",
    facts: [
      ["Maschine", "Routenzug 3"],
      ["Code", "E-417"],
      ["Anhänger", "mit"],
      ["Quellen", "3 gelesen"],
    ],
    spoken: "Gesprochen, 0:03",
    question: "Routenzug 3 bleibt am Dock stehen, E-417.",
    reading: "Liest Anleitung, Rundschreiben und Tickets …",
    answer: {
      lead: "Zwei Ursachen sind möglich. Zuerst den Docksensor ansehen, dann den Kontakt am Dock.",
      steps: [
        "Fahrzeug sichern, Restenergie abbauen",
        "Fenster des Docksensors auf Kratzer prüfen",
        "Nach dem Tausch: Funktionsprüfung laut Anleitung",
      ],
    },
    quote: { source: "Operating manual, tugger", page: "englisch, S. 212", text: quote },
    history: "Rundschreiben vom Frühjahr und ein Ticket auf Polnisch: Fenster zerkratzt, 12 min.",
    ticket: {
      id: "T-3390",
      created: "Ticket entworfen",
      subject: "Docksensor, Routenzug 3",
      part: "Docksensor, Schublade B4",
      action: "Reservieren?",
    },
    listening: "Zum Sprechen halten",
  },
  en: {
    label:
      "Conversation on the night shift at 02:20: a technician says in German that tugger 3 stops at the dock with code E-417. The agent advises checking the docking sensor first, quotes page 212 of the English operating manual, knows the ticket in Polish and drafts ticket T-3390.",
    title: "Maintenance agent",
    context: "Tugger 3 · 02:20",
    facts: [
      ["Machine", "Tugger 3"],
      ["Code", "E-417"],
      ["Trailer", "attached"],
      ["Sources", "3 read"],
    ],
    spoken: "Spoken in German, 0:03",
    question: "Routenzug 3 bleibt am Dock stehen, E-417.",
    translation: "Tugger 3 stops at the dock, E-417.",
    reading: "Reading manual, bulletin and tickets …",
    answer: {
      lead: "Two causes are possible. Look at the docking sensor first, then at the contact of the dock.",
      steps: [
        "Secure the vehicle, release stored energy",
        "Check the window of the docking sensor for scratches",
        "After replacing it: function test as in the manual",
      ],
    },
    quote: { source: "Operating manual, tugger", page: "p. 212", text: quote },
    history: "A bulletin from spring and a ticket in Polish: window scratched, 12 min.",
    ticket: {
      id: "T-3390",
      created: "Ticket drafted",
      subject: "Docking sensor, tugger 3",
      part: "Docking sensor, drawer B4",
      action: "Reserve?",
    },
    listening: "Hold to speak",
  },
};
