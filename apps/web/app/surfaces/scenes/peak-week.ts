import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** The brakes of a forklift fill Tuesday, so that another job moves to Thursday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [{ planned: 5 }, { planned: 7, before: 8 }, { planned: 6.5 }, { planned: 6, before: 5 }, { planned: 4 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Wartungsplan der Kalenderwoche 40, fünf Wochen vor der Spitze: acht Arbeiten an zwei AMR, einem autonomen Stapler, einem Palettierer und zwei manuellen Staplern. Am Mittwoch ist die UVV-Prüfung von Stapler 31 fällig, die Akkumessung von AMR 52 rückt auf Donnerstag.",
    title: "Vor der Spitze",
    context: "KW 40 · 28.9.–2.10.",
    days: ["Mo 28.", "Di 29.", "Mi 30.", "Do 1.", "Fr 2."],
    machines: [
      ["AMR 14", "11.204 h"],
      ["AMR 52", "3.870 h"],
      ["Auto-Stapler 5", "6.410 h"],
      ["Palettierer 2", "18.033 h"],
      ["Stapler 31", "4.206 h"],
      ["Stapler 34", "5.118 h"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Räder tauschen", note: "Teil ist da" },
      { day: 0, row: 2, kind: "planned", name: "Hubkette messen", note: "09:00 · 1 h" },
      { day: 1, row: 3, days: 2, kind: "planned", name: "Getriebefett", note: "Linie 2 steht" },
      { day: 1, row: 5, kind: "condition", name: "Bremse einstellen", note: "Meldung Fahrer", story: "added" },
      { day: 2, row: 4, kind: "inspection", name: "UVV-Prüfung", note: "bis 30.09." },
      { day: 3, row: 1, kind: "condition", name: "Akku messen", note: "Kapazität 83 %", story: { daysBefore: 2 } },
      { day: 3, row: 0, kind: "planned", name: "Scanner reinigen", note: "6 min" },
      { day: 4, row: 2, kind: "planned", name: "Schutzfeld testen", note: "vor der Spitze" },
    ],
    today: 1,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "Schedule of week 40, five weeks before the peak: eight jobs on two AMR, an autonomous forklift, a palletizer and two manual forklifts. On Wednesday the UVV inspection of forklift 31 falls due, the battery test of AMR 52 moves to Thursday.",
    title: "Before the peak",
    context: "Week 40 · Sep 28–Oct 2",
    days: ["Mon 28", "Tue 29", "Wed 30", "Thu 1", "Fri 2"],
    machines: [
      ["AMR 14", "11,204 h"],
      ["AMR 52", "3,870 h"],
      ["Auto forklift 5", "6,410 h"],
      ["Palletizer 2", "18,033 h"],
      ["Forklift 31", "4,206 h"],
      ["Forklift 34", "5,118 h"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Replace wheels", note: "Part is here" },
      { day: 0, row: 2, kind: "planned", name: "Measure chain", note: "09:00 · 1 h" },
      { day: 1, row: 3, days: 2, kind: "planned", name: "Gear grease", note: "line 2 is down" },
      { day: 1, row: 5, kind: "condition", name: "Adjust brake", note: "driver’s report", story: "added" },
      { day: 2, row: 4, kind: "inspection", name: "UVV inspection", note: "by Sep 30" },
      { day: 3, row: 1, kind: "condition", name: "Test battery", note: "capacity 83%", story: { daysBefore: 2 } },
      { day: 3, row: 0, kind: "planned", name: "Clean scanner", note: "6 min" },
      { day: 4, row: 2, kind: "planned", name: "Test safety field", note: "before the peak" },
    ],
    today: 1,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
