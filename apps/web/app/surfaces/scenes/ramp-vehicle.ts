import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  id: "AMR-03",
  sticker:
    "M0 0h7v1h-7zM8 0h1v1h-1zM10 0h3v1h-3zM15 0h2v1h-2zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM11 1h1v1h-1zM13 1h2v1h-2zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM14 2h3v1h-3zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM10 3h3v1h-3zM14 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM9 4h7v1h-7zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h1v1h-1zM12 5h1v1h-1zM15 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM10 7h1v1h-1zM14 7h3v1h-3zM0 8h1v1h-1zM2 8h1v1h-1zM6 8h2v1h-2zM11 8h4v1h-4zM19 8h1v1h-1zM22 8h1v1h-1zM24 8h1v1h-1zM0 9h1v1h-1zM4 9h2v1h-2zM8 9h7v1h-7zM17 9h1v1h-1zM23 9h1v1h-1zM3 10h1v1h-1zM5 10h2v1h-2zM8 10h1v1h-1zM10 10h1v1h-1zM15 10h1v1h-1zM20 10h3v1h-3zM1 11h2v1h-2zM7 11h1v1h-1zM11 11h3v1h-3zM18 11h1v1h-1zM23 11h1v1h-1zM0 12h2v1h-2zM3 12h2v1h-2zM6 12h8v1h-8zM15 12h2v1h-2zM19 12h5v1h-5zM3 13h3v1h-3zM7 13h4v1h-4zM12 13h1v1h-1zM16 13h1v1h-1zM19 13h2v1h-2zM0 14h2v1h-2zM3 14h1v1h-1zM6 14h1v1h-1zM9 14h2v1h-2zM12 14h3v1h-3zM16 14h4v1h-4zM21 14h3v1h-3zM4 15h1v1h-1zM7 15h3v1h-3zM11 15h2v1h-2zM14 15h4v1h-4zM19 15h5v1h-5zM0 16h4v1h-4zM6 16h2v1h-2zM9 16h2v1h-2zM13 16h2v1h-2zM16 16h7v1h-7zM8 17h1v1h-1zM13 17h4v1h-4zM20 17h1v1h-1zM23 17h1v1h-1zM0 18h7v1h-7zM8 18h2v1h-2zM11 18h1v1h-1zM15 18h2v1h-2zM18 18h1v1h-1zM20 18h5v1h-5zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h2v1h-2zM13 19h1v1h-1zM16 19h1v1h-1zM20 19h1v1h-1zM23 19h2v1h-2zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM9 20h1v1h-1zM11 20h3v1h-3zM15 20h10v1h-10zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM9 21h1v1h-1zM12 21h1v1h-1zM15 21h1v1h-1zM19 21h1v1h-1zM21 21h2v1h-2zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h1v1h-1zM10 22h1v1h-1zM12 22h5v1h-5zM18 22h4v1h-4zM23 22h2v1h-2zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h1v1h-1zM11 23h2v1h-2zM14 23h1v1h-1zM17 23h3v1h-3zM21 23h2v1h-2zM24 23h1v1h-1zM0 24h7v1h-7zM8 24h3v1h-3zM13 24h2v1h-2zM17 24h1v1h-1zM19 24h6v1h-6z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Akte von AMR 03, dem Fahrzeug, das immer die Rampe fährt: Räder nach 9.800 statt nach 14.000 Kilometern, die nächste Prüfung nach Kilometerstand und die Dokumente der Maschine.",
    title: "Roboterakte",
    ...robot,
    name: "AMR 03",
    status: "Läuft · Rampe zu Halle 1",
    before: { status: "Wartung · Werkstatt", outcome: "In Arbeit", counter: "19.604 km" },
    nameplate: [
      ["Typ", "FN-T 1200"],
      ["Seriennummer", "FN12-0403"],
      ["Im Dienst", "seit 03/2025"],
      ["Bestellung", "12 Fahrzeuge"],
      ["Software", "4.12.3"],
      ["Strecke", "Rampe, zu Halle 1"],
    ],
    counters: [
      ["Kilometer", "19.605 km"],
      ["Betriebsstunden", "5.480 h"],
      ["Ladezyklen", "2.611"],
      ["Räder halten", "9.800 km"],
    ],
    sections: { entries: "Verlauf", documents: "Dokumente" },
    entries: [
      { day: "04.06.", code: "Rad", text: "Antriebsräder getauscht", outcome: "nach 9.805 km", tone: "ok" },
      {
        day: "18.05.",
        code: "3310",
        text: "Antriebsstrom auf der Rampe",
        outcome: "Rad gemessen, 4,1 mm",
        tone: "warning",
      },
      { day: "12.01.", code: "Prüf", text: "Jährliche UVV-Prüfung", outcome: "ohne Mangel", tone: "ok" },
      { day: "20.11.", code: "Rad", text: "Antriebsräder getauscht", outcome: "nach 9.800 km", tone: "ok" },
    ],
    documents: [
      { name: "Wartungsplan Räder", kind: "Plan", state: "alle 9.500 km" },
      { name: "UVV-Prüfprotokoll", kind: "PDF", state: "gültig bis 01/2027" },
      { name: "Betriebsanleitung, Stand 4.2", kind: "PDF", state: "DE · EN" },
    ],
  },
  en: {
    label:
      "File of AMR 03, the vehicle that always takes the ramp: wheels after 9,800 instead of 14,000 kilometers, the next check by distance, and the documents of the machine.",
    title: "Robot file",
    ...robot,
    name: "AMR 03",
    status: "Running · Ramp to building 1",
    before: { status: "Service · Workshop", outcome: "In progress", counter: "19,604 km" },
    nameplate: [
      ["Type", "FN-T 1200"],
      ["Serial number", "FN12-0403"],
      ["In service", "since 03/2025"],
      ["Order", "12 vehicles"],
      ["Software", "4.12.3"],
      ["Route", "Ramp to building 1"],
    ],
    counters: [
      ["Kilometers", "19,605 km"],
      ["Operating hours", "5,480 h"],
      ["Charge cycles", "2,611"],
      ["Wheels last", "9,800 km"],
    ],
    sections: { entries: "History", documents: "Documents" },
    entries: [
      { day: "Jun 4", code: "Wheel", text: "Drive wheels replaced", outcome: "after 9,805 km", tone: "ok" },
      {
        day: "May 18",
        code: "3310",
        text: "Drive current on the ramp",
        outcome: "wheel measured, 4.1 mm",
        tone: "warning",
      },
      { day: "Jan 12", code: "Check", text: "Yearly truck inspection", outcome: "without defects", tone: "ok" },
      { day: "Nov 20", code: "Wheel", text: "Drive wheels replaced", outcome: "after 9,800 km", tone: "ok" },
    ],
    documents: [
      { name: "Wheel maintenance plan", kind: "Plan", state: "every 9,500 km" },
      { name: "Inspection record", kind: "PDF", state: "valid until 01/2027" },
      { name: "Operating manual, rev. 4.2", kind: "PDF", state: "EN · DE" },
    ],
  },
};
