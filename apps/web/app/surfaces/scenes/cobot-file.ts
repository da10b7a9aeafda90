import type { ByLocale } from "../by-locale";
import type { MachineFileTexts } from "../machine-file/machine-file-texts";

const robot = {
  id: "COBOT-3",
  sticker:
    "M0 0h7v1h-7zM9 0h7v1h-7zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM10 1h7v1h-7zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM11 2h3v1h-3zM15 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h1v1h-1zM10 3h3v1h-3zM14 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h1v1h-1zM12 4h1v1h-1zM15 4h2v1h-2zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h2v1h-2zM11 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM11 7h2v1h-2zM14 7h1v1h-1zM16 7h1v1h-1zM0 8h1v1h-1zM2 8h5v1h-5zM9 8h2v1h-2zM12 8h1v1h-1zM16 8h1v1h-1zM18 8h5v1h-5zM0 9h1v1h-1zM2 9h1v1h-1zM5 9h1v1h-1zM8 9h1v1h-1zM11 9h1v1h-1zM13 9h3v1h-3zM17 9h2v1h-2zM22 9h1v1h-1zM24 9h1v1h-1zM0 10h1v1h-1zM2 10h5v1h-5zM10 10h8v1h-8zM19 10h1v1h-1zM22 10h1v1h-1zM24 10h1v1h-1zM1 11h2v1h-2zM4 11h2v1h-2zM7 11h1v1h-1zM9 11h1v1h-1zM13 11h1v1h-1zM15 11h1v1h-1zM24 11h1v1h-1zM1 12h1v1h-1zM3 12h1v1h-1zM6 12h4v1h-4zM11 12h2v1h-2zM14 12h2v1h-2zM17 12h1v1h-1zM23 12h2v1h-2zM0 13h1v1h-1zM3 13h3v1h-3zM7 13h1v1h-1zM10 13h1v1h-1zM15 13h2v1h-2zM18 13h4v1h-4zM24 13h1v1h-1zM0 14h1v1h-1zM2 14h3v1h-3zM6 14h1v1h-1zM9 14h1v1h-1zM11 14h2v1h-2zM18 14h1v1h-1zM20 14h2v1h-2zM23 14h2v1h-2zM0 15h1v1h-1zM2 15h1v1h-1zM4 15h1v1h-1zM8 15h1v1h-1zM10 15h2v1h-2zM14 15h1v1h-1zM16 15h8v1h-8zM0 16h1v1h-1zM3 16h2v1h-2zM6 16h2v1h-2zM11 16h1v1h-1zM16 16h6v1h-6zM24 16h1v1h-1zM8 17h2v1h-2zM12 17h3v1h-3zM16 17h1v1h-1zM20 17h2v1h-2zM0 18h7v1h-7zM9 18h2v1h-2zM13 18h4v1h-4zM18 18h1v1h-1zM20 18h1v1h-1zM22 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h1v1h-1zM12 19h2v1h-2zM15 19h2v1h-2zM20 19h2v1h-2zM23 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h1v1h-1zM10 20h1v1h-1zM12 20h1v1h-1zM14 20h8v1h-8zM24 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h2v1h-2zM18 21h2v1h-2zM22 21h1v1h-1zM24 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h1v1h-1zM10 22h3v1h-3zM15 22h1v1h-1zM17 22h2v1h-2zM21 22h2v1h-2zM24 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h1v1h-1zM11 23h1v1h-1zM14 23h2v1h-2zM17 23h1v1h-1zM19 23h1v1h-1zM22 23h1v1h-1zM0 24h7v1h-7zM8 24h2v1h-2zM11 24h1v1h-1zM16 24h1v1h-1zM21 24h1v1h-1zM24 24h1v1h-1z",
};

