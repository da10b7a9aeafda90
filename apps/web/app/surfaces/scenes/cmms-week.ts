import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** A gripper reports weak vacuum on Monday; the cups join on Wednesday, and a backup moves to Thursday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [{ planned: 4 }, { planned: 6 }, { planned: 6.5, before: 6 }, { planned: 5.5, before: 4.5 }, { planned: 3 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Wartungswoche im CMMS nach Kalender, Stunden und Zustand: neun Arbeiten an Cobots, Roboterarm, AMR und Fördertechnik, mit dem Auslöser an jeder. Am Mittwoch kommen Sauger dazu, weil das Vakuum nachlässt; die Datensicherung rückt auf Donnerstag.",
    title: "CMMS, Wochenplan",
    context: "KW 28 · Werk Graz",
    days: ["Mo 6.", "Di 7.", "Mi 8.", "Do 9.", "Fr 10."],
    machines: [
      ["Cobot 1", "6.480 h"],
      ["Roboterarm 5", "14.020 h"],
      ["AMR 21", "3.990 h"],
      ["Förderer Ost", "20.115 h"],
      ["Drehtisch", "9.340 h"],
      ["Stapler 7", "5.002 h"],
    ],
    jobs: [
      { day: 0, row: 2, kind: "planned", name: "500-h-Wartung", note: "seit 4.000 h" },
      { day: 0, row: 3, kind: "planned", name: "Rollen prüfen", note: "Kalender" },
      { day: 1, row: 1, days: 2, kind: "planned", name: "Fett, Achse 1–3", note: "14.000 h" },
      { day: 1, row: 5, kind: "inspection", name: "UVV-Prüfung", note: "bis 07.07." },
      { day: 2, row: 0, kind: "condition", name: "Sauger tauschen", note: "Vakuum 0,2 s später", story: "added" },
      { day: 2, row: 4, kind: "planned", name: "Riemen spannen", note: "9.300 h" },
      { day: 3, row: 1, kind: "planned", name: "Datensicherung", note: "vor dem Update", story: { daysBefore: 1 } },
      { day: 3, row: 3, kind: "condition", name: "Motor messen", note: "Strom +10 %" },
      { day: 4, row: 0, kind: "inspection", name: "Zellenprüfung", note: "bis 10.07." },
    ],
    today: 0,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Prüffrist", condition: "Zustand" },
  },
  en: {
    label:
      "Maintenance week in the CMMS by calendar, hours and condition: nine jobs on cobots, robot arm, AMR and conveyors, each with its trigger. Vacuum cups join on Wednesday because the vacuum weakens; the backup moves to Thursday.",
    title: "CMMS, weekly plan",
    context: "Week 28 · Graz plant",
    days: ["Mon 6", "Tue 7", "Wed 8", "Thu 9", "Fri 10"],
    machines: [
      ["Cobot 1", "6,480 h"],
      ["Robot arm 5", "14,020 h"],
      ["AMR 21", "3,990 h"],
      ["Conveyor east", "20,115 h"],
      ["Turntable", "9,340 h"],
      ["Forklift 7", "5,002 h"],
    ],
    jobs: [
      { day: 0, row: 2, kind: "planned", name: "500 h service", note: "since 4,000 h" },
      { day: 0, row: 3, kind: "planned", name: "Check rollers", note: "calendar" },
      { day: 1, row: 1, days: 2, kind: "planned", name: "Grease, axes 1–3", note: "14,000 h" },
      { day: 1, row: 5, kind: "inspection", name: "Truck inspection", note: "by Jul 7" },
      { day: 2, row: 0, kind: "condition", name: "Replace cups", note: "vacuum 0.2 s later", story: "added" },
      { day: 2, row: 4, kind: "planned", name: "Tension belt", note: "9,300 h" },
      { day: 3, row: 1, kind: "planned", name: "Backup", note: "before the update", story: { daysBefore: 1 } },
      { day: 3, row: 3, kind: "condition", name: "Measure motor", note: "current +10%" },
      { day: 4, row: 0, kind: "inspection", name: "Cell inspection", note: "by Jul 10" },
    ],
    today: 0,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
