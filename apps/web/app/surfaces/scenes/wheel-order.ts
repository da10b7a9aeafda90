import type { ByLocale } from "../by-locale";
import { withLevels } from "../stock/levels";
import type { StockTexts } from "../stock/stock-texts";

const levels = withLevels([
  { number: "AR-2040-PU", place: "B-07", stock: 2, reorderAt: 4, max: 12, tone: "fault" },
  { number: "BM-48-104", place: "C-01", stock: 3, reorderAt: 2, max: 4, tone: "ok" },
  { number: "KL-0410", place: "A-11", stock: 14, reorderAt: 6, max: 24, tone: "ok" },
  { number: "FI-2218", place: "D-02", stock: 5, reorderAt: 5, max: 16, tone: "warning" },
  { number: "NH-0020", place: "A-04", stock: 4, reorderAt: 2, max: 6, tone: "ok" },
  { number: "SG-0063", place: "E-09", stock: 6, reorderAt: 10, max: 40, tone: "idle" },
]);

export const scene: ByLocale<StockTexts> = {
  de: {
    label:
      "Lager eines Standorts: sechs Teile mit Bestand und Meldebestand. Nach zwei Entnahmen liegen noch zwei Antriebsräder in Fach B-07, unter dem Meldebestand; der Bestellvorschlag über zehn Stück ist fertig.",
    title: "Ersatzteile",
    context: "Lager Nordheide · 268 Teile",
    columns: ["Teil", "Fach", "Bestand", "Stand"],
    items: levels([
      { name: "Antriebsrad 200 mm", status: "Unter Meldebestand" },
      { name: "Akkumodul 48 V", status: "Verfügbar" },
      { name: "Ladekontakt", status: "Verfügbar" },
      { name: "Filter Absaugung", status: "Am Meldebestand" },
      { name: "Not-Halt-Taster", status: "Verfügbar" },
      { name: "Sauger 63 mm", status: "Bestellt, Di 30.06." },
    ]),
    before: ["Verfügbar", "Am Meldebestand"],
    legend: { stock: "Bestand", reorder: "Meldebestand" },
    proposal: {
      title: "Bestellvorschlag",
      part: "AR-2040-PU",
      text: "Drei Fahrzeuge sind im Juli fällig, je zwei Räder. Bestellt wird bis zum Höchstbestand.",
      facts: [
        ["Menge", "10 Stück"],
        ["Lieferzeit", "12 Tage"],
        ["Verbrauch", "2,5 je Monat"],
        ["Wert", "780,00 €"],
      ],
      action: "Zur Freigabe",
    },
  },
  en: {
    label:
      "Store of one site: six parts with stock and reorder point. After two withdrawals two drive wheels are left in bin B-07, below the reorder point; the purchase proposal for ten is ready.",
    title: "Spare parts",
    context: "Nordheide store · 268 parts",
    columns: ["Part", "Bin", "Stock", "State"],
    items: levels([
      { name: "Drive wheel 200 mm", status: "Below reorder point" },
      { name: "Battery module 48 V", status: "Available" },
      { name: "Charging contact", status: "Available" },
      { name: "Suction filter", status: "At reorder point" },
      { name: "Emergency stop button", status: "Available" },
      { name: "Vacuum cup 63 mm", status: "Ordered, Jun 30" },
    ]),
    before: ["Available", "At reorder point"],
    legend: { stock: "Stock", reorder: "Reorder point" },
    proposal: {
      title: "Purchase proposal",
      part: "AR-2040-PU",
      text: "Three vehicles are due in July, two wheels each. The order fills up to the maximum level.",
      facts: [
        ["Quantity", "10 pcs"],
        ["Lead time", "12 days"],
        ["Usage", "2.5 a month"],
        ["Value", "€780.00"],
      ],
      action: "Send for approval",
    },
  },
};
