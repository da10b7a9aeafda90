import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** A late truck on Wednesday pushes the stacker crane's inspection to Friday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [{ planned: 5 }, { planned: 4.5 }, { planned: 4, before: 7.5 }, { planned: 6 }, { planned: 7.5, before: 4 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Woche aus Sicht der Schichtleitung: acht Arbeiten an sechs Anlagen, in Fenster gelegt, die der Auftragsplan lässt. Am Mittwoch kommt ein später Lkw, darum rückt die Prüfung des Regalbediengeräts auf Freitag; am Dienstag kommt eine Sorterprüfung dazu.",
    title: "Vor Schichtbeginn",
    context: "KW 26 · Spät und Nacht",
    days: ["Mo 22.", "Di 23.", "Mi 24.", "Do 25.", "Fr 26."],
    machines: [
      ["Routenzug 1", "7.214 h"],
      ["Sorter", "18.902 h"],
      ["RBG 2", "22.410 h"],
      ["AMR 11", "8.030 h"],
      ["Tor 5", "41.200 Takte"],
      ["Lader 3", "6.118 h"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Bremse prüfen", note: "Pause 22:00" },
      { day: 0, row: 5, kind: "condition", name: "Kontakte reinigen", note: "3. Andockversuch" },
      { day: 1, row: 1, kind: "condition", name: "Riemen nachsetzen", note: "5 Staus je Stunde", story: "added" },
      { day: 1, row: 3, kind: "planned", name: "Räder prüfen", note: "im Ladefenster" },
      { day: 2, row: 4, kind: "inspection", name: "Torprüfung", note: "bis 24.06." },
      { day: 3, row: 0, days: 2, kind: "planned", name: "Kupplung tauschen", note: "Teil liegt in D-02" },
      { day: 4, row: 2, kind: "inspection", name: "RBG-Prüfung", note: "nach der Nacht", story: { daysBefore: 2 } },
      { day: 4, row: 3, kind: "planned", name: "Scanner reinigen", note: "6 Minuten" },
    ],
    today: 1,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "The week as the shift lead sees it: eight jobs on six assets, placed in windows that the order plan leaves. A late truck comes on Wednesday, so the inspection of the stacker crane moves to Friday; a look at the sorter joins on Tuesday.",
    title: "Before the shift",
    context: "Week 26 · Late and night",
    days: ["Mon 22", "Tue 23", "Wed 24", "Thu 25", "Fri 26"],
    machines: [
      ["Tugger 1", "7,214 h"],
      ["Sorter", "18,902 h"],
      ["Crane 2", "22,410 h"],
      ["AMR 11", "8,030 h"],
      ["Gate 5", "41,200 cycles"],
      ["Charger 3", "6,118 h"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Check brake", note: "break at 22:00" },
      { day: 0, row: 5, kind: "condition", name: "Clean contacts", note: "3rd docking try" },
      { day: 1, row: 1, kind: "condition", name: "Reset belt", note: "5 jams an hour", story: "added" },
      { day: 1, row: 3, kind: "planned", name: "Check wheels", note: "while charging" },
      { day: 2, row: 4, kind: "inspection", name: "Gate inspection", note: "by Jun 24" },
      { day: 3, row: 0, days: 2, kind: "planned", name: "Replace coupling", note: "part is in D-02" },
      {
        day: 4,
        row: 2,
        kind: "inspection",
        name: "Crane inspection",
        note: "after the night",
        story: { daysBefore: 2 },
      },
      { day: 4, row: 3, kind: "planned", name: "Clean scanner", note: "6 minutes" },
    ],
    today: 1,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
