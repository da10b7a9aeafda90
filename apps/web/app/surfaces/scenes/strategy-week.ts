import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** The result of the lesson as a week: one vehicle type, each part by its own strategy. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 6,
  hours: [{ planned: 2 }, { planned: 3.5 }, { planned: 2, before: 3 }, { planned: 4.5, before: 3.5 }, { planned: 1.5 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Strategie je Bauteil, als Woche: Antriebsrad und Hubeinheit nach Zustand, Bremse nach Stunden, Scanner mit jährlicher Prüffrist, der Lüfter läuft bis zum Ausfall und kommt erst bei der nächsten Wartung an die Reihe. Der Lüfter rückt von Mittwoch auf Donnerstag.",
    title: "Strategie je Bauteil",
    context: "AMR mit Hubeinheit · KW 30",
    days: ["Mo 20.", "Di 21.", "Mi 22.", "Do 23.", "Fr 24."],
    machines: [
      ["Antriebsrad", "Zustand"],
      ["Bremse", "500 h"],
      ["Scanner", "Prüffrist"],
      ["Ladekontakte", "400 Ladungen"],
      ["Hubeinheit", "Zustand"],
      ["Lüfter", "bis Ausfall"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "condition", name: "Belag messen", note: "4,3 mm, noch gut" },
      { day: 1, row: 1, kind: "planned", name: "Bremsweg messen", note: "alle 500 h" },
      { day: 1, row: 4, kind: "condition", name: "Hubkette prüfen", note: "Strom steigt", story: "added" },
      { day: 2, row: 3, kind: "planned", name: "Kontakte reinigen", note: "mit dem Laden" },
      { day: 3, row: 2, kind: "inspection", name: "Jahresprüfung", note: "bis 23.07." },
      { day: 3, row: 5, kind: "planned", name: "Lüfter tauschen", note: "liegt bereit", story: { daysBefore: 1 } },
      { day: 4, row: 0, kind: "planned", name: "Räder bestellen", note: "in drei Wochen fällig" },
    ],
    today: 1,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "Strategy per component, as a week: drive wheel and lift unit by condition, brake by hours, scanner with its yearly inspection date, the fan runs to failure and moves to the service on Thursday.",
    title: "Strategy per component",
    context: "AMR with lift unit · Week 30",
    days: ["Mon 20", "Tue 21", "Wed 22", "Thu 23", "Fri 24"],
    machines: [
      ["Drive wheel", "Condition"],
      ["Brake", "500 h"],
      ["Scanner", "Inspection"],
      ["Charging contacts", "400 charges"],
      ["Lift unit", "Condition"],
      ["Fan", "to failure"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "condition", name: "Measure tread", note: "4.3 mm, still fine" },
      { day: 1, row: 1, kind: "planned", name: "Stopping distance", note: "every 500 h" },
      { day: 1, row: 4, kind: "condition", name: "Check lift chain", note: "current rises", story: "added" },
      { day: 2, row: 3, kind: "planned", name: "Clean contacts", note: "while charging" },
      { day: 3, row: 2, kind: "inspection", name: "Inspection", note: "by Jul 23" },
      { day: 3, row: 5, kind: "planned", name: "Replace fan", note: "is in stock", story: { daysBefore: 1 } },
      { day: 4, row: 0, kind: "planned", name: "Order wheels", note: "due in three weeks" },
    ],
    today: 1,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
