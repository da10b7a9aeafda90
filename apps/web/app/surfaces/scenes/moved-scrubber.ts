import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  id: "RR-04",
  sticker:
    "M0 0h7v1h-7zM8 0h2v1h-2zM12 0h4v1h-4zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h1v1h-1zM13 1h3v1h-3zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM11 2h1v1h-1zM13 2h2v1h-2zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9 3h4v1h-4zM14 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h3v1h-3zM12 4h2v1h-2zM15 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h1v1h-1zM11 5h1v1h-1zM13 5h2v1h-2zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM9 7h2v1h-2zM12 7h1v1h-1zM14 7h1v1h-1zM0 8h1v1h-1zM3 8h6v1h-6zM11 8h7v1h-7zM20 8h1v1h-1zM22 8h3v1h-3zM2 9h4v1h-4zM8 9h2v1h-2zM14 9h1v1h-1zM18 9h2v1h-2zM1 10h1v1h-1zM4 10h1v1h-1zM6 10h1v1h-1zM11 10h1v1h-1zM14 10h1v1h-1zM17 10h2v1h-2zM21 10h2v1h-2zM24 10h1v1h-1zM1 11h3v1h-3zM8 11h5v1h-5zM14 11h2v1h-2zM18 11h3v1h-3zM22 11h2v1h-2zM1 12h3v1h-3zM6 12h2v1h-2zM9 12h3v1h-3zM13 12h2v1h-2zM17 12h2v1h-2zM20 12h2v1h-2zM0 13h1v1h-1zM2 13h1v1h-1zM4 13h1v1h-1zM7 13h3v1h-3zM12 13h1v1h-1zM17 13h4v1h-4zM0 14h2v1h-2zM3 14h2v1h-2zM6 14h1v1h-1zM8 14h2v1h-2zM14 14h2v1h-2zM17 14h1v1h-1zM21 14h2v1h-2zM0 15h1v1h-1zM3 15h2v1h-2zM7 15h2v1h-2zM10 15h1v1h-1zM12 15h3v1h-3zM16 15h1v1h-1zM20 15h1v1h-1zM22 15h3v1h-3zM0 16h1v1h-1zM4 16h1v1h-1zM6 16h2v1h-2zM9 16h1v1h-1zM11 16h2v1h-2zM15 16h7v1h-7zM8 17h1v1h-1zM10 17h2v1h-2zM16 17h1v1h-1zM20 17h2v1h-2zM23 17h2v1h-2zM0 18h7v1h-7zM8 18h1v1h-1zM12 18h5v1h-5zM18 18h1v1h-1zM20 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h2v1h-2zM11 19h1v1h-1zM13 19h1v1h-1zM15 19h2v1h-2zM20 19h3v1h-3zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h2v1h-2zM11 20h1v1h-1zM13 20h1v1h-1zM16 20h7v1h-7zM24 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h1v1h-1zM12 21h2v1h-2zM17 21h1v1h-1zM20 21h1v1h-1zM22 21h1v1h-1zM24 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM9 22h1v1h-1zM11 22h1v1h-1zM13 22h1v1h-1zM16 22h4v1h-4zM23 22h2v1h-2zM0 23h1v1h-1zM6 23h1v1h-1zM10 23h4v1h-4zM15 23h4v1h-4zM20 23h1v1h-1zM22 23h2v1h-2zM0 24h7v1h-7zM8 24h2v1h-2zM11 24h3v1h-3zM15 24h2v1h-2zM18 24h1v1h-1zM22 24h3v1h-3z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Akte eines Reinigungsroboters, der mit dem Vertrag den Standort gewechselt hat: Typenschild, Zähler, jede Störung mit ihrer Abhilfe, und die Zugriffsrechte haben am Umzugstag gewechselt.",
    title: "Roboterakte",
    ...robot,
    name: "Reinigungsroboter 4",
    status: "Läuft · Einkaufszentrum Süd",
    before: { status: "Im Umzug · gesperrt", outcome: "Wartet auf Freigabe", counter: "2.611 h" },
    nameplate: [
      ["Typ", "CR-80, 800 mm"],
      ["Seriennummer", "CR80-0061"],
      ["Baujahr", "2024"],
      ["Firmware", "2.9.1"],
      ["Standort", "Süd, seit 02.06."],
      ["Vorher", "Messehalle Nord"],
    ],
    counters: [
      ["Betriebsstunden", "2.612 h"],
      ["Gereinigte Fläche", "1,9 Mio. m²"],
      ["Ladezyklen", "940"],
      ["Seitenbürste", "noch 60 h"],
    ],
    sections: { entries: "Verlauf", documents: "Dokumente" },
    entries: [
      { day: "02.06.", code: "Ort", text: "Umzug, Karte neu aufgenommen", outcome: "frei seit 14:20", tone: "ok" },
      { day: "21.05.", code: "118", text: "Absaugung schwach", outcome: "Filter getauscht, 15 min", tone: "ok" },
      { day: "30.04.", code: "204", text: "Position verloren, Glastür", outcome: "Sperrlinie gesetzt", tone: "ok" },
      { day: "11.03.", code: "Bürste", text: "Seitenbürste getauscht", outcome: "nach 310 h", tone: "ok" },
    ],
    documents: [
      { name: "Konformitätserklärung", kind: "PDF", state: "03/2024" },
      { name: "Anleitung, Stand 2.1", kind: "PDF", state: "DE · EN" },
      { name: "Prüfprotokoll Elektrik", kind: "PDF", state: "bis 03/2027" },
      { name: "Zugriff Messehalle", kind: "Recht", state: "beendet 02.06." },
    ],
  },
  en: {
    label:
      "File of a scrubber that changed its site with the contract: nameplate, counters, every fault with its remedy, and the access rights that changed hands on moving day.",
    title: "Robot file",
    ...robot,
    name: "Scrubber 4",
    status: "Running · South shopping center",
    before: { status: "Moving · locked", outcome: "Waits for release", counter: "2,611 h" },
    nameplate: [
      ["Type", "CR-80, 800 mm"],
      ["Serial number", "CR80-0061"],
      ["Built", "2024"],
      ["Firmware", "2.9.1"],
      ["Site", "South, since Jun 2"],
      ["Before", "North exhibition hall"],
    ],
    counters: [
      ["Operating hours", "2,612 h"],
      ["Area cleaned", "1.9 million m²"],
      ["Charge cycles", "940"],
      ["Side brush", "60 h left"],
    ],
    sections: { entries: "History", documents: "Documents" },
    entries: [
      { day: "Jun 2", code: "Site", text: "Moved, map recorded again", outcome: "released at 14:20", tone: "ok" },
      { day: "May 21", code: "118", text: "Weak suction", outcome: "filter replaced, 15 min", tone: "ok" },
      { day: "Apr 30", code: "204", text: "Position lost, glass door", outcome: "no-go line set", tone: "ok" },
      { day: "Mar 11", code: "Brush", text: "Side brush replaced", outcome: "after 310 h", tone: "ok" },
    ],
    documents: [
      { name: "Declaration of conformity", kind: "PDF", state: "03/2024" },
      { name: "Manual, rev. 2.1", kind: "PDF", state: "EN · DE" },
      { name: "Electrical test record", kind: "PDF", state: "until 03/2027" },
      { name: "Access exhibition hall", kind: "Right", state: "ended Jun 2" },
    ],
  },
};