export const scene: ByLocale<MachineFileTexts> = {
  de: {
    label:
      "Digitale Akte eines Cobots nach dem Scan: Seriennummer, Firmware und freigegebene Prüfsumme, offene Befunde, letzte Prüfung und die gültige Anleitung, mit dem Greiferwechsel im Verlauf.",
    title: "Roboterakte",
    ...robot,
    name: "Cobot 3",
    status: "Läuft · Linie 2, Zelle B",
    before: { status: "Gesperrt · Greiferwechsel", outcome: "Wartet auf Freigabe", counter: "11.459 h" },
    nameplate: [
      ["Typ", "Cobot, 10 kg"],
      ["Seriennummer", "CB10-2291"],
      ["Baujahr", "2023"],
      ["Firmware", "5.14"],
      ["Prüfsumme", "A7F2, freigegeben"],
      ["Greifer", "Typ B seit 14.03."],
    ],
    counters: [
      ["Betriebsstunden", "11.460 h"],
      ["Greifzyklen", "2,4 Mio."],
      ["Letzte Prüfung", "12.05., ohne Mangel"],
      ["Nächste Prüfung", "im Mai 2027"],
    ],
    sections: { entries: "Befunde und Änderungen", documents: "Dokumente" },
    entries: [
      {
        day: "05.06.",
        code: "Check",
        text: "Kabel an Achse 6 beobachten",
        outcome: "offen, mit Foto",
        tone: "warning",
      },
      { day: "12.05.", code: "Prüf", text: "Jährliche Prüfung", outcome: "ohne Mangel", tone: "ok" },
      { day: "16.03.", code: "Mess", text: "Kraftmessung, Greifer Typ B", outcome: "freigegeben", tone: "ok" },
      { day: "14.03.", code: "Umbau", text: "Greifer Typ A gegen Typ B", outcome: "Beurteilung neu", tone: "ok" },
    ],
    documents: [
      { name: "Gültige Anleitung, 5.14", kind: "PDF", state: "DE · EN · PL" },
      { name: "Kraftmessung Typ B", kind: "PDF", state: "16.03.2026" },
      { name: "EU-Konformitätserklärung", kind: "PDF", state: "02/2023" },
      { name: "Gewährleistung Greifer", kind: "PDF", state: "bis 13.03.2027" },
    ],
  },
  en: {
    label:
      "Digital file of a cobot after the scan: serial number, firmware and released checksum, open findings, last inspection and the valid manual, and the gripper change in its history.",
    title: "Robot file",
    ...robot,
    name: "Cobot 3",
    status: "Running · Line 2, cell B",
    before: { status: "Locked · Gripper change", outcome: "Waits for release", counter: "11,459 h" },
    nameplate: [
      ["Type", "Cobot, 10 kg"],
      ["Serial number", "CB10-2291"],
      ["Built", "2023"],
      ["Firmware", "5.14"],
      ["Checksum", "A7F2, released"],
      ["Gripper", "Type B since Mar 14"],
    ],
    counters: [
      ["Operating hours", "11,460 h"],
      ["Grip cycles", "2.4 million"],
      ["Last inspection", "May 12, no defects"],
      ["Next inspection", "in May 2027"],
    ],
    sections: { entries: "Findings and changes", documents: "Documents" },
    entries: [
      { day: "Jun 5", code: "Check", text: "Watch the cable at axis 6", outcome: "open, with photo", tone: "warning" },
      { day: "May 12", code: "Insp.", text: "Yearly inspection", outcome: "no defects", tone: "ok" },
      { day: "Mar 16", code: "Force", text: "Force measurement, gripper B", outcome: "released", tone: "ok" },
      { day: "Mar 14", code: "Swap", text: "Gripper type A to type B", outcome: "assessed anew", tone: "ok" },
    ],
    documents: [
      { name: "Valid manual, 5.14", kind: "PDF", state: "EN · DE · PL" },
      { name: "Force measurement, type B", kind: "PDF", state: "Mar 16, 2026" },
      { name: "EU declaration of conformity", kind: "PDF", state: "02/2023" },
      { name: "Gripper warranty", kind: "PDF", state: "until Mar 13, 2027" },
    ],
  },
};
