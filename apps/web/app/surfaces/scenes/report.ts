import type { ByLocale } from "../by-locale";
import type { SheetTexts } from "../sheet/sheet-texts";

export const scene: ByLocale<SheetTexts> = {
  de: {
    label:
      "Monatsbericht Mai 2026: Verfügbarkeit 97,4 %, MTBF 186 Stunden, mittlere Reparaturzeit 38 Minuten, Stillstandsursachen nach Stunden, der Vergleich von drei Standorten und eine Empfehlung. Der Bericht geht am ersten Arbeitstag des Monats per E-Mail an vier Personen.",
    title: "Berichte",
    context: "Monatsbericht Technik",
    heading: "Instandhaltung im Mai",
    period: "1.–31. Mai 2026 · 3 Standorte · 58 Maschinen",
    figures: [
      { name: "Verfügbarkeit", value: "97,4 %", change: "+1,1 Punkte", isBetter: true },
      { name: "MTBF", value: "186 h", change: "+19 h", isBetter: true },
      { name: "Reparaturzeit", value: "38 min", change: "−9 min", isBetter: true },
      { name: "Kosten je Maschine", value: "212 €", change: "+14 €", isBetter: false },
    ],
    causes: "Stillstand nach Ursache",
    causeList: [
      ["Scanner, Kontakte", 11.8],
      ["Antrieb, Räder", 8],
      ["Lokalisierung", 4.8],
      ["Akku, Laden", 3.2],
      ["Bedienung", 1.8],
    ],
    unit: "h",
    sites: {
      columns: ["Standort", "Verfügb.", "MTBF", "Offen"],
      rows: [
        ["Kassel", "98,1 %", "204 h", "4"],
        ["Nordheide", "97,6 %", "191 h", "7"],
        ["Graz", "95,9 %", "148 h", "11"],
      ],
    },
    finding: {
      title: "Empfehlung",
      text: "Vier von sieben Scannerausfällen begannen am Stecker X31. Eine Sichtprüfung alle 500 Stunden kostet 4 Stunden im Monat und erspart etwa 9.",
    },
    delivery: {
      title: "Versand",
      rows: [
        ["Wann", "1. Arbeitstag, 06:00"],
        ["An", "4 Personen"],
        ["Als", "PDF und Link"],
        ["Zuletzt", "01.06. zugestellt"],
      ],
      before: "wird erstellt",
    },
  },
  en: {
    label:
      "Monthly report May 2026: availability 97.4%, MTBF 186 hours, mean repair time 38 minutes, causes of downtime by hours, a comparison of three sites and a recommendation. The report goes to four people by email on the first working day of the month.",
    title: "Reports",
    context: "Monthly maintenance report",
    heading: "Maintenance in May",
    period: "May 1–31, 2026 · 3 sites · 58 machines",
    figures: [
      { name: "Availability", value: "97.4%", change: "+1.1 points", isBetter: true },
      { name: "MTBF", value: "186 h", change: "+19 h", isBetter: true },
      { name: "Repair time", value: "38 min", change: "−9 min", isBetter: true },
      { name: "Cost per machine", value: "€212", change: "+€14", isBetter: false },
    ],
    causes: "Downtime by cause",
    causeList: [
      ["Scanners, contacts", 11.8],
      ["Drives, wheels", 8],
      ["Localization", 4.8],
      ["Battery, charging", 3.2],
      ["Operation", 1.8],
    ],
    unit: "h",
    sites: {
      columns: ["Site", "Avail.", "MTBF", "Open"],
      rows: [
        ["Kassel", "98.1%", "204 h", "4"],
        ["Nordheide", "97.6%", "191 h", "7"],
        ["Graz", "95.9%", "148 h", "11"],
      ],
    },
    finding: {
      title: "Recommendation",
      text: "Four of seven scanner failures began at connector X31. A visual check every 500 hours costs 4 hours a month and saves about 9.",
    },
    delivery: {
      title: "Delivery",
      rows: [
        ["When", "1st working day, 06:00"],
        ["To", "4 people"],
        ["As", "PDF and link"],
        ["Last", "Delivered Jun 1"],
      ],
      before: "being made",
    },
  },
};
