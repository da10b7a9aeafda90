import type { ByLocale } from "../by-locale";

/** Why a job is there: planned work, work with a legal deadline, or work a counter or warning called for. */
export type JobKind = "planned" | "inspection" | "condition";
/** A job on the week grid: day 0 is Monday; row is the machine. */
export type Job = {
  day: number;
  row: number;
  days?: number;
  kind: JobKind;
  name: string;
  note: string;
  /** In the story the job is added, or comes from so many days before. */
  story?: "added" | { daysBefore: number };
};

/** Planned hours of a day; before the story changed them. */
export type Hours = { text: string; load: number; before?: string; loadBefore?: number };

type Texts = {
  label: string;
  title: string;
  context: string;
  days: string[];
  machines: [name: string, counter: string][];
  jobs: Job[];
  today: number;
  capacity: string;
  hours: Hours[];
  kinds: Record<JobKind, string>;
};

const hourList: Omit<Hours, "text" | "before">[] = [
  { load: 44 },
  { load: 81, loadBefore: 94 },
  { load: 69 },
  { load: 94, loadBefore: 81 },
  { load: 31 },
];

/** The hours of each day in words, with those before the story where it changed them. */
function hoursOf(now: string[], before: Record<number, string>): Hours[] {
  return hourList.map((hours, day) => ({ ...hours, text: now[day] ?? "", before: before[day] }));
}

export const maintenanceCalendarTexts: ByLocale<Texts> = {
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
    hours: hoursOf(["3,5 / 8", "6,5 / 8", "5,5 / 8", "7,5 / 8", "2,5 / 8"], { 1: "7,5 / 8", 3: "6,5 / 8" }),
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
    hours: hoursOf(["3.5 / 8", "6.5 / 8", "5.5 / 8", "7.5 / 8", "2.5 / 8"], { 1: "7.5 / 8", 3: "6.5 / 8" }),
    kinds: { planned: "Planned", inspection: "Statutory", condition: "Condition" },
  },
};
