import type { ByLocale } from "../by-locale";
import type { ConnectorTexts } from "../connector/connector-texts";

/** What reaches the connector, and over which port of the machines' network. */
const raw = {
  mqtt: "10.20.4.11:8883 TLS 1.3",
  opcua: "10.20.4.31:4840 Sign+Encrypt",
  rest: "10.20.6.8:443 GET",
  out: "connector → 443 HTTPS",
};

export const scene: ByLocale<ConnectorTexts> = {
  de: {
    label:
      "Der Connector zwischen Roboterzone und Bürozone: drei Quellen mit Adresse, Port und Verschlüsselung, nur lesend, und eine Verbindung nach außen. Was verbunden ist, steht mit Firmware und Zertifikat in einer Liste.",
    title: "Verbindungen",
    context: "Roboterzone → Büro",
    sources: [
      { protocol: "MQTT", origin: "9 AMR, VDA 5050", raw: raw.mqtt },
      { protocol: "OPC UA", origin: "SPS Förderstrecke", raw: raw.opcua },
      { protocol: "REST", origin: "Flottensteuerung Stapler", raw: raw.rest },
      { protocol: "HTTPS", origin: "nach außen, ausgehend", raw: raw.out },
    ],
    hub: { title: "Nur lesend", steps: ["Quelle", "Ziel", "Protokoll"] },
    model: {
      title: "Gerät im Netz",
      name: "AMR 09",
      rows: [
        ["Firmware", "4.12.3"],
        ["Zone", "VLAN 204"],
        ["Schreibend", "nein"],
        ["Zertifikat", "03/2027"],
        ["Fernzugriff", "geschlossen"],
      ],
      count: "14 Geräte, 3 Hersteller",
    },
    note: "Eine festgelegte Verbindung je Quelle statt dreier VPN, die niemand kennt.",
  },
  en: {
    label:
      "The connector between robot zone and office zone: three sources with address, port and encryption, read only, and one connection outward. What is connected is on a list with firmware and certificate.",
    title: "Connections",
    context: "Robot zone → office",
    sources: [
      { protocol: "MQTT", origin: "9 AMR, VDA 5050", raw: raw.mqtt },
      { protocol: "OPC UA", origin: "PLC of the conveyor", raw: raw.opcua },
      { protocol: "REST", origin: "Fleet manager, forklifts", raw: raw.rest },
      { protocol: "HTTPS", origin: "outward, outbound only", raw: raw.out },
    ],
    hub: { title: "Read only", steps: ["Source", "Target", "Protocol"] },
    model: {
      title: "Device on the network",
      name: "AMR 09",
      rows: [
        ["Firmware", "4.12.3"],
        ["Zone", "VLAN 204"],
        ["Writing", "no"],
        ["Certificate", "03/2027"],
        ["Remote access", "closed"],
      ],
      count: "14 devices, 3 vendors",
    },
    note: "One defined connection per source instead of three VPNs nobody has on a list.",
  },
};
