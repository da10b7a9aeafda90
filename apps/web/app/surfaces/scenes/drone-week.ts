import type { ByLocale } from "../by-locale";
import type { WeekTexts } from "../week/week-texts";

/** The check of a drone moves from the day of the stocktake to Thursday. */
const hours: Pick<WeekTexts, "available" | "hours"> = {
  available: 8,
  hours: [{ planned: 1.5 }, { planned: 5, before: 6.5 }, { planned: 2 }, { planned: 3.5, before: 2 }, { planned: 1 }],
};

export const scene: ByLocale<WeekTexts> = {
  de: {
    label:
      "Kalender der Kalenderwoche 24 für zwei Drohnen, zwölf Akkus und die Pilotin: Am Dienstag braucht die Inventur in Halle 2 beide Drohnen und neun Akkus. Die Prüfung nach der harten Landung rückt deshalb auf Donnerstag, ein gesperrter Akku wird am Mittwoch gemessen.",
    title: "Flüge und Wartung",
    context: "KW 24 · 8.–12. Juni",
    days: ["Mo 8.", "Di 9.", "Mi 10.", "Do 11.", "Fr 12."],
    machines: [
      ["Drohne 1", "412 Flüge"],
      ["Drohne 2", "268 Flüge"],
      ["Akkus 1–6", "bis 188 Zyklen"],
      ["Akkus 7–12", "bis 240 Zyklen"],
      ["Pilotin", "bis 06/2027"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "Propeller tauschen", note: "nach 400 Flügen" },
      { day: 1, row: 0, kind: "planned", name: "Inventur Halle 2", note: "06:00 · Gasse 7" },
      { day: 1, row: 1, kind: "planned", name: "Inventur Halle 2", note: "06:00 · Gasse 7", story: "added" },
      { day: 1, row: 2, kind: "planned", name: "Inventur", note: "6 Akkus" },
      { day: 1, row: 3, kind: "planned", name: "Inventur", note: "3 Akkus" },
      { day: 2, row: 3, kind: "condition", name: "Akku 9 messen", note: "gesperrt per Scan" },
      { day: 3, row: 1, kind: "condition", name: "Sichtprüfung", note: "harte Landung", story: { daysBefore: 2 } },
      { day: 4, row: 4, kind: "inspection", name: "Unterweisung", note: "jährlich" },
    ],
    today: 0,
    capacity: "Stunden",
    ...hours,
    kinds: { planned: "Plan", inspection: "Frist", condition: "Zustand" },
  },
  en: {
    label:
      "Calendar of week 24 for two drones, twelve batteries and the pilot: on Tuesday stocktaking in building 2 needs both drones and nine batteries. The check after a hard landing therefore moves to Thursday, a locked battery is tested on Wednesday.",
    title: "Flights and maintenance",
    context: "Week 24 · June 8–12",
    days: ["Mon 8", "Tue 9", "Wed 10", "Thu 11", "Fri 12"],
    machines: [
      ["Drone 1", "412 flights"],
      ["Drone 2", "268 flights"],
      ["Batteries 1–6", "to 188 cycles"],
      ["Batteries 7–12", "to 240 cycles"],
      ["Pilot", "to 06/2027"],
    ],
    jobs: [
      { day: 0, row: 0, kind: "planned", name: "New propellers", note: "after 400 flights" },
      { day: 1, row: 0, kind: "planned", name: "Stocktaking", note: "bldg. 2, aisle 7" },
      { day: 1, row: 1, kind: "planned", name: "Stocktaking", note: "bldg. 2, aisle 7", story: "added" },
      { day: 1, row: 2, kind: "planned", name: "Stocktaking", note: "6 batteries" },
      { day: 1, row: 3, kind: "planned", name: "Stocktaking", note: "3 batteries" },
      { day: 2, row: 3, kind: "condition", name: "Test battery 9", note: "locked by scan" },
      { day: 3, row: 1, kind: "condition", name: "Inspection", note: "hard landing", story: { daysBefore: 2 } },
      { day: 4, row: 4, kind: "inspection", name: "Briefing", note: "yearly" },
    ],
    today: 0,
    capacity: "Hours",
    ...hours,
    kinds: { planned: "Planned", inspection: "Deadline", condition: "Condition" },
  },
};
