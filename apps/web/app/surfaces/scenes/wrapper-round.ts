import type { ByLocale } from "../by-locale";
import type { ChartsTexts } from "../charts/charts-texts";

/** Loaded, empty, waiting, charging, in the first and in the fourth week. */
const shares = { before: [27, 26, 36, 11], after: [31, 30, 27, 12] };

/** Transports of each of twelve shifts; the signal was changed after the sixth. */
const transports: Pick<ChartsTexts["trend"], "values" | "scale"> = {
  values: [378, 384, 381, 379, 383, 375, 402, 431, 436, 434, 438, 437],
  scale: [360, 450],
};

/** Minutes of waiting by place and hour in the first week, 06:00 to 13:00. */
const waits = {
  hours: ["06", "07", "08", "09", "10", "11", "12", "13"],
  counts: [
    [6, 12, 19, 24, 22, 17, 11, 7],
    [2, 4, 6, 8, 9, 7, 4, 2],
    [1, 2, 4, 5, 4, 3, 2, 1],
    [0, 1, 2, 3, 3, 2, 1, 0],
    [4, 2, 0, 0, 1, 1, 3, 4],
  ],
};

export const scene: ByLocale<ChartsTexts> = {
  de: {
    label:
      "Verbesserungsrunde von vier Wochen mit neun Fahrzeugen: Das Warten sinkt von 36 auf 27 %, die Transporte je Schicht steigen von 380 auf 437. Die Wartezeitkarte der ersten Woche zeigt, wo: am Wickler, am stärksten um 9 Uhr.",
    title: "Verbesserungsrunde",
    context: "Woche 1 bis 4",
    use: {
      title: "Warten, vorher und nachher",
      value: "36 → 27 %",
      shares: ["Beladen", "Leer", "Wartet", "Lädt"],
      counted: 2,
      bars: [
        { name: "Woche 1", shares: shares.before },
        { name: "Woche 4", shares: shares.after },
      ],
    },
    trend: {
      title: "Transporte je Schicht",
      value: "437",
      change: "+57 seit Schicht 7",
      axis: ["Schicht 1", "Schicht 12"],
      ...transports,
    },
    stops: {
      title: "Wartezeit, Woche 1",
      value: "209 min",
      zones: ["Wickler", "Aufzug", "Übergabe 5", "Kreuzung B", "Laden"],
      ...waits,
      finding: "Wickler, 9 Uhr: 24 Minuten, sein Signal kam zu spät",
    },
  },
  en: {
    label:
      "Improvement round of four weeks with nine vehicles: waiting falls from 36 to 27%, transports per shift rise from 380 to 437. The waiting map of the first week shows where: at the wrapper, most at 09:00.",
    title: "Improvement round",
    context: "Weeks 1 to 4",
    use: {
      title: "Waiting, before and after",
      value: "36 → 27%",
      shares: ["Loaded", "Empty", "Waiting", "Charging"],
      counted: 2,
      bars: [
        { name: "Week 1", shares: shares.before },
        { name: "Week 4", shares: shares.after },
      ],
    },
    trend: {
      title: "Transports per shift",
      value: "437",
      change: "+57 since shift 7",
      axis: ["Shift 1", "Shift 12"],
      ...transports,
    },
    stops: {
      title: "Waiting, week 1",
      value: "209 min",
      zones: ["Wrapper", "Elevator", "Transfer 5", "Crossing B", "Charging"],
      ...waits,
      finding: "Wrapper, 09:00: 24 minutes, its signal came too late",
    },
  },
};
