import type { ByLocale } from "../by-locale";
import type { Tone } from "../signal/signal";

export type Customer = { name: string; initials: string; note: string; machines: string; open: number; tone: Tone };
export type Machine = {
  serial: string;
  type: string;
  hours: string;
  firmware: string;
  warranty: string;
  state: string;
  tone: Tone;
  /** Its firmware and state before the update of the story. */
  before?: { firmware: string; state: string };
};

type Texts = {
  label: string;
  title: string;
  context: string;
  open: string;
  units: string;
  total: string;
  customerList: Customer[];
  portal: string;
  columns: string[];
  machines: Machine[];
  campaign: { name: string; text: string; before: string; done: number };
};

export const customerWorkspaceTexts: ByLocale<Texts> = {
  de: {
    label:
      "Arbeitsbereich des Herstellers Fahrwerk Nord: vier Kunden mit Maschinen und offenen Tickets. Geöffnet ist das Zentrallager Nordheide mit fünf Maschinen, Betriebsstunden, Firmware und Gewährleistung; die Firmware-Kampagne 4.12.3 steht bei 96 von 140 Maschinen.",
    title: "Kunden",
    context: "Fahrwerk Nord",
    open: "Tickets",
    units: "Geräte",
    total: "4 Kunden",
    customerList: [
      { name: "Zentrallager Nordheide", initials: "ZN", note: "2 Standorte", machines: "38", open: 2, tone: "fault" },
      { name: "Möbelwerk Lahntal", initials: "ML", note: "1 Standort", machines: "24", open: 1, tone: "warning" },
      { name: "Klinikum Ostufer", initials: "KO", note: "3 Häuser", machines: "16", open: 0, tone: "ok" },
      { name: "Pharmalager Graz", initials: "PG", note: "1 Standort", machines: "62", open: 0, tone: "ok" },
    ],
    portal: "Portal in Ihren Farben",
    columns: ["Seriennummer", "Stunden", "Firmware", "Gewährleistung", "Zustand"],
    machines: [
      {
        serial: "FN12-0417",
        type: "FN-T 1200",
        hours: "9.917",
        firmware: "4.12.3",
        warranty: "abgelaufen",
        state: "Gestört",
        tone: "fault",
      },
      {
        serial: "FN12-0418",
        type: "FN-T 1200",
        hours: "9.640",
        firmware: "4.12.3",
        warranty: "abgelaufen",
        state: "Läuft",
        tone: "ok",
        before: { firmware: "4.11.0", state: "Update läuft" },
      },
      {
        serial: "FN12-0522",
        type: "FN-T 1200",
        hours: "4.105",
        firmware: "4.11.0",
        warranty: "bis 11/2026",
        state: "Update offen",
        tone: "warning",
      },
      {
        serial: "FN06-0091",
        type: "FN-S 600",
        hours: "2.388",
        firmware: "4.12.3",
        warranty: "bis 03/2027",
        state: "Läuft",
        tone: "ok",
      },
      {
        serial: "FN06-0104",
        type: "FN-S 600",
        hours: "1.920",
        firmware: "4.12.3",
        warranty: "bis 04/2027",
        state: "Lädt",
        tone: "idle",
      },
    ],
    campaign: { name: "Firmware 4.12.3", text: "96 von 140 Maschinen", before: "95 von 140 Maschinen", done: 69 },
  },
  en: {
    label:
      "Workspace of the manufacturer Fahrwerk Nord: four customers with machines and open tickets. The central warehouse Nordheide is open with five machines, their hours, firmware and warranty; the firmware campaign 4.12.3 has reached 96 of 140 machines.",
    title: "Customers",
    context: "Fahrwerk Nord",
    open: "Tickets",
    units: "Units",
    total: "4 customers",
    customerList: [
      { name: "Nordheide Warehouse", initials: "NW", note: "2 sites", machines: "38", open: 2, tone: "fault" },
      { name: "Lahntal Furniture", initials: "LF", note: "1 site", machines: "24", open: 1, tone: "warning" },
      { name: "Ostufer Hospital", initials: "OH", note: "3 buildings", machines: "16", open: 0, tone: "ok" },
      { name: "Graz Pharma Store", initials: "GP", note: "1 site", machines: "62", open: 0, tone: "ok" },
    ],
    portal: "Portal in your colors",
    columns: ["Serial number", "Hours", "Firmware", "Warranty", "State"],
    machines: [
      {
        serial: "FN12-0417",
        type: "FN-T 1200",
        hours: "9,917",
        firmware: "4.12.3",
        warranty: "ended",
        state: "Fault",
        tone: "fault",
      },
      {
        serial: "FN12-0418",
        type: "FN-T 1200",
        hours: "9,640",
        firmware: "4.12.3",
        warranty: "ended",
        state: "Running",
        tone: "ok",
        before: { firmware: "4.11.0", state: "Updating" },
      },
      {
        serial: "FN12-0522",
        type: "FN-T 1200",
        hours: "4,105",
        firmware: "4.11.0",
        warranty: "to 11/2026",
        state: "Update open",
        tone: "warning",
      },
      {
        serial: "FN06-0091",
        type: "FN-S 600",
        hours: "2,388",
        firmware: "4.12.3",
        warranty: "to 03/2027",
        state: "Running",
        tone: "ok",
      },
      {
        serial: "FN06-0104",
        type: "FN-S 600",
        hours: "1,920",
        firmware: "4.12.3",
        warranty: "to 04/2027",
        state: "Charging",
        tone: "idle",
      },
    ],
    campaign: { name: "Firmware 4.12.3", text: "96 of 140 machines", before: "95 of 140 machines", done: 69 },
  },
};
