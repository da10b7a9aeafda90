import type { ByLocale } from "../by-locale";
import type { FloorTexts, PlanLabel, Situation } from "../floor/floor-texts";

const foundAt = 3;

/** Nothing is red: three vehicles in a row before a closed gate, a station nobody reaches, one weak battery. */
const situation: Situation = {
  robots: [
    { id: "02", x: 58, y: 88, heading: 180, state: "charges", battery: 52 },
    {
      id: "13",
      x: 640,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 61,
      way: { path: "M-220 0H0", from: 0, to: 1.8 },
      changedAt: 1.8,
    },
    {
      id: "06",
      x: 562,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 58,
      way: { path: "M-220 0H0", from: 0.4, to: 2.4 },
      changedAt: 2.4,
    },
    {
      id: "10",
      x: 484,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 66,
      way: { path: "M-220 0H0", from: 0.8, to: 3 },
      changedAt: 3,
    },
    {
      id: "17",
      x: 301,
      y: 190,
      heading: 270,
      state: "drives",
      battery: 21,
      way: { path: "M0 90V0", from: 0, to: 5.5 },
    },
    {
      id: "19",
      x: 240,
      y: 440,
      heading: 90,
      state: "drives",
      battery: 74,
      way: { path: "M0 -100V0", from: 0.6, to: 5 },
    },
    {
      id: "03",
      x: 385,
      y: 112,
      heading: 270,
      state: "drives",
      battery: 69,
      way: { path: "M0 150V0", from: 0.2, to: 6 },
    },
  ],
  selected: { id: "13", before: "drives", changedAt: 1.8 },
  zones: [
    { kind: "slow", x: 716, y: 286, width: 208, height: 74 },
    { kind: "crossing", x: 656, y: 286, width: 56, height: 76, at: foundAt },
  ],
  routes: "M301 190V64M240 440V536M385 112V64",
  // Where the three would go: to the station that has seen nobody for six minutes.
  detour: { path: "M640 338H862Q876 338 876 324V250", at: foundAt },
};

function labels(charging: string, station: string, gate: string, slow: string): PlanLabel[] {
  return [
    { x: 32, y: 50, kind: "start", text: charging },
    { x: 876, y: 44, kind: "place", text: station },
    { x: 684, y: 276, kind: "crossing", text: gate, at: foundAt },
    { x: 816, y: 380, kind: "slow", text: slow },
  ];
}

export const scene: ByLocale<FloorTexts> = {
  de: {
    label:
      "Übungsbild ohne ein rotes Fahrzeug: An der Packstation kommt seit sechs Minuten niemand an, AMR 06 und AMR 10 warten hinter AMR 13, und AMR 17 hat nur noch 21 % Akku. Die Ursache ist das Brandschutztor davor, das nicht geantwortet hat.",
    title: "Übung: die Lücke",
    context: "Halle 4 · 06:31:00",
    gate: "Tor",
    labels: labels("Laden", "6 min leer", "Brandschutztor", "Langsamzone 0,5 m/s"),
    states: { drives: "Fährt", waits: "Wartet", charges: "Lädt", fault: "Gestört" },
    since: "Wartet seit 06:25",
    facts: [
      ["Wartet auf", "Brandschutztor"],
      ["Dahinter", "AMR 06, AMR 10"],
      ["Alter der Position", "2 s"],
      ["Schwächster Akku", "AMR 17, 21 %"],
    ],
    followUps: "Nur das erste Fahrzeug zählt: Tor prüfen, dann fahren alle drei.",
    others: "Weitere Fahrzeuge",
    situation,
  },
  en: {
    label:
      "A picture to practice on, not one vehicle in red: nobody has reached the packing station for six minutes, AMR 06 and AMR 10 wait behind AMR 13, and AMR 17 has 21% of charge left. The cause is the fire door ahead, which did not answer.",
    title: "Exercise: the gap",
    context: "Building 4 · 06:31:00",
    gate: "Gate",
    labels: labels("Charging", "Empty 6 min", "Fire door", "Slow zone 0.5 m/s"),
    states: { drives: "Driving", waits: "Waiting", charges: "Charging", fault: "Fault" },
    since: "Waiting since 06:25",
    facts: [
      ["Waits for", "fire door"],
      ["Behind", "AMR 06, AMR 10"],
      ["Age of position", "2 s"],
      ["Weakest battery", "AMR 17, 21%"],
    ],
    followUps: "Only the first vehicle counts: check the door, then all three drive.",
    others: "Other vehicles",
    situation,
  },
};
