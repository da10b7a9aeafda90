import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Loaded, empty, waiting, charging. */
const bars = [
  { name: "AMR 03", shares: [52, 19, 18, 11] },
  { name: "AMR 05", shares: [44, 22, 23, 11] },
  { name: "AMR 07", shares: [31, 16, 42, 11] },
  { name: "AMR 09", shares: [56, 18, 14, 12] },
  { name: "AMR 12", shares: [61, 17, 10, 12] },
];

/** Mean operating hours between two faults, week 13 to week 24. */
const mtbf: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [118, 124, 121, 133, 129, 146, 152, 149, 167, 178, 186, 204],
  scale: [90, 210],
};

/** Stops per zone and hour, 06:00 to 13:00. */
const stops = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [1, 0, 2, 1, 1, 0, 1, 0],
    [2, 3, 5, 7, 9, 8, 4, 2],
    [0, 1, 2, 3, 2, 2, 1, 1],
    [1, 2, 4, 6, 5, 3, 2, 1],
    [0, 0, 1, 1, 2, 1, 0, 0],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Prozessanalyse der Kalenderwoche 24: Auslastung von fünf AMR nach Fahren, Leerfahrt, Warten und Laden, die MTBF steigt in zwölf Wochen von 118 auf 204 Stunden, und eine Heatmap zeigt die meisten Halte vormittags am Aufzug.",
    title: "Prozessanalyse",
    context: "Kassel · KW 24",
    use: {
      title: "Auslastung je Fahrzeug",
      value: "67 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
      counted: 2,
      bars,
    },
    trend: {
      title: "MTBF der fünf AMR",
      value: "204 h",
      change: "+73 % in 12 Wochen",
      axis: ["KW 13", "KW 24"],
      ...mtbf,
    },
    stops: {
      title: "Halte nach Zone und Uhrzeit",
      value: "87",
      zones: ["Tor 1–6", "Aufzug", "Linie 3", "Kreuzung C", "Laden"],
      ...stops,
      finding: "Aufzug, 10 Uhr: neun Halte, im Mittel 3:50 min",
    },
  },
  en: {
    label:
      "Process analytics of week 24: utilization of five AMR split into loaded, empty, waiting and charging, MTBF rising from 118 to 204 hours in twelve weeks, and a heat map that shows most stops at the elevator before noon.",
    title: "Process analytics",
    context: "Kassel · Week 24",
    use: {
      title: "Utilization by vehicle",
      value: "67%",
      shares: ["Loaded", "Empty", "Waiting", "Charging"],
      counted: 2,
      bars,
    },
    trend: {
      title: "MTBF of the five AMR",
      value: "204 h",
      change: "+73% in 12 weeks",
      axis: ["Week 13", "Week 24"],
      ...mtbf,
    },
    stops: {
      title: "Stops by zone and hour",
      value: "87",
      zones: ["Gates 1–6", "Elevator", "Line 3", "Crossing C", "Charging"],
      ...stops,
      finding: "Elevator, 10:00: nine stops, 3:50 min on average",
    },
  },
};
