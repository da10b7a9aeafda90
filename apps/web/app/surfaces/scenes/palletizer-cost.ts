import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  id: "PAL-02",
  sticker:
    "M0 0h7v1h-7zM8 0h1v1h-1zM10 0h6v1h-6zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h1v1h-1zM10 1h4v1h-4zM16 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h4v1h-4zM16 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h2v1h-2zM11 3h2v1h-2zM14 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM9 4h3v1h-3zM14 4h1v1h-1zM16 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM11 5h1v1h-1zM13 5h1v1h-1zM15 5h2v1h-2zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM10 7h1v1h-1zM15 7h2v1h-2zM0 8h1v1h-1zM2 8h2v1h-2zM5 8h3v1h-3zM10 8h2v1h-2zM13 8h1v1h-1zM15 8h1v1h-1zM18 8h1v1h-1zM21 8h1v1h-1zM23 8h2v1h-2zM1 9h5v1h-5zM7 9h1v1h-1zM10 9h1v1h-1zM13 9h3v1h-3zM17 9h2v1h-2zM23 9h1v1h-1zM0 10h2v1h-2zM3 10h1v1h-1zM6 10h1v1h-1zM8 10h4v1h-4zM13 10h1v1h-1zM16 10h1v1h-1zM18 10h3v1h-3zM23 10h2v1h-2zM0 11h1v1h-1zM3 11h2v1h-2zM7 11h1v1h-1zM9 11h1v1h-1zM11 11h2v1h-2zM16 11h1v1h-1zM18 11h2v1h-2zM22 11h3v1h-3zM1 12h1v1h-1zM4 12h3v1h-3zM12 12h1v1h-1zM14 12h2v1h-2zM17 12h1v1h-1zM21 12h1v1h-1zM23 12h2v1h-2zM1 13h2v1h-2zM5 13h1v1h-1zM8 13h1v1h-1zM11 13h2v1h-2zM14 13h1v1h-1zM16 13h2v1h-2zM19 13h1v1h-1zM24 13h1v1h-1zM1 14h4v1h-4zM6 14h1v1h-1zM9 14h3v1h-3zM13 14h1v1h-1zM15 14h2v1h-2zM19 14h2v1h-2zM22 14h3v1h-3zM0 15h1v1h-1zM2 15h2v1h-2zM5 15h1v1h-1zM11 15h1v1h-1zM14 15h1v1h-1zM16 15h7v1h-7zM2 16h5v1h-5zM8 16h1v1h-1zM10 16h1v1h-1zM12 16h1v1h-1zM14 16h7v1h-7zM8 17h1v1h-1zM10 17h1v1h-1zM14 17h3v1h-3zM20 17h1v1h-1zM22 17h1v1h-1zM0 18h7v1h-7zM8 18h2v1h-2zM13 18h4v1h-4zM18 18h1v1h-1zM20 18h2v1h-2zM23 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h2v1h-2zM11 19h1v1h-1zM13 19h2v1h-2zM16 19h1v1h-1zM20 19h1v1h-1zM24 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM9 20h2v1h-2zM13 20h2v1h-2zM16 20h5v1h-5zM22 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h2v1h-2zM18 21h2v1h-2zM22 21h1v1h-1zM24 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h2v1h-2zM14 22h1v1h-1zM20 22h1v1h-1zM22 22h2v1h-2zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h1v1h-1zM11 23h4v1h-4zM16 23h3v1h-3zM21 23h1v1h-1zM24 23h1v1h-1zM0 24h7v1h-7zM8 24h4v1h-4zM16 24h1v1h-1zM21 24h1v1h-1zM24 24h1v1h-1z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Akte eines Palettierroboters im siebten Jahr: Anschaffung, Kosten je Betriebsstunde in drei Jahren, der dritte Getriebetausch zur Entscheidung und die Verträge mit ihren Fristen.",
    title: "Anlagenakte",
    ...robot,
    name: "Palettierer 2",
    status: "Läuft · Entscheidung offen",
    before: { status: "Läuft · Angebot fehlt", outcome: "Angebot liegt vor", counter: "31.840 h" },
    nameplate: [
      ["Typ", "Palettierroboter, 4 Achsen"],
      ["Seriennummer", "P4-1127"],
      ["Im Dienst", "seit 09/2019"],
      ["Anschaffung", "92.000 €"],
      ["Buchwert", "0 €"],
      ["Kostenstelle", "4410"],
    ],
    counters: [
      ["Betriebsstunden", "31.841 h"],
      ["Kosten je Stunde 2024", "2,10 €"],
      ["Kosten je Stunde 2025", "3,40 €"],
      ["Kosten je Stunde 2026", "5,60 €"],
    ],
    sections: { entries: "Kosten und Ereignisse", documents: "Verträge" },
    entries: [
      { day: "06/26", code: "Plan", text: "Getriebe Achse 2, Angebot", outcome: "14.500 €", tone: "warning" },
      { day: "02/26", code: "Getr.", text: "Achse 3 getauscht", outcome: "11.200 €, 38 h", tone: "ok" },
      { day: "05/25", code: "Getr.", text: "Achse 2 getauscht", outcome: "10.900 €, 44 h", tone: "ok" },
      { day: "11/24", code: "Kabel", text: "Schlauchpaket getauscht", outcome: "1.350 €, 6 h", tone: "ok" },
    ],
    documents: [
      { name: "Servicevertrag", kind: "PDF", state: "endet 12/2026" },
      { name: "Prüfung der Zelle", kind: "PDF", state: "bis 10/2026" },
      { name: "Angebot Ersatz", kind: "PDF", state: "86.000 €" },
    ],
  },
  en: {
    label:
      "File of a palletizing robot in its seventh year: purchase, cost per operating hour in three years, the third gearbox exchange up for decision, and the contracts with their dates.",
    title: "Asset file",
    ...robot,
    name: "Palletizer 2",
    status: "Running · Decision open",
    before: { status: "Running · Offer missing", outcome: "Offer received", counter: "31,840 h" },
    nameplate: [
      ["Type", "Palletizing robot, 4 axes"],
      ["Serial number", "P4-1127"],
      ["In service", "since 09/2019"],
      ["Purchase", "€92,000"],
      ["Book value", "€0"],
      ["Cost center", "4410"],
    ],
    counters: [
      ["Operating hours", "31,841 h"],
      ["Cost per hour 2024", "€2.10"],
      ["Cost per hour 2025", "€3.40"],
      ["Cost per hour 2026", "€5.60"],
    ],
    sections: { entries: "Cost and events", documents: "Contracts" },
    entries: [
      { day: "06/26", code: "Plan", text: "Gearbox axis 2, offer", outcome: "€14,500", tone: "warning" },
      { day: "02/26", code: "Gear", text: "Axis 3 exchanged", outcome: "€11,200, 38 h", tone: "ok" },
      { day: "05/25", code: "Gear", text: "Axis 2 exchanged", outcome: "€10,900, 44 h", tone: "ok" },
      { day: "11/24", code: "Cable", text: "Dress pack replaced", outcome: "€1,350, 6 h", tone: "ok" },
    ],
    documents: [
      { name: "Service contract", kind: "PDF", state: "ends 12/2026" },
      { name: "Inspection of the cell", kind: "PDF", state: "until 10/2026" },
      { name: "Offer for replacement", kind: "PDF", state: "€86,000" },
    ],
  },
};
