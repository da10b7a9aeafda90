import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Loaded, empty, waiting, charging, by site. */
const bars = [
  { name: "Kassel", shares: [52, 20, 16, 12] },
  { name: "Nordheide", shares: [47, 22, 20, 11] },
  { name: "Graz", shares: [39, 21, 29, 11] },
];

/** Cost per transport in euros, July to June. */
const cost: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [2.31, 2.28, 2.3, 2.22, 2.19, 2.12, 2.14, 2.05, 1.99, 1.94, 1.9, 1.86],
  scale: [1.7, 2.4],
};

/** Stops by place and hour of all sites, 06:00 to 13:00. */
const stops = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [1, 1, 2, 3, 4, 3, 1, 1],
    [0, 1, 1, 2, 1, 1, 0, 0],
    [1, 2, 3, 4, 3, 2, 2, 1],
    [2, 4, 8, 11, 9, 6, 3, 1],
    [0, 1, 2, 2, 3, 2, 1, 1],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Drei Standorte nach derselben Definition: Auslastung von Kassel, Nordheide und Graz, die Kosten je Transport fallen in zwölf Monaten von 2,31 auf 1,86 €, und die Karte der Halte zeigt die Rampe in Graz um 9 Uhr.",
    title: "Standorte",
    context: "Juni · 58 Fahrzeuge",
    use: {
      title: "Auslastung je Standort",
      value: "67 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
      counted: 2,
      bars,
    },
    trend: {
      title: "Kosten je Transport",
      value: "1,86 €",
      change: "−19 % in 12 Monaten",
      axis: ["Juli", "Juni"],
      ...cost,
    },
    stops: {
      title: "Halte nach Ort und Uhrzeit",
      value: "96",
      zones: ["Kassel, Aufzug", "Kassel, Tor 4", "Nordh., Linie 2", "Graz, Rampe", "Graz, Packen"],
      ...stops,
      finding: "Graz, Rampe, 9 Uhr: elf Halte, im Mittel 2:40 min",
    },
  },
  en: {
    label:
      "Three sites by one definition: utilization of Kassel, Nordheide and Graz, cost per transport falling from €2.31 to €1.86 in twelve months, and the map of stops that shows the ramp in Graz at 09:00.",
    title: "Sites",
    context: "June · 58 vehicles",
    use: {
      title: "Utilization by site",
      value: "67%",
      shares: ["Loaded", "Empty", "Waiting", "Charging"],
      counted: 2,
      bars,
    },
    trend: {
      title: "Cost per transport",
      value: "€1.86",
      change: "−19% in 12 months",
      axis: ["July", "June"],
      ...cost,
    },
    stops: {
      title: "Stops by place and hour",
      value: "96",
      zones: ["Kassel, elevator", "Kassel, gate 4", "Nordh., line 2", "Graz, ramp", "Graz, packing"],
      ...stops,
      finding: "Graz, ramp, 09:00: eleven stops, 2:40 min on average",
    },
  },
};
