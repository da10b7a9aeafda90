import type { ByLocale } from "../by-locale";
import type { ConnectorTexts } from "../connector/connector-texts";

/** The payloads are what machines send: the same in every language. */
const raw = {
  vda5050: '{"errorType":"E-217"}',
  rest: '"state": "localization lost"',
  mqtt: "fleet/sc4/mode MANUAL",
  opcua: "ns=2;s=AGV3.PosValid = 0",
};

export const scene: ByLocale<ConnectorTexts> = {
  de: {
    label:
      "Datenanbindung: VDA 5050, REST, MQTT und OPC UA liefern vier verschiedene Meldungen. Der Connector ordnet sie einem gemeinsamen Modell zu, Störungsklasse „Lokalisierung verloren“, und bewahrt den Originalcode.",
    title: "Datenanbindung",
    context: "38 Meldungen/s",
    sources: [
      { protocol: "VDA 5050", origin: "12 AMR, Halle 1 und 2", raw: raw.vda5050 },
      { protocol: "REST", origin: "Flottensteuerung Routenzüge", raw: raw.rest },
      { protocol: "MQTT", origin: "4 Reinigungsroboter", raw: raw.mqtt },
      { protocol: "OPC UA", origin: "SPS, Stapler 3", raw: raw.opcua },
    ],
    hub: { title: "Ein Modell", steps: ["Begriffe", "Uhrzeit", "Einheiten"] },
    model: {
      title: "Störung",
      name: "Lokalisierung verloren",
      rows: [
        ["Klasse", "NAV-03"],
        ["Maschine", "AMR 05"],
        ["Ort", "Kreuzung C"],
        ["Zeit", "08:14:22.310"],
        ["Original", "E-217"],
      ],
      count: "17 Fälle diese Woche, 4 Fabrikate",
    },
    note: "Vier Wortlaute, eine Störungsklasse: der größte Balken im Diagramm statt vier kleiner.",
  },
  en: {
    label:
      "Data connector: VDA 5050, REST, MQTT and OPC UA deliver four different messages. The connector maps them to one model, fault class “localization lost”, and keeps the original code.",
    title: "Data connector",
    context: "38 messages/s",
    sources: [
      { protocol: "VDA 5050", origin: "12 AMR, buildings 1 and 2", raw: raw.vda5050 },
      { protocol: "REST", origin: "Tugger fleet manager", raw: raw.rest },
      { protocol: "MQTT", origin: "4 cleaning robots", raw: raw.mqtt },
      { protocol: "OPC UA", origin: "PLC, forklift 3", raw: raw.opcua },
    ],
    hub: { title: "One model", steps: ["Terms", "Clock", "Units"] },
    model: {
      title: "Fault",
      name: "Localization lost",
      rows: [
        ["Class", "NAV-03"],
        ["Machine", "AMR 05"],
        ["Place", "Crossing C"],
        ["Time", "08:14:22.310"],
        ["Original", "E-217"],
      ],
      count: "17 cases this week, 4 vendors",
    },
    note: "Four wordings, one fault class: the tallest bar in the chart instead of four short ones.",
  },
};
