import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Driving loaded, driving empty, waiting with an order, without an order, Monday to Friday. */
const days = [
  [32, 22, 22, 24],
  [33, 23, 20, 24],
  [33, 22, 21, 24],
  [24, 18, 31, 27],
  [32, 23, 20, 25],
];

function bars(names: string[]) {
  return days.map((shares, index) => ({ name: names[index] ?? "", shares }));
}

/** Interventions per hundred orders in each of ten shifts; their mean is 3.0. */
const interventions: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [2.6, 2.4, 2.7, 2.5, 2.8, 2.6, 4.9, 4.6, 2.4, 2.5],
  scale: [0, 6],
};

/** Minutes of waiting on Thursday by place and hour, 06:00 to 13:00. */
const waits = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [3, 6, 11, 16, 19, 14, 8, 4],
    [1, 2, 3, 4, 4, 3, 2, 1],
    [1, 2, 2, 3, 3, 2, 1, 1],
    [0, 0, 1, 1, 1, 1, 0, 0],
    [2, 1, 0, 0, 1, 1, 2, 3],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Eine Woche in Kennzahlen: Auslastung 75 % mit einem schwachen Donnerstag, 3,0 Eingriffe je hundert Aufträge, und die Wartezeit vom Donnerstag sammelt sich um 10 Uhr an der Übergabe.",
    title: "Wochenkennzahlen",
    context: "10 Fahrzeuge · 2 Schichten",
    use: {
      title: "Auslastung je Tag",
      value: "75 %",
      shares: ["Beladen", "Leer", "Wartet", "Ohne Auftrag"],
      counted: 3,
      bars: bars(["Mo", "Di", "Mi", "Do", "Fr"]),
    },
    trend: {
      title: "Eingriffe je 100 Aufträge",
      value: "3,0",
      change: "Donnerstag früh 4,9",
      axis: ["Mo früh", "Fr spät"],
      ...interventions,
    },
    stops: {
      title: "Wartezeit am Donnerstag",
      value: "130 min",
      zones: ["Übergabe", "Aufzug", "Kreuzung K3", "Tor 2", "Laden"],
      ...waits,
      finding: "Übergabe, 10 Uhr: 19 Minuten Warten, kein Fahrzeug gestört",
    },
  },
  en: {
    label:
      "One week in key figures: utilization of 75% and a weak Thursday, 3.0 interventions per hundred orders, and the waiting on Thursday that gathers at the transfer at 10:00.",
    title: "Key figures of a week",
    context: "10 vehicles · 2 shifts",
    use: {
      title: "Utilization by day",
      value: "75%",
      shares: ["Loaded", "Empty", "Waiting", "No order"],
      counted: 3,
      bars: bars(["Mon", "Tue", "Wed", "Thu", "Fri"]),
    },
    trend: {
      title: "Interventions per 100 orders",
      value: "3.0",
      change: "Thursday early 4.9",
      axis: ["Mon early", "Fri late"],
      ...interventions,
    },
    stops: {
      title: "Waiting on Thursday",
      value: "130 min",
      zones: ["Transfer", "Elevator", "Crossing K3", "Gate 2", "Charging"],
      ...waits,
      finding: "Transfer, 10:00: 19 minutes of waiting, no vehicle in fault",
    },
  },
};
