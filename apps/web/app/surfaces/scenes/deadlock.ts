import type { ByLocale } from "../by-locale";
import type { FloorTexts, PlanLabel, Situation } from "../floor/floor-texts";

const wayOutAt = 3.2;

/** Two vehicles face each other in aisle E, and a line forms behind one of them. */
const situation: Situation = {
  robots: [
    {
      id: "04",
      x: 553,
      y: 236,
      heading: 270,
      state: "waits",
      battery: 62,
      way: { path: "M0 100V0", from: 0, to: 2 },
      changedAt: 2,
    },
    {
      id: "09",
      x: 553,
      y: 160,
      heading: 90,
      state: "waits",
      battery: 55,
      way: { path: "M0 -90V0", from: 0, to: 2 },
      changedAt: 2,
    },
    {
      id: "11",
      x: 490,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 71,
      way: { path: "M-230 0H0", from: 0.6, to: 3 },
      changedAt: 3,
    },
    {
      id: "12",
      x: 440,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 68,
      way: { path: "M-230 0H0", from: 1.2, to: 3.6 },
      changedAt: 3.6,
    },
    { id: "02", x: 58, y: 88, heading: 180, state: "charges", battery: 39 },
    {
      id: "15",
      x: 760,
      y: 308,
      heading: 180,
      state: "drives",
      battery: 80,
      way: { path: "M120 0H0", from: 0, to: 5 },
    },
  ],
  selected: { id: "04", before: "drives", changedAt: 2 },
  zones: [
    { kind: "crossing", x: 517, y: 286, width: 72, height: 76 },
    { kind: "slow", x: 604, y: 286, width: 60, height: 74, at: wayOutAt },
  ],
  routes: "M760 308H660",
  // The way out that was missing: back to the waiting place beside the aisle.
  detour: { path: "M553 236V324Q553 338 567 338H632", at: wayOutAt },
};

function labels(charging: string, packing: string, place: string): PlanLabel[] {
  return [
    { x: 32, y: 50, kind: "start", text: charging },
    { x: 876, y: 44, kind: "place", text: packing },
    { x: 634, y: 384, kind: "slow", text: place, at: wayOutAt },
  ];
}

export const scene: ByLocale<FloorTexts> = {
  de: {
    label:
      "Ein Deadlock auf dem Plan: Fahrzeug 4 und Fahrzeug 9 stehen einander in Gasse E gegenüber, dahinter warten zwei AMR. Die Regel mit dem Warteplatz neben der Einfahrt löst es: Fahrzeug 4 weicht dorthin zurück.",
    title: "Übung: Deadlock",
    context: "Gasse E · 10:14:30",
    gate: "Tor",
    labels: labels("Laden", "Packplätze", "Warteplatz"),
    states: { drives: "Fährt", waits: "Wartet", charges: "Lädt", fault: "Gestört" },
    names: { "04": "Fahrzeug 4", "09": "Fahrzeug 9" },
    since: "Wartet seit 10:13:42",
    facts: [
      ["Wartet auf", "Fahrzeug 9"],
      ["Fahrzeug 9", "wartet auf 4"],
      ["Dahinter", "2 Fahrzeuge"],
      ["Gestört", "keines"],
    ],
    followUps: "Warteplatz neben der Einfahrt: Fahrzeug 4 weicht zurück, Fahrzeug 9 fährt aus der Gasse.",
    others: "Weitere Fahrzeuge",
    situation,
  },
  en: {
    label:
      "A deadlock on the plan: vehicle 4 and vehicle 9 face each other in aisle E, two AMR wait behind. The rule for a waiting place beside the entrance solves it: vehicle 4 backs out to it.",
    title: "Exercise: deadlock",
    context: "Aisle E · 10:14:30",
    gate: "Gate",
    labels: labels("Charging", "Packing", "Waiting place"),
    states: { drives: "Driving", waits: "Waiting", charges: "Charging", fault: "Fault" },
    names: { "04": "Vehicle 4", "09": "Vehicle 9" },
    since: "Waiting since 10:13:42",
    facts: [
      ["Waits for", "vehicle 9"],
      ["Vehicle 9", "waits for 4"],
      ["Behind", "2 vehicles"],
      ["In fault", "none"],
    ],
    followUps: "Waiting place beside the entrance: vehicle 4 backs out, vehicle 9 leaves the aisle.",
    others: "Other vehicles",
    situation,
  },
};
