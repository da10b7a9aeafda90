import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** A job from Tuesday moves to Thursday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [
    { planned: 3.5 },
    { planned: 6.5, before: 7.5 },
    { planned: 5.5 },
    { planned: 7.5, before: 6.5 },
    { planned: 2.5 },
  ],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Wartungsplan der Kalenderwoche 24: neun Arbeiten an sechs Maschinen, verteilt auf Montag bis Freitag, dazu die geplanten Stunden je Tag. Am Donnerstag ist die UVV-Prüfung von Stapler 2 fällig.",
    title: "Wartungsplan",
    context: "KW 24 · 8.–12. Juni",
    days: ["Mo 8.", "Di 9.", "Mi 10.", "Do 11.", "Fr 12."],
    machines: [
      ["AMR 03", "11.482 h"],
      ["AMR 07", "9.917 h"],
      ["Stapler 2", "4.206 h"],
      ["Routenzug 3", "8.140 h"],
      ["Cobot 3", "6.032 h"],
      ["Drohne 1", "412 Flüge"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Räder prüfen", note: "06:30 · 45 min" },
      { day: 0, row: 4, kind: "planned", name: "Achsen schmieren", note: "14:00 · 2 h" },
      { day: 1, row: 1, kind: "condition", name: "Scanner reinigen", note: "12 Warnungen", story: "added" },
      { day: 1, row: 3, days: 2, kind: "planned", name: "Antriebsrad tauschen", note: "Teil liegt in B-07" },
      { day: 2, row: 5, kind: "planned", name: "Propeller tauschen", note: "nach 400 Flügen" },
      { day: 3, row: 2, kind: "inspection", name: "UVV-Prüfung", note: "bis 11.06." },
      { day: 3, row: 0, kind: "condition", name: "Akku messen", note: "Kapazität 81 %", story: { daysBefore: 2 } },
      { day: 3, row: 4, kind: "planned", name: "Bremstest", note: "13:00 · 30 min" },
      { day: 4, row: 1, kind: "planned", name: "Räder prüfen", note: "im Ladefenster" },
    ],
    today: 1,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "Maintenance schedule of week 24: nine jobs on six machines spread over Monday to Friday, with the planned hours of each day. On Thursday the statutory UVV inspection of forklift 2 falls due.",
    title: "Schedule",
    context: "Week 24 · June 8–12",
    days: ["Mon 8", "Tue 9", "Wed 10", "Thu 11", "Fri 12"],
    machines: [
      ["AMR 03", "11,482 h"],
      ["AMR 07", "9,917 h"],
      ["Forklift 2", "4,206 h"],
      ["Tugger 3", "8,140 h"],
      ["Cobot 3", "6,032 h"],
      ["Drone 1", "412 flights"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Check wheels", note: "06:30 · 45 min" },
      { day: 0, row: 4, kind: "planned", name: "Grease axes", note: "14:00 · 2 h" },
      { day: 1, row: 1, kind: "condition", name: "Clean scanner", note: "12 warnings", story: "added" },
      { day: 1, row: 3, days: 2, kind: "planned", name: "Replace drive wheel", note: "Part ready in B-07" },
      { day: 2, row: 5, kind: "planned", name: "New propellers", note: "after 400 flights" },
      { day: 3, row: 2, kind: "inspection", name: "UVV inspection", note: "by June 11" },
      { day: 3, row: 0, kind: "condition", name: "Test battery", note: "capacity 81%", story: { daysBefore: 2 } },
      { day: 3, row: 4, kind: "planned", name: "Brake test", note: "13:00 · 30 min" },
      { day: 4, row: 1, kind: "planned", name: "Check wheels", note: "while charging" },
    ],
    today: 1,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
