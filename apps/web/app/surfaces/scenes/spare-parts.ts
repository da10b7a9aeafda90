import type { ByLocale } from "../by-locale";
import { withLevels } from "../stock/levels";
import type { StockTexts } from "../stock/stock-texts";

const levels = withLevels([
  { number: "SK-8810-08", place: "B-12", stock: 1, reorderAt: 2, max: 6, tone: "fault" },
  { number: "AR-2040-PU", place: "B-07", stock: 6, reorderAt: 4, max: 12, tone: "ok" },
  { number: "LR-0125-K", place: "B-09", stock: 9, reorderAt: 5, max: 16, tone: "ok" },
  { number: "LS-S3-0275", place: "A-02", stock: 1, reorderAt: 1, max: 3, tone: "warning" },
  { number: "BZ-48-104", place: "C-01", stock: 3, reorderAt: 2, max: 4, tone: "ok" },
  { number: "SB-4410", place: "D-05", stock: 4, reorderAt: 8, max: 20, tone: "idle" },
]);

export const scene: ByLocale<StockTexts> = {
  de: {
    label:
      "Ersatzteilbestand am Standort Kassel: sechs Teile mit Bestand, Meldebestand und Lagerort. Vom Scannerkabel liegt noch eines in Fach B-12, reserviert für AMR 07; der Bestellvorschlag über vier Stück ist fertig.",
    title: "Ersatzteile",
    context: "Lager Kassel · 412 Teile",
    columns: ["Teil", "Fach", "Bestand", "Stand"],
    items: levels([
      { name: "Scannerkabel 8 m", status: "Unter Meldebestand" },
      { name: "Antriebsrad 200 mm", status: "Verfügbar" },
      { name: "Lenkrolle 125 mm", status: "Verfügbar" },
      { name: "Laserscanner S3", status: "Am Meldebestand" },
      { name: "Akkumodul 48 V", status: "Verfügbar" },
      { name: "Seitenbürste", status: "Bestellt, Do 11.06." },
    ]),
    before: ["Verfügbar", "Am Meldebestand"],
    legend: { stock: "Bestand", reorder: "Meldebestand" },
    proposal: {
      title: "Bestellvorschlag",
      part: "SK-8810-08",
      text: "Das letzte Kabel ist für AMR 07 reserviert. Zwei weitere liegen im Werk Süd, 40 Minuten entfernt.",
      facts: [
        ["Menge", "4 Stück"],
        ["Lieferzeit", "9 Tage"],
        ["Verbrauch", "0,8 je Monat"],
        ["Wert", "236,00 €"],
      ],
      action: "Zur Freigabe",
    },
  },
  en: {
    label:
      "Spare-part stock at the Kassel site: six parts with stock, reorder point and bin. One scanner cable is left in bin B-12 and held for AMR 07; the purchase proposal for four is ready.",
    title: "Spare parts",
    context: "Kassel store · 412 parts",
    columns: ["Part", "Bin", "Stock", "State"],
    items: levels([
      { name: "Scanner cable 8 m", status: "Below reorder point" },
      { name: "Drive wheel 200 mm", status: "Available" },
      { name: "Caster 125 mm", status: "Available" },
      { name: "Laser scanner S3", status: "At reorder point" },
      { name: "Battery module 48 V", status: "Available" },
      { name: "Side brush", status: "Ordered, Jun 11" },
    ]),
    before: ["Available", "At reorder point"],
    legend: { stock: "Stock", reorder: "Reorder point" },
    proposal: {
      title: "Purchase proposal",
      part: "SK-8810-08",
      text: "The last cable is held for AMR 07. Two more are at the south plant, 40 minutes away.",
      facts: [
        ["Quantity", "4 pcs"],
        ["Lead time", "9 days"],
        ["Usage", "0.8 a month"],
        ["Value", "€236.00"],
      ],
      action: "Send for approval",
    },
  },
};
