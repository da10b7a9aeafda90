import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  name: "AMR 14",
  id: "AMR-14",
  sticker:
    "M0 0h7v1h-7zM8 0h1v1h-1zM10 0h4v1h-4zM15 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM10 1h4v1h-4zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM10 2h1v1h-1zM15 2h2v1h-2zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM11 3h2v1h-2zM15 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h2v1h-2zM11 4h1v1h-1zM14 4h2v1h-2zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h4v1h-4zM16 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM11 7h3v1h-3zM15 7h1v1h-1zM0 8h1v1h-1zM4 8h1v1h-1zM6 8h3v1h-3zM10 8h4v1h-4zM15 8h1v1h-1zM17 8h5v1h-5zM24 8h1v1h-1zM0 9h1v1h-1zM8 9h2v1h-2zM12 9h4v1h-4zM20 9h1v1h-1zM0 10h1v1h-1zM2 10h1v1h-1zM6 10h1v1h-1zM8 10h1v1h-1zM10 10h2v1h-2zM15 10h2v1h-2zM18 10h3v1h-3zM22 10h1v1h-1zM1 11h1v1h-1zM4 11h1v1h-1zM7 11h1v1h-1zM12 11h1v1h-1zM14 11h1v1h-1zM16 11h1v1h-1zM18 11h1v1h-1zM22 11h2v1h-2zM0 12h2v1h-2zM4 12h4v1h-4zM10 12h1v1h-1zM13 12h2v1h-2zM16 12h4v1h-4zM22 12h1v1h-1zM0 13h6v1h-6zM7 13h3v1h-3zM12 13h1v1h-1zM16 13h1v1h-1zM20 13h4v1h-4zM2 14h2v1h-2zM5 14h4v1h-4zM11 14h5v1h-5zM18 14h1v1h-1zM20 14h1v1h-1zM22 14h1v1h-1zM5 15h1v1h-1zM7 15h2v1h-2zM11 15h1v1h-1zM13 15h1v1h-1zM15 15h1v1h-1zM19 15h2v1h-2zM22 15h1v1h-1zM0 16h2v1h-2zM6 16h2v1h-2zM9 16h1v1h-1zM12 16h2v1h-2zM15 16h10v1h-10zM8 17h2v1h-2zM13 17h2v1h-2zM16 17h1v1h-1zM20 17h1v1h-1zM0 18h7v1h-7zM8 18h1v1h-1zM15 18h2v1h-2zM18 18h1v1h-1zM20 18h3v1h-3zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h1v1h-1zM12 19h1v1h-1zM14 19h1v1h-1zM16 19h1v1h-1zM20 19h1v1h-1zM22 19h3v1h-3zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h4v1h-4zM13 20h2v1h-2zM16 20h5v1h-5zM22 20h1v1h-1zM24 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM9 21h1v1h-1zM12 21h1v1h-1zM15 21h1v1h-1zM18 21h2v1h-2zM21 21h4v1h-4zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM10 22h9v1h-9zM21 22h3v1h-3zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h3v1h-3zM13 23h1v1h-1zM15 23h2v1h-2zM18 23h2v1h-2zM22 23h2v1h-2zM0 24h7v1h-7zM8 24h1v1h-1zM12 24h2v1h-2zM15 24h1v1h-1zM17 24h1v1h-1zM20 24h1v1h-1zM22 24h3v1h-3z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Akte von AMR 14 nach zwei Jahren: Typenschild mit Gewährleistung, Kosten je Stunde, und ein Lebenslauf mit vier Feldanpassungen, neuen Rädern, Akkutausch, Firmwarewechsel und dem Umzug von Graz nach Kassel. Die jüngste Feldanpassung ist freigegeben.",
    title: "Roboterakte",
    ...robot,
    status: "Läuft · Halle 2, Kassel",
    before: { status: "Gesperrt · Halle 2", outcome: "Wartet auf Freigabe", counter: "6.211 h" },
    nameplate: [
      ["Hersteller", "Fahrwerk Nord"],
      ["Typ", "FN-S 600"],
      ["Seriennummer", "FN06-0138"],
      ["Im Dienst", "seit 06/2024"],
      ["Gewährleistung", "bis 06/2026"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Betriebsstunden", "6.212 h"],
      ["Strecke", "14.880 km"],
      ["Ladezyklen", "2.940"],
      ["Kosten je Stunde", "2,80 €"],
    ],
    sections: { entries: "Lebenslauf", documents: "Dokumente" },
    entries: [
      { day: "06/26", code: "Feld", text: "Kurve vor Linie 3, v8", outcome: "Frei, M. Kaya", tone: "ok" },
      { day: "04/26", code: "Räder", text: "Zwei Antriebsräder", outcome: "nach 13.700 km", tone: "ok" },
      { day: "02/26", code: "Feld", text: "Packplätze, v7", outcome: "Frei, M. Kaya", tone: "ok" },
      { day: "11/25", code: "Akku", text: "Akkumodul getauscht", outcome: "nach 2.050 Zyklen", tone: "ok" },
      { day: "09/25", code: "FW", text: "4.11.0 auf 4.12.3", outcome: "Test bestanden", tone: "ok" },
      { day: "05/25", code: "Ort", text: "Von Graz nach Kassel", outcome: "Karte neu", tone: "ok" },
      { day: "05/25", code: "Feld", text: "Gassen Kassel, v6", outcome: "Frei, J. Weber", tone: "ok" },
      { day: "08/24", code: "Feld", text: "Rampe Graz, v5", outcome: "Frei, L. Berger", tone: "ok" },
    ],
    documents: [
      { name: "Schutzfeld-Parameter", kind: "XML", state: "v8 · M. Kaya" },
      { name: "Prüfprotokoll Schutzfeld", kind: "PDF", state: "06/2026" },
    ],
  },
  en: {
    label:
      "File of AMR 14 after two years: nameplate with warranty, cost per hour, and a history with four field adjustments, new wheels, a new battery, a firmware change and the move from Graz to Kassel. The latest field adjustment has been released.",
    title: "Robot file",
    ...robot,
    status: "Running · Building 2, Kassel",
    before: { status: "Locked · Building 2", outcome: "Waits for release", counter: "6,211 h" },
    nameplate: [
      ["Manufacturer", "Fahrwerk Nord"],
      ["Type", "FN-S 600"],
      ["Serial number", "FN06-0138"],
      ["In service", "since 06/2024"],
      ["Warranty", "to 06/2026"],
      ["Firmware", "4.12.3"],
    ],
    counters: [
      ["Operating hours", "6,212 h"],
      ["Distance", "14,880 km"],
      ["Charge cycles", "2,940"],
      ["Cost per hour", "€2.80"],
    ],
    sections: { entries: "History", documents: "Documents" },
    entries: [
      { day: "06/26", code: "Field", text: "Curve before line 3, v8", outcome: "Released, M. Kaya", tone: "ok" },
      { day: "04/26", code: "Wheels", text: "Two drive wheels", outcome: "after 13,700 km", tone: "ok" },
      { day: "02/26", code: "Field", text: "Packing stations, v7", outcome: "Released, M. Kaya", tone: "ok" },
      { day: "11/25", code: "Pack", text: "Battery module replaced", outcome: "after 2,050 cycles", tone: "ok" },
      { day: "09/25", code: "FW", text: "4.11.0 to 4.12.3", outcome: "Test passed", tone: "ok" },
      { day: "05/25", code: "Site", text: "From Graz to Kassel", outcome: "New map", tone: "ok" },
      { day: "05/25", code: "Field", text: "Aisles in Kassel, v6", outcome: "Released, J. Weber", tone: "ok" },
      { day: "08/24", code: "Field", text: "Ramp in Graz, v5", outcome: "Released, L. Berger", tone: "ok" },
    ],
    documents: [
      { name: "Protective field parameters", kind: "XML", state: "v8 · M. Kaya" },
      { name: "Protective field test record", kind: "PDF", state: "06/2026" },
    ],
  },
};
