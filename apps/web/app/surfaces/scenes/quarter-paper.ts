import type { ByLocale } from "../by-locale";
import type { SheetTexts } from "../sheet/sheet-texts";

export const scene: ByLocale<SheetTexts> = {
  de: {
    label:
      "Monatsbericht Mai als Grundlage des Quartalspapiers: Verfügbarkeit, Wartezeit, Eingriffe und Kosten je Transport, die Stillstände nach Ursache, drei Hallen im Vergleich und eine Empfehlung mit dem Vermerk, welcher Wert geschätzt ist.",
    title: "Grundlage Quartalspapier",
    context: "Beratung · Mai",
    heading: "Flotten im Mai",
    period: "1.–31. Mai 2026 · 3 Hallen · 41 Fahrzeuge",
    figures: [
      { name: "Verfügbarkeit", value: "96,2 %", change: "+0,4 Punkte", isBetter: true },
      { name: "Warteanteil", value: "24 %", change: "−3 Punkte", isBetter: true },
      { name: "Eingriffe je 100", value: "3,8", change: "−0,6", isBetter: true },
      { name: "Je Transport", value: "2,04 €", change: "+0,05 €", isBetter: false },
    ],
    causes: "Stillstand nach Ursache",
    causeList: [
      ["Übergabe belegt", 16.5],
      ["Lokalisierung", 9.2],
      ["Laden", 6.1],
      ["Räder, Antrieb", 4.4],
      ["Tor, Aufzug", 3.3],
    ],
    unit: "h",
    sites: {
      columns: ["Halle", "Verfügb.", "Warten", "Tage"],
      rows: [
        ["Halle 1", "97,0 %", "19 %", "31"],
        ["Halle 2", "96,4 %", "22 %", "31"],
        ["Halle 3", "95,1 %", "31 %", "3"],
      ],
    },
    finding: {
      title: "Empfehlung",
      text: "Zwei freie Plätze im Versand, Halle 3, vor dem Kauf weiterer Fahrzeuge. Diese Halle ist noch nicht angebunden: Ihr Wert beruht auf drei gezählten Tagen.",
    },
    delivery: {
      title: "Stand",
      rows: [
        ["Für", "Lenkungskreis"],
        ["Vorlage", "zum 15. Juli"],
        ["Gemessen", "29 von 41"],
        ["Zuletzt", "03.06. geprüft"],
      ],
      before: "wird geprüft",
    },
  },
  en: {
    label:
      "Monthly report for May, the basis of the quarterly paper: availability, waiting, interventions and cost per transport, downtime by cause, a comparison of three buildings, and a recommendation that says which value is an estimate.",
    title: "Basis of the paper",
    context: "Consulting · May",
    heading: "Fleets in May",
    period: "May 1–31, 2026 · 3 buildings · 41 vehicles",
    figures: [
      { name: "Availability", value: "96.2%", change: "+0.4 points", isBetter: true },
      { name: "Waiting", value: "24%", change: "−3 points", isBetter: true },
      { name: "Interventions/100", value: "3.8", change: "−0.6", isBetter: true },
      { name: "Per transport", value: "€2.04", change: "+€0.05", isBetter: false },
    ],
    causes: "Downtime by cause",
    causeList: [
      ["Transfer occupied", 16.5],
      ["Localization", 9.2],
      ["Charging", 6.1],
      ["Wheels, drive", 4.4],
      ["Door, elevator", 3.3],
    ],
    unit: "h",
    sites: {
      columns: ["Area", "Avail.", "Waiting", "Days"],
      rows: [
        ["Bldg 1", "97.0%", "19%", "31"],
        ["Bldg 2", "96.4%", "22%", "31"],
        ["Bldg 3", "95.1%", "31%", "3"],
      ],
    },
    finding: {
      title: "Recommendation",
      text: "Two free places in dispatch, building 3, before any further vehicles. It is not connected yet: its value rests on three days of counting.",
    },
    delivery: {
      title: "State",
      rows: [
        ["For", "steering committee"],
        ["Due", "July 15"],
        ["Measured", "29 of 41"],
        ["Last", "reviewed Jun 3"],
      ],
      before: "under review",
    },
  },
};
