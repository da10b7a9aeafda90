import type { ByLocale } from "../by-locale";
import type { ConnectorTexts } from "../connector/connector-texts";

/** What controllers send: the same in every language. */
const raw = {
  jam: "s=DB114.DBX2.3 = 1",
  lift: "s=Lift2.Starts = 18204",
  crane: '{"hours": 12418.5}',
  box: "DI 05 = 0",
};

export const scene: ByLocale<ConnectorTexts> = {
  de: {
    label:
      "Signale einer Fördertechnik, nur gelesen: OPC UA von Hauptstrecke und Heber, REST vom Regalbediengerät und die Connector-Box an der Rückführung. Aus DB114.DBX2.3 wird „Einschleusung 3, Lichtschranke vor dem Heber“, und der fünfte Stau binnen einer Stunde öffnet ein Ticket.",
    title: "Signale der Strecke",
    context: "nur lesend",
    sources: [
      { protocol: "OPC UA", origin: "Hauptstrecke, 62 Antriebe", raw: raw.jam },
      { protocol: "OPC UA", origin: "Heber 2", raw: raw.lift },
      { protocol: "REST", origin: "Regalbediengerät 1", raw: raw.crane },
      { protocol: "Connector-Box", origin: "Rückführung, alte SPS", raw: raw.box },
    ],
    hub: { title: "Ein Modell", steps: ["Orte", "Uhrzeit", "Zähler"] },
    model: {
      title: "Stau",
      name: "Einschleusung 3",
      rows: [
        ["Ort", "Lichtschranke vor dem Heber"],
        ["Zone", "Hauptstrecke, Zone 4"],
        ["Zeit", "14:52:07"],
        ["Anzahl", "5 in einer Stunde"],
        ["Original", "DB114.DBX2.3"],
      ],
      count: "Schwelle erreicht, Ticket T-5120",
    },
    note: "Ein einzelner Stau ist Alltag. Der fünfte an derselben Stelle öffnet ein Ticket.",
  },
  en: {
    label:
      "Signals of a conveyor, only read: OPC UA of the main line and the lift, REST of the stacker crane and a connector box at the return line. DB114.DBX2.3 becomes “Infeed 3, photo eye before the lift”, and the fifth jam within an hour opens a ticket.",
    title: "Signals of the line",
    context: "read only",
    sources: [
      { protocol: "OPC UA", origin: "Main line, 62 drives", raw: raw.jam },
      { protocol: "OPC UA", origin: "Lift 2", raw: raw.lift },
      { protocol: "REST", origin: "Stacker crane 1", raw: raw.crane },
      { protocol: "Connector box", origin: "Return line, old PLC", raw: raw.box },
    ],
    hub: { title: "One model", steps: ["Places", "Clock", "Counters"] },
    model: {
      title: "Jam",
      name: "Infeed 3",
      rows: [
        ["Place", "Photo eye before the lift"],
        ["Zone", "Main line, zone 4"],
        ["Time", "14:52:07"],
        ["Count", "5 in one hour"],
        ["Original", "DB114.DBX2.3"],
      ],
      count: "Threshold reached, ticket T-5120",
    },
    note: "A single jam is routine. The fifth at the same spot opens a ticket.",
  },
};
