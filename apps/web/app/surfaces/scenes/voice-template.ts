import type { ByLocale } from "../by-locale";
import type { TalkTexts } from "../talk/talk-texts";

/** The manual speaks English in both languages: it is quoted as it stands there. */
const quote =
  "Step 6: measure belt tension at mid-span. Limit 58 to 66 Hz. Outside the limit: readjust, measure again.";

export const scene: ByLocale<TalkTexts> = {
  de: {
    label:
      "Der Agent führt durch die Vorlage „Riemen prüfen, Version 4“: Gehört wird „Schritt sechs, zweiundfünfzig Hertz“. Der Wert liegt unter der Grenze, der Agent fragt nach und hält den Folgeschritt bereit.",
    title: "Vorlage „Riemen prüfen“",
    context: "Version 4 · AMR 03",
    facts: [
      ["Maschine", "AMR 03"],
      ["Schritt", "6 von 9"],
      ["Grenze", "58–66 Hz"],
      ["Quelle", "Vorlage, S. 3"],
    ],
    spoken: "Gesprochen, 0:02",
    question: "Schritt sechs, zweiundfünfzig Hertz.",
    reading: "Vergleicht mit der Grenze dieses Schritts …",
    answer: {
      lead: "52 Hz liegt unter der Grenze von 58 Hz. Noch einmal messen?",
      steps: [
        "Spannrolle lösen, Riemen nachspannen",
        "In der Mitte der freien Länge messen",
        "Wert sagen, der Schritt schließt dann",
      ],
    },
    quote: { source: "Template “Check belts”, v4", page: "englisch, S. 3", text: quote },
    history: "Letzte Prüfung vor sechs Wochen: 61 Hz, ohne Nachspannen.",
    ticket: {
      id: "AA-3341",
      created: "Wert notiert",
      subject: "52 Hz, außerhalb der Grenze",
      part: "Riemen 8M, Fach C-02",
      action: "Bei < 50 Hz tauschen",
    },
    listening: "Zum Sprechen halten",
  },
  en: {
    label:
      "The agent takes the technician through the template “Check belts, version 4”: it hears “step six, fifty-two hertz” in German. The value is below the limit, so the agent asks back and has the next step ready.",
    title: "Template “Check belts”",
    context: "Version 4 · AMR 03",
    facts: [
      ["Machine", "AMR 03"],
      ["Step", "6 of 9"],
      ["Limit", "58–66 Hz"],
      ["Source", "Template, p. 3"],
    ],
    spoken: "Spoken in German, 0:02",
    question: "Schritt sechs, zweiundfünfzig Hertz.",
    translation: "Step six, fifty-two hertz.",
    reading: "Compares with the limit of this step …",
    answer: {
      lead: "52 Hz is below the limit of 58 Hz. Measure again?",
      steps: [
        "Loosen the tensioner, tighten the belt",
        "Measure in the middle of the free span",
        "Say the value, and the step closes",
      ],
    },
    quote: { source: "Template “Check belts”, v4", page: "p. 3", text: quote },
    history: "Last check six weeks ago: 61 Hz, without tightening.",
    ticket: {
      id: "WO-3341",
      created: "Value noted",
      subject: "52 Hz, outside the limit",
      part: "Belt 8M, bin C-02",
      action: "Replace below 50 Hz",
    },
    listening: "Hold to speak",
  },
};
