import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Loaded, empty, waiting, charging, with seven vehicles each. */
const shares = { today: [38, 24, 27, 11], planned: [53, 19, 16, 12] };

/** Late orders on each of the twenty working days, with the planned layout. */
const late: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [4, 3, 5, 4, 6, 3, 2, 4, 5, 4, 3, 4, 5, 6, 14, 4, 3, 2, 4, 3],
  scale: [0, 20],
};

/** Minutes of waiting by place and hour on the busiest day, 06:00 to 13:00. */
const waits = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [2, 4, 8, 14, 18, 12, 6, 3],
    [1, 3, 6, 9, 7, 5, 3, 1],
    [1, 2, 3, 5, 4, 3, 2, 1],
    [0, 1, 2, 4, 5, 3, 1, 0],
    [3, 1, 0, 0, 1, 2, 4, 2],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Zwei Layouts gegen die Aufträge derselben vier Wochen simuliert: Das Warten sinkt von 27 auf 16 %, verspätet sind im Mittel 4 statt 19 Aufträge je Tag. Die Wartezeitkarte des dritten Freitags zeigt die Stunde, in der sieben Fahrzeuge nicht gereicht hätten: 10 Uhr am Aufzug.",
    title: "Simulation",
    context: "2 Layouts · 4 Wochen",
    use: {
      title: "Warten, heute und geplant",
      value: "27 → 16 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
      counted: 2,
      bars: [
        { name: "Heute", shares: shares.today },
        { name: "Geplant", shares: shares.planned },
      ],
    },
    trend: {
      title: "Verspätet je Tag, geplant",
      value: "4",
      change: "im Mittel, heute 19",
      axis: ["Tag 1", "Tag 20"],
      ...late,
    },
    stops: {
      title: "Wartezeit am dritten Freitag",
      value: "152 min",
      zones: ["Aufzug", "Übergabe 3", "Kreuzung C", "Packplatz", "Laden"],
      ...waits,
      finding: "Aufzug, 10 Uhr: sieben Fahrzeuge reichen nicht, neun schon",
    },
  },
  en: {
    label:
      "Two layouts simulated against the orders of the same four weeks: waiting falls from 27 to 16%, and 4 instead of 19 orders a day are late on average. The waiting map of the third Friday shows the hour in which seven vehicles would not have been enough: 10:00 at the elevator.",
    title: "Simulation",
    context: "2 layouts · 4 weeks",
    use: {
      title: "Waiting, today and planned",
      value: "27 → 16%",
      shares: ["Loaded", "Empty", "Waiting", "Charging"],
      counted: 2,
      bars: [
        { name: "Today", shares: shares.today },
        { name: "Planned", shares: shares.planned },
      ],
    },
    trend: {
      title: "Late each day, planned",
      value: "4",
      change: "on average, 19 today",
      axis: ["Day 1", "Day 20"],
      ...late,
    },
    stops: {
      title: "Waiting on the third Friday",
      value: "152 min",
      zones: ["Elevator", "Handover 3", "Crossing C", "Packing", "Charging"],
      ...waits,
      finding: "Elevator, 10:00: seven vehicles are not enough, nine are",
    },
  },
};
