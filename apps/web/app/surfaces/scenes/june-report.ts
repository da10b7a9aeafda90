import type { ByLocale } from "../by-locale";
import type { SheetTexts } from "../sheet/sheet-texts";

export const scene: ByLocale<SheetTexts> = {
  de: {
    label:
      "Monatsbericht Juni 2026: vier Kennzahlen mit der Änderung zum Mai, die Stillstände nach Ursache, drei Standorte im Vergleich und eine Empfehlung. Er liegt am ersten Arbeitstag als Seite und als PDF bereit.",
    title: "Monatsbericht",
    context: "Juni · alle Standorte",
    heading: "Juni im Vergleich zum Mai",
    period: "1.–30. Juni 2026 · 3 Standorte · 58 Maschinen",
    figures: [
      { name: "Verfügbarkeit", value: "97,9 %", change: "+0,5 Punkte", isBetter: true },
      { name: "MTBF", value: "201 h", change: "+15 h", isBetter: true },
      { name: "Reparaturzeit", value: "41 min", change: "+3 min", isBetter: false },
      { name: "Je Transport", value: "1,86 €", change: "−0,04 €", isBetter: true },
    ],
    causes: "Stillstand nach Ursache",
    causeList: [
      ["Rampe Graz, Antrieb", 9.4],
      ["Warten auf Teile", 6.9],
      ["Lokalisierung", 4.1],
      ["Scanner, Kontakte", 3.6],
      ["Akku, Laden", 2.2],
    ],
    unit: "h",
    sites: {
      columns: ["Standort", "Verfügb.", "MTBF", "Offen"],
      rows: [
        ["Kassel", "98,4 %", "221 h", "3"],
        ["Nordheide", "98,0 %", "204 h", "5"],
        ["Graz", "96,6 %", "159 h", "9"],
      ],
    },
    finding: {
      title: "Empfehlung",
      text: "Neun der elf Antriebsfehler in Graz liegen an derselben Rampe. Zwei Fahrzeuge sind zu schwer beladen: Last prüfen, bevor Räder bestellt werden.",
    },
    delivery: {
      title: "Versand",
      rows: [
        ["Wann", "1. Arbeitstag, 06:00"],
        ["An", "6 Personen"],
        ["Als", "Seite und PDF"],
        ["Zuletzt", "01.07. zugestellt"],
      ],
      before: "wird erstellt",
    },
  },
  en: {
    label:
      "Monthly report for June 2026: four figures with their change against May, downtime by cause, a comparison of three sites and a recommendation. It is there on the first working day, as a page and as PDF.",
    title: "Monthly report",
    context: "June · all sites",
    heading: "June against May",
    period: "June 1–30, 2026 · 3 sites · 58 machines",
    figures: [
      { name: "Availability", value: "97.9%", change: "+0.5 points", isBetter: true },
      { name: "MTBF", value: "201 h", change: "+15 h", isBetter: true },
      { name: "Repair time", value: "41 min", change: "+3 min", isBetter: false },
      { name: "Per transport", value: "€1.86", change: "−€0.04", isBetter: true },
    ],
    causes: "Downtime by cause",
    causeList: [
      ["Graz ramp, drive", 9.4],
      ["Waiting for parts", 6.9],
      ["Localization", 4.1],
      ["Scanner, contacts", 3.6],
      ["Battery, charging", 2.2],
    ],
    unit: "h",
    sites: {
      columns: ["Site", "Avail.", "MTBF", "Open"],
      rows: [
        ["Kassel", "98.4%", "221 h", "3"],
        ["Nordheide", "98.0%", "204 h", "5"],
        ["Graz", "96.6%", "159 h", "9"],
      ],
    },
    finding: {
      title: "Recommendation",
      text: "Nine of the eleven drive faults in Graz happened on the same ramp. Two vehicles carry too much: check the load before wheels are ordered.",
    },
    delivery: {
      title: "Delivery",
      rows: [
        ["When", "1st working day, 06:00"],
        ["To", "6 people"],
        ["As", "page and PDF"],
        ["Last", "Jul 1, delivered"],
      ],
      before: "in the making",
    },
  },
};
