import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const sticker =
  "M0 0h7v1h-7zM8 0h1v1h-1zM12 0h2v1h-2zM15 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM11 1h1v1h-1zM14 1h1v1h-1zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h2v1h-2zM15 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h5v1h-5zM16 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h5v1h-5zM14 4h2v1h-2zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h3v1h-3zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM11 7h3v1h-3zM15 7h1v1h-1zM0 8h1v1h-1zM4 8h1v1h-1zM6 8h4v1h-4zM12 8h2v1h-2zM16 8h6v1h-6zM24 8h1v1h-1zM2 9h3v1h-3zM7 9h1v1h-1zM9 9h2v1h-2zM13 9h2v1h-2zM16 9h1v1h-1zM20 9h1v1h-1zM0 10h4v1h-4zM6 10h2v1h-2zM9 10h1v1h-1zM11 10h1v1h-1zM15 10h1v1h-1zM18 10h3v1h-3zM22 10h1v1h-1zM7 11h6v1h-6zM14 11h1v1h-1zM16 11h1v1h-1zM18 11h1v1h-1zM22 11h2v1h-2zM0 12h1v1h-1zM2 12h3v1h-3zM6 12h4v1h-4zM11 12h1v1h-1zM13 12h2v1h-2zM16 12h4v1h-4zM22 12h1v1h-1zM0 13h3v1h-3zM4 13h2v1h-2zM7 13h2v1h-2zM10 13h1v1h-1zM12 13h1v1h-1zM16 13h1v1h-1zM20 13h4v1h-4zM6 14h2v1h-2zM11 14h5v1h-5zM18 14h1v1h-1zM20 14h1v1h-1zM22 14h1v1h-1zM2 15h2v1h-2zM8 15h1v1h-1zM11 15h1v1h-1zM13 15h1v1h-1zM15 15h1v1h-1zM19 15h2v1h-2zM22 15h1v1h-1zM0 16h3v1h-3zM6 16h2v1h-2zM9 16h2v1h-2zM12 16h2v1h-2zM16 16h9v1h-9zM8 17h2v1h-2zM13 17h2v1h-2zM16 17h1v1h-1zM20 17h1v1h-1zM0 18h7v1h-7zM8 18h3v1h-3zM15 18h2v1h-2zM18 18h1v1h-1zM20 18h3v1h-3zM0 19h1v1h-1zM6 19h1v1h-1zM12 19h1v1h-1zM14 19h1v1h-1zM16 19h1v1h-1zM20 19h1v1h-1zM22 19h3v1h-3zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h1v1h-1zM10 20h2v1h-2zM13 20h2v1h-2zM16 20h5v1h-5zM22 20h1v1h-1zM24 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM9 21h2v1h-2zM12 21h1v1h-1zM18 21h2v1h-2zM21 21h4v1h-4zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM9 22h6v1h-6zM16 22h3v1h-3zM21 22h3v1h-3zM0 23h1v1h-1zM6 23h1v1h-1zM11 23h1v1h-1zM13 23h1v1h-1zM16 23h1v1h-1zM18 23h2v1h-2zM22 23h2v1h-2zM0 24h7v1h-7zM8 24h2v1h-2zM12 24h2v1h-2zM15 24h1v1h-1zM17 24h1v1h-1zM20 24h1v1h-1zM22 24h3v1h-3z";

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Akte eines Testfahrzeugs nach 62 Betriebsstunden Probebetrieb: vier Halte mit Ort, Ursache, Abhilfe und verbautem Teil, dazu Testprotokoll, Abnahmewerte und Konformitätserklärung.",
    title: "Roboterakte",
    name: "Testfahrzeug 2",
    id: "TEST-2",
    sticker,
    status: "Läuft · Halle 1",
    before: { status: "Steht · Halle 1", outcome: "In Arbeit", counter: "61 h" },
    nameplate: [
      ["Hersteller", "Fahrwerk Nord"],
      ["Typ", "FN-T 1200"],
      ["Seriennummer", "FN12-0611"],
      ["Baujahr", "2026"],
      ["Im Test", "seit 1. Juni"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Betriebsstunden", "62 h"],
      ["Strecke", "171 km"],
      ["Aufträge", "418"],
      ["Halte über 2 min", "4"],
    ],
    sections: { entries: "Halte im Test", documents: "Dokumente" },
    entries: [
      { day: "11.06.", code: "Rampe", text: "Rad rutscht bei Nässe", outcome: "Belag getauscht", tone: "ok" },
      { day: "09.06.", code: "Tor 2", text: "Sonne blendet Scanner", outcome: "Blende montiert", tone: "ok" },
      { day: "05.06.", code: "Tor 5", text: "Bodenfuge, Rad schlägt", outcome: "Fuge gefüllt", tone: "ok" },
      { day: "02.06.", code: "Laden", text: "Kontakt verfehlt", outcome: "Station versetzt", tone: "ok" },
    ],
    documents: [
      { name: "Testprotokoll", kind: "PDF", state: "2 Unterschriften" },
      { name: "Abnahmewerte", kind: "CSV", state: "mit Rohdaten" },
      { name: "EU-Konformitätserklärung", kind: "PDF", state: "18.05.2026" },
    ],
  },
  en: {
    label:
      "File of a test vehicle after 62 operating hours of trial: four stops with place, cause, remedy and the part fitted, along with the test record, the acceptance values and the declaration of conformity.",
    title: "Robot file",
    name: "Test vehicle 2",
    id: "TEST-2",
    sticker,
    status: "Running · Building 1",
    before: { status: "Stopped · Building 1", outcome: "In progress", counter: "61 h" },
    nameplate: [
      ["Manufacturer", "Fahrwerk Nord"],
      ["Type", "FN-T 1200"],
      ["Serial number", "FN12-0611"],
      ["Built", "2026"],
      ["On trial", "since June 1"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Operating hours", "62 h"],
      ["Distance", "171 km"],
      ["Orders", "418"],
      ["Stops over 2 min", "4"],
    ],
    sections: { entries: "Stops in the trial", documents: "Documents" },
    entries: [
      { day: "Jun 11", code: "Ramp", text: "Wheel slips when wet", outcome: "Tread replaced", tone: "ok" },
      { day: "Jun 9", code: "Gate 2", text: "Sun blinds the scanner", outcome: "Shade fitted", tone: "ok" },
      { day: "Jun 5", code: "Gate 5", text: "Floor joint, wheel knocks", outcome: "Joint filled", tone: "ok" },
      { day: "Jun 2", code: "Dock", text: "Contact missed", outcome: "Station moved", tone: "ok" },
    ],
    documents: [
      { name: "Test record", kind: "PDF", state: "2 signatures" },
      { name: "Acceptance values", kind: "CSV", state: "with raw data" },
      { name: "EU declaration of conformity", kind: "PDF", state: "May 18, 2026" },
    ],
  },
};
