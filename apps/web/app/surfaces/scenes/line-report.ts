import type { ByLocale } from "../by-locale";
import type { SheetTexts } from "../sheet/sheet-texts";

export const scene: ByLocale<SheetTexts> = {
  de: {
    label:
      "Wochenbericht einer Fertigungslinie für die Montagsrunde: OEE um drei Punkte auf 55 % gefallen, Verfügbarkeit 71 %. Von den Stillstandsminuten gehen 412 auf Greifer 4, danach folgen späte Behälter und ein Türschalter. Die Empfehlung nennt Termin und Teil.",
    title: "Berichte",
    context: "Wochenbericht Linie 2",
    heading: "Linie 2 in der Montagsrunde",
    period: "KW 23, 1.–7. Juni 2026 · 3 Schichten · 14 Anlagen",
    figures: [
      { name: "OEE", value: "55 %", change: "−3 Punkte", isBetter: false },
      { name: "Verfügbarkeit", value: "71 %", change: "−4 Punkte", isBetter: false },
      { name: "MTTR", value: "11 min", change: "+2 min", isBetter: false },
      { name: "Halte unter 2 min", value: "148", change: "+61", isBetter: false },
    ],
    causes: "Stillstand nach Ursache",
    causeList: [
      ["Greifer 4", 412],
      ["Späte Behälter", 168],
      ["Türschalter", 95],
      ["Werkzeug", 70],
      ["Übrige", 41],
    ],
    unit: "min",
    sites: {
      columns: ["Schicht", "Verfügb.", "Halte", "Offen"],
      rows: [
        ["Früh", "74 %", "38", "2"],
        ["Spät", "72 %", "41", "1"],
        ["Nacht", "67 %", "69", "4"],
      ],
    },
    finding: {
      title: "Empfehlung",
      text: "Greifer 4 schließt seit 400.000 Zyklen langsamer, meist bei Produkt B in der Nacht. Backen am Mittwoch beim Werkzeugwechsel tauschen; sie liegen in E-06.",
    },
    delivery: {
      title: "Versand",
      rows: [
        ["Wann", "montags um 06:00"],
        ["An", "5 Personen"],
        ["Als", "PDF und Link"],
        ["Zuletzt", "08.06. zugestellt"],
      ],
      before: "wird erstellt",
    },
  },
  en: {
    label:
      "Weekly report of a production line for the Monday meeting: OEE down three points to 55%, availability 71%. Gripper 4 accounts for 412 minutes of downtime, late containers and a door switch follow. The recommendation names the date and the part.",
    title: "Reports",
    context: "Weekly report, line 2",
    heading: "Line 2 on Monday morning",
    period: "Week 23, June 1–7, 2026 · 3 shifts · 14 machines",
    figures: [
      { name: "OEE", value: "55%", change: "−3 points", isBetter: false },
      { name: "Availability", value: "71%", change: "−4 points", isBetter: false },
      { name: "MTTR", value: "11 min", change: "+2 min", isBetter: false },
      { name: "Stops under 2 min", value: "148", change: "+61", isBetter: false },
    ],
    causes: "Downtime by cause",
    causeList: [
      ["Gripper 4", 412],
      ["Late containers", 168],
      ["Door switch", 95],
      ["Tooling", 70],
      ["Others", 41],
    ],
    unit: "min",
    sites: {
      columns: ["Shift", "Avail.", "Stops", "Open"],
      rows: [
        ["Early", "74%", "38", "2"],
        ["Late", "72%", "41", "1"],
        ["Night", "67%", "69", "4"],
      ],
    },
    finding: {
      title: "Recommendation",
      text: "Gripper 4 has closed more slowly since 400,000 cycles, mostly with product B at night. Replace the jaws at Wednesday’s tool change; they are in E-06.",
    },
    delivery: {
      title: "Delivery",
      rows: [
        ["When", "Mondays at 06:00"],
        ["To", "5 people"],
        ["As", "PDF and link"],
        ["Last", "Delivered Jun 8"],
      ],
      before: "being made",
    },
  },
};
