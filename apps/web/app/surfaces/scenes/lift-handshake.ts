import type { ByLocale } from "../by-locale";
import type { ConnectorTexts } from "../connector/connector-texts";

/** The same minute as four systems tell it. */
const raw = {
  opcua: "Lift2.Ready 1 → 0 (0,9 s)",
  rest: '"waitFor": "LIFT2_READY"',
  mqtt: "driving:false paused:false",
  ticket: "10:43:10 timeout 120 s",
};

export const scene: ByLocale<ConnectorTexts> = {
  de: {
    label:
      "Dieselbe Minute an einem Heber, aus vier Quellen: Die SPS nimmt das Signal nach 0,9 Sekunden zurück, der Stapler von A wartet darauf, der AMR von B steht dahinter. Die gemeinsame Liste macht daraus einen Fall mit Zuständigkeit.",
    title: "Gemeinsame Liste",
    context: "Heber 2 · 10:41",
    sources: [
      { protocol: "OPC UA", origin: "SPS Heber 2", raw: raw.opcua },
      { protocol: "REST", origin: "Stapler, Hersteller A", raw: raw.rest },
      { protocol: "VDA 5050", origin: "AMR, Hersteller B", raw: raw.mqtt },
      { protocol: "REST", origin: "Portal von A", raw: raw.ticket },
    ],
    hub: { title: "Eine Uhr", steps: ["Reihenfolge", "Ort", "Vertrag"] },
    model: {
      title: "Ein Fall",
      name: "Übergabe am Heber",
      rows: [
        ["Erste Ursache", "Signal zu kurz"],
        ["Betroffen", "Stapler A, AMR B"],
        ["Ort", "Heber 2, Ebene 0"],
        ["Zuständig", "Heberbauer, 4 h"],
        ["Uhr läuft seit", "10:41:08"],
      ],
      count: "3 Meldungen, 1 Ticket",
    },
    note: "Drei Portale, drei Nummern: In der gemeinsamen Liste ist es ein Fall mit einem Namen.",
  },
  en: {
    label:
      "The same minute at a vertical conveyor, told by four sources: the PLC withdraws its signal after 0.9 seconds, the forklift of A waits for it, the AMR of B stands behind. The common list turns this into one case and says who is responsible.",
    title: "Common list",
    context: "Conveyor 2 · 10:41",
    sources: [
      { protocol: "OPC UA", origin: "PLC of conveyor 2", raw: raw.opcua },
      { protocol: "REST", origin: "Forklift, vendor A", raw: raw.rest },
      { protocol: "VDA 5050", origin: "AMR, vendor B", raw: raw.mqtt },
      { protocol: "REST", origin: "Portal of A", raw: raw.ticket },
    ],
    hub: { title: "One clock", steps: ["Order", "Place", "Contract"] },
    model: {
      title: "One case",
      name: "Transfer at the conveyor",
      rows: [
        ["First cause", "signal too short"],
        ["Affected", "forklift A, AMR B"],
        ["Place", "Conveyor 2, level 0"],
        ["Responsible", "conveyor builder, 4 h"],
        ["Clock since", "10:41:08"],
      ],
      count: "3 messages, 1 ticket",
    },
    note: "Three portals, three numbers: on the common list it is one case with one name.",
  },
};
