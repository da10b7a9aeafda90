import type { ByLocale } from "../by-locale";
import type { TalkTexts } from "../talk/talk-texts";

/** The manual speaks English in both languages: it is quoted as it stands there. */
const quote =
  "If the elevator does not answer within 90 s, the robot waits in place. Check the door contact of the floor, then send it again.";

export const scene: ByLocale<TalkTexts> = {
  de: {
    label:
      "Gespräch am Empfang um 02:04 Uhr: Der Lieferroboter 2 steht auf der sechsten Etage und sagt nichts. Der Agent nennt den Schritt aus der Anleitung und legt ein Ticket für die Aufzugsfirma an.",
    title: "Instandhaltungsagent",
    context: "Lieferroboter 2 · 02:04",
    facts: [
      ["Maschine", "Lieferroboter 2"],
      ["Ort", "Etage 6, Aufzug B"],
      ["Wartet", "seit 01:58"],
      ["Quellen", "2 gelesen"],
    ],
    spoken: "Gesprochen, 0:03",
    question: "Roboter steht auf der Sechs und sagt nichts.",
    reading: "Liest Anleitung und Aufzugsprotokoll …",
    answer: {
      lead: "Er wartet auf Aufzug B, der nicht antwortet. Der Roboter selbst ist in Ordnung.",
      steps: [
        "Auf Etage 6 prüfen, ob die Aufzugtür ganz schließt",
        "In der App „Fahrt wiederholen“ wählen",
        "Den Gast anrufen: zehn Minuten später",
      ],
    },
    quote: { source: "Operating manual, rev. 2.1", page: "englisch, S. 31", text: quote },
    history: "Dritte Zeitüberschreitung an Aufzug B seit dem Abend, an Aufzug A keine.",
    ticket: {
      id: "T-0612",
      created: "Ticket angelegt",
      subject: "Aufzug B antwortet nicht, Etage 6",
      part: "Für die Aufzugsfirma",
      action: "Um 07:00 senden?",
    },
    listening: "Zum Sprechen halten",
  },
  en: {
    label:
      "Conversation at the front desk at 02:04: delivery robot 2 stands on the sixth floor and says nothing, reported in spoken German. The agent names the step from the manual and creates a ticket for the elevator firm.",
    title: "Maintenance agent",
    context: "Delivery robot 2 · 02:04",
    facts: [
      ["Machine", "Delivery robot 2"],
      ["Place", "Floor 6, elevator B"],
      ["Waiting", "since 01:58"],
      ["Sources", "2 read"],
    ],
    spoken: "Spoken in German, 0:03",
    question: "Roboter steht auf der Sechs und sagt nichts.",
    translation: "Robot stands on six and says nothing.",
    reading: "Reads manual and elevator log …",
    answer: {
      lead: "It waits for elevator B, which does not answer. The robot itself is fine.",
      steps: [
        "Check on floor 6 that the elevator door closes fully",
        "Choose “Repeat trip” in the app",
        "Call the guest: ten minutes later",
      ],
    },
    quote: { source: "Operating manual, rev. 2.1", page: "p. 31", text: quote },
    history: "Third timeout at elevator B since the evening, none at elevator A.",
    ticket: {
      id: "T-0612",
      created: "Ticket created",
      subject: "Elevator B does not answer, floor 6",
      part: "For the elevator firm",
      action: "Send at 07:00?",
    },
    listening: "Hold to speak",
  },
};
