import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Loaded, empty, waiting, charging, as simulated and as measured after the start. */
const shares = { model: [53, 19, 16, 12], measured: [50, 20, 19, 11] };

/** Late orders on each of the first twenty working days. */
const late: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [9, 8, 9, 7, 6, 6, 5, 5, 4, 5, 4, 3, 4, 5, 6, 4, 3, 3, 2, 2],
  scale: [0, 12],
};

/** Minutes of waiting by place and hour on the third Friday, 06:00 to 13:00. */
const waits = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [3, 5, 9, 15, 21, 13, 7, 3],
    [1, 2, 5, 8, 8, 5, 3, 1],
    [2, 2, 3, 4, 4, 3, 2, 1],
    [0, 1, 3, 5, 6, 4, 1, 0],
    [3, 1, 0, 0, 1, 2, 4, 2],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Modell und Betrieb nebeneinander, vier Wochen nach dem Anlauf: 16 % Warten waren geplant, 19 % sind gemessen. Verspätet sind im Mittel fünf Aufträge je Tag. Die Karte vom dritten Freitag zeigt um 10 Uhr den Aufzug, wie im Modell.",
    title: "Plan und Betrieb",
    context: "4 Wochen nach Anlauf",
    use: {
      title: "Warten, Modell und Betrieb",
      value: "16 → 19 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
      counted: 2,
      bars: [
        { name: "Modell", shares: shares.model },
        { name: "Betrieb", shares: shares.measured },
      ],
    },
    trend: {
      title: "Verspätet je Tag, gemessen",
      value: "5",
      change: "im Mittel, Modell 4",
      axis: ["Tag 1", "Tag 20"],
      ...late,
    },
    stops: {
      title: "Wartezeit am dritten Freitag",
      value: "163 min",
      zones: ["Aufzug", "Übergabe 3", "Kreuzung C", "Packplatz", "Laden"],
      ...waits,
      finding: "Aufzug, 10 Uhr: gemessen 21 Minuten, im Modell 18",
    },
  },
  en: {
    label:
      "Model and operation side by side, four weeks after the start: 16% of waiting was planned, 19% is measured. Five orders a day are late on average. The map for the third Friday shows the elevator at 10:00, as in the model.",
    title: "Plan and operation",
    context: "4 weeks after the start",
    use: {
      title: "Waiting, model and operation",
      value: "16 → 19%",
      shares: ["Loaded", "Empty", "Waiting", "Charging"],
      counted: 2,
      bars: [
        { name: "Model", shares: shares.model },
        { name: "Operation", shares: shares.measured },
      ],
    },
    trend: {
      title: "Late each day, measured",
      value: "5",
      change: "on average, model 4",
      axis: ["Day 1", "Day 20"],
      ...late,
    },
    stops: {
      title: "Waiting on the third Friday",
      value: "163 min",
      zones: ["Elevator", "Transfer 3", "Crossing C", "Packing", "Charging"],
      ...waits,
      finding: "Elevator, 10:00: 21 minutes measured, 18 in the model",
    },
  },
};
