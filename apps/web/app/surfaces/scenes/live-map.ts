import type { ByLocale } from "../by-locale";
import type { FloorTexts, PlanLabel, Situation } from "../floor/floor-texts";

const aisleClosedAt = 2.4;

const situation: Situation = {
  robots: [
    { id: "02", x: 58, y: 88, heading: 180, state: "charges", battery: 34 },
    { id: "08", x: 58, y: 188, heading: 180, state: "charges", battery: 78 },
    {
      id: "05",
      x: 301,
      y: 112,
      heading: 270,
      state: "drives",
      battery: 66,
      way: { path: "M0 196V0", from: 0, to: 6.4 },
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
    {
      id: "09",
      x: 469,
      y: 224,
      heading: 90,
      state: "drives",
      battery: 52,
      way: { path: "M0 -150V0", from: 0.4, to: 6 },
    },
    {
      id: "12",
      x: 688,
      y: 424,
      heading: 90,
      state: "drives",
      battery: 83,
      way: { path: "M-470 -86H-14Q0 -86 0 -72V0", from: 1, to: 7 },
    },
    {
      id: "11",
      x: 520,
      y: 338,
      heading: 0,
      state: "waits",
      battery: 58,
      way: { path: "M-220 0H0", from: 0.2, to: 2.8 },
      changedAt: 2.8,
    },
    {
      id: "03",
      x: 576,
      y: 382,
      heading: 90,
      state: "waits",
      battery: 71,
      way: { path: "M-170 -44H-14Q0 -44 0 -30V0", from: 0, to: 2.2 },
      changedAt: 2.2,
    },
    {
      id: "07",
      x: 576,
      y: 448,
      heading: 90,
      state: "fault",
      battery: 64,
      way: { path: "M-96 -110H-14Q0 -110 0 -96V0", from: 0, to: 1.5 },
      changedAt: 1.6,
    },
    {
      id: "14",
      x: 780,
      y: 308,
      heading: 180,
      state: "drives",
      battery: 47,
      way: { path: "M60 0H0", from: 0, to: 3 },
    },
    {
      id: "16",
      x: 868,
      y: 308,
      heading: 180,
      state: "drives",
      battery: 90,
      way: { path: "M50 0H0", from: 0, to: 3.4 },
    },
  ],
  selected: { id: "07", before: "drives", changedAt: 1.6 },
  zones: [
    { kind: "slow", x: 716, y: 286, width: 208, height: 74 },
    { kind: "blocked", x: 548, y: 356, width: 56, height: 202, at: aisleClosedAt },
  ],
  routes: "M301 112V64M240 446V536M469 224V308H380M780 308H620M868 308H810",
  // Around the closed aisle, from where the vehicle learned of it to gate 5.
  detour: { path: "M416 338H674Q688 338 688 352V536", at: 3.4 },
  closedGate: 4,
};

function labels(charging: string, packing: string, line: string, slow: string, blocked: string): PlanLabel[] {
  return [
    { x: 32, y: 50, kind: "start", text: charging },
    { x: 876, y: 44, kind: "place", text: packing },
    { x: 876, y: 262, kind: "place", text: line },
    { x: 816, y: 380, kind: "slow", text: slow },
    { x: 532, y: 484, kind: "blocked", text: blocked, at: aisleClosedAt },
  ];
}

export const scene: ByLocale<FloorTexts> = {
  de: {
    label:
      "Live-Karte von Halle 2: elf Roboter auf dem Hallenplan mit Regalen, Ladeplätzen und sechs Toren. AMR 07 steht gestört in der Gasse zu Tor 4, AMR 03 und AMR 11 warten dahinter, AMR 12 fährt über Tor 5. Am Packplatz gilt eine Langsamzone.",
    title: "Live-Karte",
    context: "Halle 2 · Di 05:46:12",
    gate: "Tor",
    labels: labels("Laden", "Packplätze", "Linie 3", "Langsamzone 0,5 m/s", "Gasse gesperrt"),
    states: { drives: "Fährt", waits: "Wartet", charges: "Lädt", fault: "Gestört" },
    since: "Gestört seit 05:40",
    facts: [
      ["Ort", "Tor 4, Gasse 2"],
      ["Code", "4102 Laserscanner vorn"],
      ["Akku", "64 % · 51,2 V"],
      ["Auftrag", "TA-48207 → AMR 12"],
    ],
    followUps: "Gasse automatisch gesperrt, AMR 12 über Tor 5 umgeleitet.",
    others: "Weitere Fahrzeuge",
    situation,
  },
  en: {
    label:
      "Live map of building 2: eleven robots on the floor plan with racks, chargers and six gates. AMR 07 stands with a fault in the aisle to gate 4, AMR 03 and AMR 11 wait behind it, AMR 12 drives by gate 5 instead. A slow zone covers the packing area.",
    title: "Live map",
    context: "Building 2 · Tue 05:46:12",
    gate: "Gate",
    labels: labels("Charging", "Packing", "Line 3", "Slow zone 0.5 m/s", "Aisle closed"),
    states: { drives: "Driving", waits: "Waiting", charges: "Charging", fault: "Fault" },
    since: "Fault since 05:40",
    facts: [
      ["Place", "Gate 4, aisle 2"],
      ["Code", "4102 front laser scanner"],
      ["Battery", "64% · 51.2 V"],
      ["Order", "TO-48207 → AMR 12"],
    ],
    followUps: "Aisle closed automatically, AMR 12 rerouted by gate 5.",
    others: "Other vehicles",
    situation,
  },
};
