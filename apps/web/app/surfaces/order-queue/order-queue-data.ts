import type { ByLocale } from "../by-locale";
import type { Tone } from "../signal/signal";

export type Order = {
  id: string;
  from: string;
  to: string;
  load: string;
  due: string;
  robot: string;
  status: string;
  tone: Tone;
  /** Share of the way that is done, in per cent; absent before pick-up. */
  progress?: number;
};

type Texts = {
  label: string;
  title: string;
  context: string;
  counts: [value: string, name: string][];
  columns: { id: string; route: string; load: string; due: string; robot: string; status: string };
  orders: Order[];
  /** What is said of the first order before a vehicle has it. */
  before: string;
  decision: { title: string; choice: string; candidates: [robot: string, reason: string][] };
};

export const orderQueueTexts: ByLocale<Texts> = {
  de: {
    label:
      "Auftragsliste über alle Fabrikate: sechs Transportaufträge mit Strecke, Ladung, Frist, Fahrzeug und Stand. Die Palette für Linie 3 bis 10:15 Uhr ging an AMR 12, weil das nähere AMR 05 zu wenig Akku hat.",
    title: "Aufträge",
    context: "Halle 2 · 10:02:40",
    counts: [
      ["14", "offen"],
      ["6", "unterwegs"],
      ["1", "verspätet"],
      ["98,2 %", "pünktlich"],
    ],
    columns: { id: "Auftrag", route: "Strecke", load: "Ladung", due: "Frist", robot: "Fahrzeug", status: "Stand" },
    orders: [
      {
        id: "TA-48213",
        from: "WE 02",
        to: "Linie 3",
        load: "Europalette",
        due: "10:15",
        robot: "AMR 12",
        status: "Unterwegs",
        tone: "ok",
        progress: 62,
      },
      {
        id: "TA-48214",
        from: "Regal C-14",
        to: "Packplatz 2",
        load: "2 Behälter",
        due: "10:18",
        robot: "AMR 05",
        status: "Holt ab",
        tone: "ok",
        progress: 18,
      },
      {
        id: "TA-48209",
        from: "Linie 1",
        to: "WA 05",
        load: "Gitterbox",
        due: "10:00",
        robot: "Stapler 2",
        status: "5 min zu spät",
        tone: "fault",
        progress: 84,
      },
      {
        id: "TA-48215",
        from: "WA 03",
        to: "Leergut",
        load: "4 Rollwagen",
        due: "10:30",
        robot: "Routenzug 3",
        status: "Unterwegs",
        tone: "ok",
        progress: 41,
      },
      {
        id: "TA-48216",
        from: "Regal F-02",
        to: "Linie 3",
        load: "Europalette",
        due: "10:35",
        robot: "AMR 09",
        status: "Zielplatz belegt",
        tone: "warning",
      },
      {
        id: "TA-48217",
        from: "WE 01",
        to: "Regal B-08",
        load: "Europalette",
        due: "10:45",
        robot: "–",
        status: "Geplant 10:12",
        tone: "idle",
      },
    ],
    before: "Neu",
    decision: {
      title: "Warum AMR 12?",
      choice: "TA-48213",
      candidates: [
        ["AMR 12", "frei, 62 m entfernt, Akku 71 %"],
        ["AMR 05", "38 m entfernt, Akku nur 18 %"],
        ["AMR 09", "frei erst um 10:11 Uhr"],
      ],
    },
  },
  en: {
    label:
      "Order queue for all brands: six transport orders with route, load, deadline, vehicle and state. The pallet for line 3 due at 10:15 went to AMR 12, as AMR 05, which is nearer, has too little charge left.",
    title: "Orders",
    context: "Building 2 · 10:02:40",
    counts: [
      ["14", "open"],
      ["6", "on the way"],
      ["1", "late"],
      ["98.2%", "on time"],
    ],
    columns: { id: "Order", route: "Route", load: "Load", due: "Due", robot: "Vehicle", status: "State" },
    orders: [
      {
        id: "TO-48213",
        from: "GR 02",
        to: "Line 3",
        load: "Euro pallet",
        due: "10:15",
        robot: "AMR 12",
        status: "On the way",
        tone: "ok",
        progress: 62,
      },
      {
        id: "TO-48214",
        from: "Rack C-14",
        to: "Packing 2",
        load: "2 totes",
        due: "10:18",
        robot: "AMR 05",
        status: "Picking up",
        tone: "ok",
        progress: 18,
      },
      {
        id: "TO-48209",
        from: "Line 1",
        to: "GI 05",
        load: "Mesh box",
        due: "10:00",
        robot: "Forklift 2",
        status: "5 min late",
        tone: "fault",
        progress: 84,
      },
      {
        id: "TO-48215",
        from: "GI 03",
        to: "Empties",
        load: "4 trolleys",
        due: "10:30",
        robot: "Tugger 3",
        status: "On the way",
        tone: "ok",
        progress: 41,
      },
      {
        id: "TO-48216",
        from: "Rack F-02",
        to: "Line 3",
        load: "Euro pallet",
        due: "10:35",
        robot: "AMR 09",
        status: "Target occupied",
        tone: "warning",
      },
      {
        id: "TO-48217",
        from: "GR 01",
        to: "Rack B-08",
        load: "Euro pallet",
        due: "10:45",
        robot: "–",
        status: "Planned 10:12",
        tone: "idle",
      },
    ],
    before: "New",
    decision: {
      title: "Why AMR 12?",
      choice: "TO-48213",
      candidates: [
        ["AMR 12", "free, 62 m away, battery 71%"],
        ["AMR 05", "38 m away, battery only 18%"],
        ["AMR 09", "not free before 10:11"],
      ],
    },
  },
};
