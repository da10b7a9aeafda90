import type { ByLocale } from "../by-locale";
import { withLevels } from "../stock/levels";
import type { StockTexts } from "../stock/stock-texts";

const levels = withLevels([
  { number: "MR-2200", place: "Van 3", stock: 1, reorderAt: 2, max: 6, tone: "fault" },
  { number: "MR-2200", place: "Graz", stock: 7, reorderAt: 3, max: 10, tone: "ok" },
  { number: "DC-0417", place: "Van 1", stock: 1, reorderAt: 1, max: 2, tone: "warning" },
  { number: "DC-0417", place: "Linz", stock: 4, reorderAt: 2, max: 6, tone: "ok" },
  { number: "LC-0093", place: "Graz", stock: 9, reorderAt: 4, max: 12, tone: "ok" },
  { number: "BR-1180", place: "Linz", stock: 2, reorderAt: 4, max: 8, tone: "idle" },
]);

export const scene: ByLocale<StockTexts> = {
  de: {
    label:
      "Ein Bestand über Lager und Servicewagen: dieselbe Motorrolle auf Wagen 3 und in Graz, Antriebsregler auf Wagen 1 und in Linz. Auf Wagen 3 ist nach dem Einsatz noch eine Rolle; vorgeschlagen wird die Umlagerung aus Graz, keine Bestellung.",
    title: "Bestand, alle Orte",
    context: "2 Lager · 3 Wagen",
    columns: ["Teil", "Ort", "Bestand", "Stand"],
    items: levels([
      { name: "Motorrolle", status: "Unter Meldebestand" },
      { name: "Motorrolle", status: "Verfügbar" },
      { name: "Antriebsregler", status: "Am Meldebestand" },
      { name: "Antriebsregler", status: "Verfügbar" },
      { name: "Ladekontakt", status: "Verfügbar" },
      { name: "Bremse, Achse 2", status: "Bestellt, Mo 06.07." },
    ]),
    before: ["Verfügbar", "Am Meldebestand"],
    legend: { stock: "Bestand", reorder: "Meldebestand" },
    proposal: {
      title: "Umlagerung",
      part: "MR-2200",
      text: "Graz hat sieben Motorrollen. Wagen 3 fährt morgen vorbei, drei Stück kommen mit.",
      facts: [
        ["Menge", "3 Stück"],
        ["Von", "Lager Graz"],
        ["Auftrag", "AA-5521"],
        ["Wert", "gebucht"],
      ],
      action: "Umlagern",
    },
  },
  en: {
    label:
      "One inventory across stores and service vans: the same motor roller on van 3 and in Graz, drive controllers on van 1 and in Linz. One roller is left on van 3 after the job; the proposal is a transfer from Graz, not a purchase.",
    title: "Stock, all places",
    context: "2 stores · 3 vans",
    columns: ["Part", "Place", "Stock", "State"],
    items: levels([
      { name: "Motor roller", status: "Below reorder point" },
      { name: "Motor roller", status: "Available" },
      { name: "Drive controller", status: "At reorder point" },
      { name: "Drive controller", status: "Available" },
      { name: "Charging contact", status: "Available" },
      { name: "Brake, axis 2", status: "Ordered, Jul 6" },
    ]),
    before: ["Available", "At reorder point"],
    legend: { stock: "Stock", reorder: "Reorder point" },
    proposal: {
      title: "Transfer",
      part: "MR-2200",
      text: "Graz has seven motor rollers. Van 3 passes there tomorrow, and three go along.",
      facts: [
        ["Quantity", "3 pcs"],
        ["From", "Graz store"],
        ["Order", "WO-5521"],
        ["Value", "posted"],
      ],
      action: "Transfer",
    },
  },
};
