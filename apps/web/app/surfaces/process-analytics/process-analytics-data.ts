import type { ByLocale } from "../by-locale";

/** Shares of a shift in per cent: loaded, empty, waiting, charging. */
type Shares = [loaded: number, empty: number, waiting: number, charging: number];

export const utilisation: [robot: string, shares: Shares][] = [
  ["AMR 03", [52, 19, 18, 11]],
  ["AMR 05", [44, 22, 23, 11]],
  ["AMR 07", [31, 16, 42, 11]],
  ["AMR 09", [56, 18, 14, 12]],
  ["AMR 12", [61, 17, 10, 12]],
];

/** Mean operating hours between two faults, week 13 to week 24. */
export const mtbf = [118, 124, 121, 133, 129, 146, 152, 149, 167, 178, 186, 204];

/** Stops per zone and hour, 06:00 to 13:00. */
export const stops: number[][] = [
  [1, 0, 2, 1, 1, 0, 1, 0],
  [2, 3, 5, 7, 9, 8, 4, 2],
  [0, 1, 2, 3, 2, 2, 1, 1],
  [1, 2, 4, 6, 5, 3, 2, 1],
  [0, 0, 1, 1, 2, 1, 0, 0],
];

type Texts = {
  label: string;
  title: string;
  context: string;
  use: { title: string; value: string; shares: string[] };
  mtbf: { title: string; value: string; change: string; axis: [first: string, last: string] };
  stops: { title: string; value: string; zones: string[]; hours: string[]; finding: string };
};

export const processAnalyticsTexts: ByLocale<Texts> = {
  de: {
    label:
      "Prozessanalyse der Kalenderwoche 24: Auslastung von fünf AMR nach Fahren, Leerfahrt, Warten und Laden, die MTBF steigt in zwölf Wochen von 118 auf 204 Stunden, und eine Heatmap zeigt die meisten Halte vormittags am Aufzug.",
    title: "Prozessanalyse",
    context: "Kassel · KW 24",
    use: {
      title: "Auslastung je Fahrzeug",
      value: "67 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
    },
    mtbf: { title: "MTBF", value: "204 h", change: "+73 % in 12 Wochen", axis: ["KW 13", "KW 24"] },
    stops: {
      title: "Halte nach Zone und Uhrzeit",
      value: "87",
      zones: ["Tor 1–6", "Aufzug", "Linie 3", "Kreuzung C", "Laden"],
      hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
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
    },
    mtbf: { title: "MTBF", value: "204 h", change: "+73% in 12 weeks", axis: ["Week 13", "Week 24"] },
    stops: {
      title: "Stops by zone and hour",
      value: "87",
      zones: ["Gates 1–6", "Elevator", "Line 3", "Crossing C", "Charging"],
      hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
      finding: "Elevator, 10:00: nine stops, 3:50 min on average",
    },
  },
};
