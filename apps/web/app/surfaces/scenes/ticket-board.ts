import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Ticketboard der Frühschicht mit den Spalten Neu, In Arbeit, Beim Partner und Erledigt. Vorn das Ticket T-2417: AMR 07 steht an Tor 4, Code 4102. Der Agent nennt Stecker X31 als wahrscheinliche Ursache, das Scannerkabel aus Fach B-12 ist reserviert.",
    title: "Tickets",
    context: "Standort Kassel · Frühschicht",
    finding: "Wahrscheinliche Ursache",
    part: "Reserviert",
    before: "Agent liest Verlauf und Handbuch",
    columns: [
      {
        name: "Neu",
        count: 3,
        tickets: [
          {
            id: "T-2418",
            machine: "FTS 12",
            subject: "Zieht nach links, gemeldet per QR-Code",
            tone: "warning",
            state: "Priorität 2",
          },
          {
            id: "T-2419",
            machine: "Cobot 3",
            subject: "Greifer schließt zu langsam",
            tone: "idle",
            state: "Priorität 3",
          },
          {
            id: "T-2420",
            machine: "AMR 14",
            subject: "Lädt seit gestern langsamer",
            tone: "idle",
            state: "Priorität 3",
          },
        ],
      },
      {
        name: "In Arbeit",
        count: 2,
        tickets: [
          {
            id: "T-2417",
            machine: "AMR 07",
            subject: "Laserscanner vorn, Tor 4",
            tone: "fault",
            state: "Steht seit 05:40",
            owner: "MK",
            finding: { cause: "Kontakt an Stecker X31", source: "Handbuch S. 84", part: "1 Scannerkabel, B-12" },
          },
          {
            id: "T-2409",
            machine: "Reinigungsroboter 4",
            subject: "Seitenbürste verschlissen",
            tone: "ok",
            state: "Fertig bis 09:30",
            owner: "JW",
          },
        ],
      },
      {
        name: "Beim Partner",
        count: 2,
        tickets: [
          {
            id: "T-2391",
            machine: "Stapler 2",
            subject: "Hubmast ruckelt ab 3 m",
            tone: "warning",
            state: "Zusage Do 10:00",
            owner: "FN",
          },
          {
            id: "T-2384",
            machine: "Drohne 1",
            subject: "Kamera nachkalibrieren",
            tone: "idle",
            state: "Beim Hersteller",
            owner: "LB",
          },
        ],
      },
      {
        name: "Erledigt",
        count: 5,
        tickets: [
          {
            id: "T-2402",
            machine: "AMR 11",
            subject: "Lenkrolle hinten links getauscht",
            tone: "ok",
            state: "42 min · geprüft",
            owner: "MK",
          },
          {
            id: "T-2398",
            machine: "AMR 03",
            subject: "Lidar gereinigt, Scan sauber",
            tone: "ok",
            state: "12 min · geprüft",
            owner: "AS",
          },
          {
            id: "T-2395",
            machine: "Routenzug 3",
            subject: "Kupplung eingestellt",
            tone: "ok",
            state: "25 min · geprüft",
            owner: "JW",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Ticket board of the early shift with the columns New, In progress, With partner and Done. In focus is ticket T-2417: AMR 07 stands at gate 4 with code 4102. The agent names connector X31 as the likely cause, the scanner cable from bin B-12 is reserved.",
    title: "Tickets",
    context: "Kassel site · Early shift",
    finding: "Likely cause",
    part: "Reserved",
    before: "Agent reads history and manual",
    columns: [
      {
        name: "New",
        count: 3,
        tickets: [
          {
            id: "T-2418",
            machine: "AGV 12",
            subject: "Pulls to the left, reported by QR code",
            tone: "warning",
            state: "Priority 2",
          },
          { id: "T-2419", machine: "Cobot 3", subject: "Gripper closes too slowly", tone: "idle", state: "Priority 3" },
          {
            id: "T-2420",
            machine: "AMR 14",
            subject: "Slow to charge since yesterday",
            tone: "idle",
            state: "Priority 3",
          },
        ],
      },
      {
        name: "In progress",
        count: 2,
        tickets: [
          {
            id: "T-2417",
            machine: "AMR 07",
            subject: "Front laser scanner, gate 4",
            tone: "fault",
            state: "Down since 05:40",
            owner: "MK",
            finding: { cause: "Contact at connector X31", source: "Manual p. 84", part: "1 scanner cable, B-12" },
          },
          {
            id: "T-2409",
            machine: "Scrubber 4",
            subject: "Side brush worn down",
            tone: "ok",
            state: "Ready by 09:30",
            owner: "JW",
          },
        ],
      },
      {
        name: "With partner",
        count: 2,
        tickets: [
          {
            id: "T-2391",
            machine: "Forklift 2",
            subject: "Mast judders above 3 m",
            tone: "warning",
            state: "Promised Thu 10:00",
            owner: "FN",
          },
          {
            id: "T-2384",
            machine: "Drone 1",
            subject: "Recalibrate camera",
            tone: "idle",
            state: "At the manufacturer",
            owner: "LB",
          },
        ],
      },
      {
        name: "Done",
        count: 5,
        tickets: [
          {
            id: "T-2402",
            machine: "AMR 11",
            subject: "Rear left caster replaced",
            tone: "ok",
            state: "42 min · tested",
            owner: "MK",
          },
          {
            id: "T-2398",
            machine: "AMR 03",
            subject: "Lidar cleaned, scan clear",
            tone: "ok",
            state: "12 min · tested",
            owner: "AS",
          },
          {
            id: "T-2395",
            machine: "Tugger 3",
            subject: "Coupling adjusted",
            tone: "ok",
            state: "25 min · tested",
            owner: "JW",
          },
        ],
      },
    ],
  },
};
