import type { ByLocale } from "../by-locale";
import type { FloorTexts, PlanLabel, Situation } from "../floor/floor-texts";

const reservedAt = 2.4;

/** Three fleets on one floor: a tugger of one waits in the main lane, a loaded forklift of another leaves aisle D. */
const situation: Situation = {
  robots: [
    { id: "21", x: 58, y: 88, heading: 180, state: "charges", battery: 41 },
    { id: "24", x: 58, y: 138, heading: 180, state: "charges", battery: 77 },
    {
      id: "05",
      x: 405,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 63,
      way: { path: "M-240 0H0", from: 0, to: 2.1 },
      changedAt: 2.1,
    },
    {
      id: "08",
      x: 469,
      y: 250,
      heading: 90,
      state: "drives",
      battery: 72,
      way: { path: "M0 -150V0", from: 0.4, to: 5 },
    },
    {
      id: "26",
      x: 690,
      y: 308,
      heading: 180,
      state: "drives",
      battery: 58,
      way: { path: "M130 0H0", from: 0, to: 5.4 },
    },
    {
      id: "28",
      x: 217,
      y: 110,
      heading: 270,
      state: "drives",
      battery: 86,
      way: { path: "M0 150V0", from: 0, to: 6 },
    },
    {
      id: "06",
      x: 800,
      y: 450,
      heading: 90,
      state: "drives",
      battery: 49,
      way: { path: "M0 -100V0", from: 0.8, to: 5 },
    },
  ],
  selected: { id: "05", before: "drives", changedAt: 2.1 },
  zones: [
    { kind: "crossing", x: 433, y: 286, width: 72, height: 76 },
    { kind: "slow", x: 716, y: 286, width: 208, height: 74 },
    { kind: "blocked", x: 318, y: 424, width: 68, height: 128 },
  ],
  routes: "M217 110V64M800 450V536M690 308H530",
  // The way kept free for the forklift: out of the aisle and off to the east.
  detour: { path: "M469 250V324Q469 338 483 338H640", at: reservedAt },
};

function labels(charging: string, packing: string, crossing: string, slow: string, closed: string): PlanLabel[] {
  return [
    { x: 32, y: 50, kind: "start", text: charging },
    { x: 876, y: 44, kind: "place", text: packing },
    { x: 469, y: 276, kind: "crossing", text: crossing },
    { x: 816, y: 380, kind: "slow", text: slow },
    { x: 352, y: 408, kind: "closed", text: closed },
  ];
}

export const scene: ByLocale<FloorTexts> = {
  de: {
    label:
      "Drei Flotten auf einem Plan: Zug 5 von Hersteller B wartet im Hauptweg, weil Stapler 8 von Hersteller C beladen aus Gasse D kommt. Die AMR von Hersteller A fahren weiter; über die Kreuzung entscheidet die Leitebene und nicht eine der drei Flottensteuerungen.",
    title: "Leitebene",
    context: "3 Flotten · Mi 13:26:40",
    gate: "Tor",
    labels: labels("Laden", "Packplätze", "Kreuzung D", "Tempolimit 0,5 m/s", "Umbau"),
    states: { drives: "Fährt", waits: "Wartet", charges: "Lädt", fault: "Gestört" },
    names: { "05": "Zug 5 · B", "06": "Zug 6 · B", "08": "Stapler 8 · C" },
    since: "Wartet seit 13:26:38",
    facts: [
      ["Vorfahrt hat", "Stapler 8, beladen"],
      ["Hält", "die Flotte von B"],
      ["Freigabe", "nach der Ausfahrt"],
      ["Umbau", "Tor 2 bis 15:00"],
    ],
    followUps: "Beladen vor leer: Zug 5 fährt, sobald Stapler 8 die Kreuzung verlassen hat.",
    others: "Weitere Fahrzeuge",
    situation,
  },
  en: {
    label:
      "Three fleets on one plan: tugger 5 of vendor B waits in the main lane, since forklift 8 of vendor C leaves aisle D with a load. The AMR of vendor A drive on; the control layer decides about the crossing, and none of the three fleet managers.",
    title: "Control layer",
    context: "3 fleets · Wed 13:26:40",
    gate: "Gate",
    labels: labels("Charging", "Packing", "Crossing D", "Speed limit 0.5 m/s", "Construction"),
    states: { drives: "Driving", waits: "Waiting", charges: "Charging", fault: "Fault" },
    names: { "05": "Tugger 5 · B", "06": "Tugger 6 · B", "08": "Forklift 8 · C" },
    since: "Waiting since 13:26:38",
    facts: [
      ["Right of way", "forklift 8, loaded"],
      ["Held by", "the fleet of B"],
      ["Release", "after the exit"],
      ["Construction", "gate 2 until 15:00"],
    ],
    followUps: "Loaded before empty: tugger 5 drives as soon as forklift 8 has left the crossing.",
    others: "Other vehicles",
    situation,
  },
};
