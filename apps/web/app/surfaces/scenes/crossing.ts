import type { ByLocale } from "../by-locale";
import type { FloorTexts, PlanLabel, Situation } from "../floor/floor-texts";

const reservedAt = 2.6;

/** Where the lane of gate 4 meets the main lane: the tugger waits before it, the loaded AMR has it. */
const situation: Situation = {
  robots: [
    { id: "02", x: 58, y: 88, heading: 180, state: "charges", battery: 34 },
    { id: "08", x: 58, y: 188, heading: 180, state: "charges", battery: 78 },
    {
      id: "04",
      x: 506,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 58,
      way: { path: "M-260 0H0", from: 0, to: 2.2 },
      changedAt: 2.2,
    },
    {
      id: "09",
      x: 576,
      y: 346,
      heading: 270,
      state: "drives",
      battery: 71,
      way: { path: "M0 150V0", from: 0.6, to: 5.4 },
    },
    {
      id: "18",
      x: 780,
      y: 308,
      heading: 180,
      state: "drives",
      battery: 47,
      way: { path: "M90 0H0", from: 0, to: 5 },
    },
    {
      id: "05",
      x: 301,
      y: 112,
      heading: 270,
      state: "drives",
      battery: 66,
      way: { path: "M0 160V0", from: 0, to: 6 },
    },
    {
      id: "21",
      x: 240,
      y: 446,
      heading: 90,
      state: "drives",
      battery: 81,
      way: { path: "M-120 -108H-14Q0 -108 0 -94V0", from: 0, to: 5 },
    },
  ],
  selected: { id: "04", before: "drives", changedAt: 2.2 },
  zones: [
    { kind: "slow", x: 716, y: 286, width: 208, height: 74 },
    { kind: "blocked", x: 654, y: 424, width: 68, height: 128 },
    { kind: "crossing", x: 540, y: 286, width: 72, height: 76 },
  ],
  routes: "M301 112V64M240 446V536M780 308H700",
  // The way that is kept free for the loaded vehicle, through the crossing and out of it.
  detour: { path: "M576 346V322Q576 308 562 308H404", at: reservedAt },
};

function labels(charging: string, packing: string, crossing: string, slow: string, blocked: string): PlanLabel[] {
  return [
    { x: 32, y: 50, kind: "start", text: charging },
    { x: 876, y: 44, kind: "place", text: packing },
    { x: 576, y: 276, kind: "crossing", text: crossing },
    { x: 816, y: 380, kind: "slow", text: slow },
    { x: 688, y: 408, kind: "closed", text: blocked },
  ];
}

export const scene: ByLocale<FloorTexts> = {
  de: {
    label:
      "Hallenplan mit Regeln je Bereich: Kreuzung D4, eine Zone mit Tempolimit und eine Sperrfläche vor Tor 5. Routenzug 4 wartet vor der Linie, weil die Kreuzung AMR 09 gehört, der beladen aus der Gasse zu Tor 4 kommt.",
    title: "Verkehr",
    context: "Halle 2 · Di 08:14:06",
    gate: "Tor",
    labels: labels("Laden", "Packplätze", "Kreuzung D4", "Tempolimit 0,5 m/s", "Sperrfläche"),
    states: { drives: "Fährt", waits: "Wartet", charges: "Lädt", fault: "Gestört" },
    names: { "04": "Routenzug 4", "18": "Stapler 2" },
    since: "Wartet seit 08:14:02",
    facts: [
      ["Zone", "Kreuzung D4, ein Fahrzeug"],
      ["Belegt von", "AMR 09, beladen"],
      ["AMR halten", "direkt, VDA 5050"],
      ["Routenzüge", "über ihre Flotte"],
    ],
    followUps: "Beladen vor leer: D4 gehört AMR 09 bis zur Ausfahrt, dann fährt Routenzug 4.",
    others: "Weitere Fahrzeuge",
    situation,
  },
  en: {
    label:
      "Floor plan with rules for areas: crossing D4, a zone with a speed limit and a closed area in front of gate 5. Tugger 4 waits before the line, as the crossing belongs to AMR 09, which comes loaded from the aisle of gate 4.",
    title: "Traffic",
    context: "Building 2 · Tue 08:14:06",
    gate: "Gate",
    labels: labels("Charging", "Packing", "Crossing D4", "Limit 0.5 m/s", "Closed area"),
    states: { drives: "Driving", waits: "Waiting", charges: "Charging", fault: "Fault" },
    names: { "04": "Tugger 4", "18": "Truck 2" },
    since: "Waiting since 08:14:02",
    facts: [
      ["Zone", "Crossing D4, one vehicle"],
      ["Taken by", "AMR 09, loaded"],
      ["AMR stop", "directly, VDA 5050"],
      ["Tuggers", "by their fleet manager"],
    ],
    followUps: "Loaded before empty: D4 belongs to AMR 09 until it has left, then tugger 4 drives.",
    others: "Other vehicles",
    situation,
  },
};
