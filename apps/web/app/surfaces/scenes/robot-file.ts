import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  name: "AMR 07",
  id: "AMR-07",
  sticker:
    "M0 0h7v1h-7zM11 0h1v1h-1zM13 0h1v1h-1zM16 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h3v1h-3zM14 1h3v1h-3zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h1v1h-1zM12 2h3v1h-3zM16 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9 3h7v1h-7zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h1v1h-1zM10 4h3v1h-3zM14 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM11 5h3v1h-3zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM9 7h1v1h-1zM13 7h2v1h-2zM16 7h1v1h-1zM0 8h1v1h-1zM2 8h1v1h-1zM4 8h1v1h-1zM6 8h1v1h-1zM9 8h1v1h-1zM14 8h2v1h-2zM20 8h1v1h-1zM23 8h1v1h-1zM0 9h1v1h-1zM3 9h1v1h-1zM7 9h1v1h-1zM9 9h2v1h-2zM12 9h1v1h-1zM14 9h2v1h-2zM18 9h2v1h-2zM21 9h3v1h-3zM4 10h3v1h-3zM9 10h1v1h-1zM13 10h1v1h-1zM18 10h4v1h-4zM23 10h2v1h-2zM3 11h1v1h-1zM5 11h1v1h-1zM7 11h1v1h-1zM9 11h1v1h-1zM12 11h1v1h-1zM15 11h1v1h-1zM17 11h1v1h-1zM20 11h1v1h-1zM2 12h1v1h-1zM4 12h1v1h-1zM6 12h1v1h-1zM9 12h2v1h-2zM12 12h1v1h-1zM16 12h1v1h-1zM18 12h1v1h-1zM21 12h2v1h-2zM24 12h1v1h-1zM2 13h1v1h-1zM5 13h1v1h-1zM7 13h3v1h-3zM11 13h3v1h-3zM15 13h2v1h-2zM18 13h2v1h-2zM23 13h1v1h-1zM0 14h1v1h-1zM5 14h2v1h-2zM8 14h5v1h-5zM14 14h5v1h-5zM21 14h4v1h-4zM1 15h3v1h-3zM5 15h1v1h-1zM8 15h2v1h-2zM12 15h3v1h-3zM16 15h1v1h-1zM18 15h2v1h-2zM21 15h1v1h-1zM24 15h1v1h-1zM0 16h1v1h-1zM4 16h1v1h-1zM6 16h4v1h-4zM11 16h1v1h-1zM14 16h7v1h-7zM23 16h2v1h-2zM8 17h2v1h-2zM11 17h1v1h-1zM14 17h1v1h-1zM16 17h1v1h-1zM20 17h2v1h-2zM0 18h7v1h-7zM13 18h1v1h-1zM16 18h1v1h-1zM18 18h1v1h-1zM20 18h1v1h-1zM22 18h3v1h-3zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h3v1h-3zM15 19h2v1h-2zM20 19h1v1h-1zM24 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h1v1h-1zM10 20h1v1h-1zM12 20h1v1h-1zM16 20h5v1h-5zM22 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM11 21h3v1h-3zM17 21h1v1h-1zM21 21h1v1h-1zM23 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h2v1h-2zM11 22h2v1h-2zM14 22h1v1h-1zM16 22h1v1h-1zM18 22h5v1h-5zM24 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h1v1h-1zM12 23h4v1h-4zM18 23h1v1h-1zM23 23h1v1h-1zM0 24h7v1h-7zM8 24h1v1h-1zM10 24h2v1h-2zM14 24h2v1h-2zM19 24h1v1h-1zM22 24h3v1h-3z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Digitale Roboterakte von AMR 07: Typenschild mit Seriennummer und Firmware, 9.917 Betriebsstunden, die letzten Störungen mit Abhilfe und die Dokumente von der Konformitätserklärung bis zum UVV-Protokoll.",
    title: "Roboterakte",
    ...robot,
    status: "Läuft · Halle 2, Kassel",
    before: { status: "Gestört · Halle 2, Tor 4", outcome: "In Arbeit", counter: "9.916 h" },
    nameplate: [
      ["Hersteller", "Fahrwerk Nord"],
      ["Typ", "FN-T 1200"],
      ["Seriennummer", "FN12-0417"],
      ["Baujahr", "2023"],
      ["Traglast", "1.200 kg"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Betriebsstunden", "9.917 h"],
      ["Strecke", "21.604 km"],
      ["Ladezyklen", "3.108"],
      ["MTBF, 90 Tage", "212 h"],
    ],
    sections: { entries: "Letzte Störungen", documents: "Dokumente" },
    entries: [
      { day: "09.06.", code: "4102", text: "Laserscanner vorn", outcome: "Kabel getauscht, 44 min", tone: "ok" },
      { day: "12.05.", code: "2207", text: "Lenkrolle schwergängig", outcome: "Rolle getauscht, 42 min", tone: "ok" },
      { day: "21.04.", code: "4102", text: "Laserscanner vorn", outcome: "Stecker gereinigt, 18 min", tone: "ok" },
      { day: "03.03.", code: "4102", text: "Laserscanner vorn", outcome: "Stecker fixiert, 12 min", tone: "ok" },
    ],
    documents: [
      { name: "EU-Konformitätserklärung", kind: "PDF", state: "14.02.2023" },
      { name: "Betriebsanleitung, Stand 4.2", kind: "PDF", state: "DE · EN · PL" },
      { name: "UVV-Prüfprotokoll", kind: "PDF", state: "gültig bis 11/2026" },
      { name: "Schutzfeld-Parameter", kind: "XML", state: "v7 · M. Kaya" },
    ],
  },
  en: {
    label:
      "Digital robot file of AMR 07: nameplate with serial number and firmware, 9,917 operating hours, the latest faults with their remedies, and the documents from the declaration of conformity to the UVV inspection record.",
    title: "Robot file",
    ...robot,
    status: "Running · Building 2, Kassel",
    before: { status: "Fault · Building 2, gate 4", outcome: "In progress", counter: "9,916 h" },
    nameplate: [
      ["Manufacturer", "Fahrwerk Nord"],
      ["Type", "FN-T 1200"],
      ["Serial number", "FN12-0417"],
      ["Built", "2023"],
      ["Payload", "1,200 kg"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Operating hours", "9,917 h"],
      ["Distance", "21,604 km"],
      ["Charge cycles", "3,108"],
      ["MTBF, 90 days", "212 h"],
    ],
    sections: { entries: "Latest faults", documents: "Documents" },
    entries: [
      { day: "Jun 9", code: "4102", text: "Front laser scanner", outcome: "Cable replaced, 44 min", tone: "ok" },
      { day: "May 12", code: "2207", text: "Caster runs stiffly", outcome: "Caster replaced, 42 min", tone: "ok" },
      { day: "Apr 21", code: "4102", text: "Front laser scanner", outcome: "Connector cleaned, 18 min", tone: "ok" },
      { day: "Mar 3", code: "4102", text: "Front laser scanner", outcome: "Connector fixed, 12 min", tone: "ok" },
    ],
    documents: [
      { name: "EU declaration of conformity", kind: "PDF", state: "Feb 14, 2023" },
      { name: "Operating manual, rev. 4.2", kind: "PDF", state: "EN · DE · PL" },
      { name: "UVV inspection record", kind: "PDF", state: "valid until 11/2026" },
      { name: "Protective field parameters", kind: "XML", state: "v7 · M. Kaya" },
    ],
  },
};
