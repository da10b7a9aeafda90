import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Driving, elevator, station, crossing, in hundredths of a transport; the first is the one of twelve minutes. */
const phases = [
  [42, 33, 17, 8],
  [61, 14, 18, 7],
  [70, 8, 15, 7],
  [66, 10, 17, 7],
  [72, 0, 19, 9],
];

function bars(names: string[]) {
  return phases.map((shares, index) => ({ name: names[index] ?? "", shares }));
}

/** Minutes of the slowest tenth on the way to line 3, twelve weeks. */
const slowest: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [15, 15.5, 16, 15.8, 16.6, 17, 17.4, 18.1, 18, 18.6, 18.9, 19],
  scale: [12, 20],
};

/** Minutes of waiting with a load by place and hour, 06:00 to 13:00. */
const waits = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [1, 3, 8, 14, 17, 13, 6, 2],
    [1, 2, 4, 6, 7, 5, 3, 1],
    [0, 1, 2, 4, 4, 3, 1, 1],
    [1, 1, 1, 2, 1, 1, 0, 0],
    [3, 1, 0, 0, 1, 1, 2, 3],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Transporte in Phasen zerlegt: Auf dem Weg zu Linie 3 sind fünf von zwölf Minuten Fahrt, vier entfallen auf den Aufzug, zwei auf die Station, eine auf die Kreuzung. Das langsamste Zehntel braucht 19 Minuten, und die Wartezeit sammelt sich am Aufzug 2.",
    title: "Prozessanalyse",
    context: "5 Strecken · 2 Wochen",
    use: {
      title: "Phasen je Strecke",
      value: "5 von 12 min",
      shares: ["Fahrt", "Aufzug", "Station", "Kreuzung"],
      counted: 1,
      bars: bars(["Zu Linie 3", "Zum WA", "Leergut", "Zum Packen", "Vom Packen"]),
    },
    trend: {
      title: "Langsamstes Zehntel, Linie 3",
      value: "19 min",
      change: "+4 min in 12 Wochen",
      axis: ["KW 13", "KW 24"],
      ...slowest,
    },
    stops: {
      title: "Warten mit Last, Ort und Uhrzeit",
      value: "127 min",
      zones: ["Aufzug 2", "Übergabe 3", "Kreuzung C", "Tor 1–6", "Laden"],
      ...waits,
      finding: "Aufzug 2, 10 Uhr: 17 Minuten Warten mit Last",
    },
  },
  en: {
    label:
      "Transports split into phases: on the way to line 3 five of twelve minutes are driving, four go to the elevator, two to the station, one to the crossing. The slowest tenth takes 19 minutes, and waiting gathers at elevator 2.",
    title: "Process analytics",
    context: "5 routes · 2 weeks",
    use: {
      title: "Phases by route",
      value: "5 of 12 min",
      shares: ["Driving", "Elevator", "Station", "Crossing"],
      counted: 1,
      bars: bars(["To line 3", "To dispatch", "Empties", "To packing", "From packing"]),
    },
    trend: {
      title: "Slowest tenth, line 3",
      value: "19 min",
      change: "+4 min in 12 weeks",
      axis: ["Week 13", "Week 24"],
      ...slowest,
    },
    stops: {
      title: "Waiting with a load, place and hour",
      value: "127 min",
      zones: ["Elevator 2", "Transfer 3", "Crossing C", "Gates 1–6", "Charging"],
      ...waits,
      finding: "Elevator 2, 10:00: 17 minutes of waiting with a load",
    },
  },
};
