import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** A battery test fills Tuesday, so that a wheel check moves to Thursday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [{ planned: 4 }, { planned: 6.5, before: 7.5 }, { planned: 5.5 }, { planned: 6, before: 5 }, { planned: 7 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Wartungsplan der Kalenderwoche 25 für AMR: je Tag eine Radprüfung, gelegt in Ladefenster und Pausen statt alle am selben Tag. Am Dienstag kommt eine Akkumessung dazu, deshalb rückt die Radprüfung von AMR 09 auf Donnerstag. Am Freitag liegen Räder für AMR 17 bereit.",
    title: "Wartungsplan",
    context: "KW 25 · 6 von 18 AMR",
    days: ["Mo 15.", "Di 16.", "Mi 17.", "Do 18.", "Fr 19."],
    machines: [
      ["AMR 01", "1.480 km"],
      ["AMR 04", "1.465 km"],
      ["AMR 06", "1.422 km"],
      ["AMR 09", "1.391 km"],
      ["AMR 12", "1.377 km"],
      ["AMR 17", "1.512 km"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Räder prüfen", note: "zwischen 2 Touren" },
      { day: 0, row: 3, kind: "condition", name: "Scanner reinigen", note: "12 Warnungen" },
      { day: 1, row: 1, kind: "planned", name: "Räder prüfen", note: "im Ladefenster" },
      { day: 1, row: 2, kind: "condition", name: "Akku messen", note: "Kapazität 81 %", story: "added" },
      { day: 2, row: 2, kind: "planned", name: "Räder prüfen", note: "11:30 · 45 min" },
      { day: 3, row: 3, kind: "planned", name: "Räder prüfen", note: "im Ladefenster", story: { daysBefore: 2 } },
      { day: 3, row: 4, kind: "inspection", name: "UVV-Prüfung", note: "bis 18.06." },
      { day: 4, row: 4, kind: "planned", name: "Räder prüfen", note: "13:00 · 45 min" },
      { day: 4, row: 5, kind: "planned", name: "Räder tauschen", note: "Teil liegt in B-07" },
    ],
    today: 1,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "Schedule of week 25 for AMR: one wheel check a day, placed while charging and in breaks instead of all on one day. On Tuesday a battery test is added, so the wheel check of AMR 09 moves to Thursday. On Friday the wheels for AMR 17 are ready.",
    title: "Schedule",
    context: "Week 25 · 6 of 18 AMR",
    days: ["Mon 15", "Tue 16", "Wed 17", "Thu 18", "Fri 19"],
    machines: [
      ["AMR 01", "1,480 km"],
      ["AMR 04", "1,465 km"],
      ["AMR 06", "1,422 km"],
      ["AMR 09", "1,391 km"],
      ["AMR 12", "1,377 km"],
      ["AMR 17", "1,512 km"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Check wheels", note: "between 2 tours" },
      { day: 0, row: 3, kind: "condition", name: "Clean scanner", note: "12 warnings" },
      { day: 1, row: 1, kind: "planned", name: "Check wheels", note: "while charging" },
      { day: 1, row: 2, kind: "condition", name: "Test battery", note: "capacity 81%", story: "added" },
      { day: 2, row: 2, kind: "planned", name: "Check wheels", note: "11:30 · 45 min" },
      { day: 3, row: 3, kind: "planned", name: "Check wheels", note: "while charging", story: { daysBefore: 2 } },
      { day: 3, row: 4, kind: "inspection", name: "UVV inspection", note: "by June 18" },
      { day: 4, row: 4, kind: "planned", name: "Check wheels", note: "13:00 · 45 min" },
      { day: 4, row: 5, kind: "planned", name: "Replace wheels", note: "Part ready in B-07" },
    ],
    today: 1,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
