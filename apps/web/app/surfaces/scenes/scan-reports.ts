import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Ticketboard am Dienstagmorgen: Die Meldung „zieht nach links“ kam per Scan, eine zweite zum selben Roboter ist mit ihr zusammengelegt. Daraus wurde ein Auftrag; Tor und Lader gingen an andere oder sind mit Rat erledigt.",
    title: "Meldungen",
    context: "Dienstag · 06:00 bis 12:00",
    finding: "Im Ticket",
    part: "Auftrag",
    before: "Liest Verlauf von Roboter 9",
    columns: [
      {
        name: "Neu",
        count: 2,
        tickets: [
          {
            id: "T-3120",
            machine: "Stapler 4",
            subject: "Hupe leise, gemeldet per Scan",
            tone: "idle",
            state: "Priorität 3",
          },
          {
            id: "T-3121",
            machine: "AMR 18",
            subject: "Klappert an der Schwelle",
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
            id: "T-3114",
            machine: "Roboter 9",
            subject: "Zieht nach links, zwei Meldungen",
            tone: "warning",
            state: "Priorität 2",
            owner: "AS",
            finding: {
              cause: "Raddurchmesser links messen",
              source: "2 Meldungen, 1 Foto",
              part: "A-5530, heute 13:00",
            },
          },
          {
            id: "T-3117",
            machine: "Cobot 2",
            subject: "Klackt beim Abschalten",
            tone: "idle",
            state: "Beobachten bis Fr",
            owner: "JW",
          },
        ],
      },
      {
        name: "Beim Partner",
        count: 1,
        tickets: [
          {
            id: "T-3115",
            machine: "Tor 4",
            subject: "Schließt langsam, per E-Mail",
            tone: "warning",
            state: "Torfirma, 24 h",
            owner: "TN",
          },
        ],
      },
      {
        name: "Erledigt",
        count: 3,
        tickets: [
          {
            id: "T-3118",
            machine: "Lader 2",
            subject: "Übertemperatur, Filter abgesaugt",
            tone: "ok",
            state: "18 min · geprüft",
            owner: "MK",
          },
          {
            id: "T-3116",
            machine: "Roboter 9",
            subject: "Zusammengelegt mit T-3114",
            tone: "ok",
            state: "Meldende informiert",
            owner: "AS",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Ticket board on Tuesday morning: the report “pulls to the left” came by scan, a second one about the same robot is merged into it. It became an order; door and charger went to others or ended in advice.",
    title: "Reports",
    context: "Tuesday · 06:00 to 12:00",
    finding: "On the ticket",
    part: "Order",
    before: "Reads history of robot 9",
    columns: [
      {
        name: "New",
        count: 2,
        tickets: [
          {
            id: "T-3120",
            machine: "Forklift 4",
            subject: "Horn is weak, reported by scan",
            tone: "idle",
            state: "Priority 3",
          },
          {
            id: "T-3121",
            machine: "AMR 18",
            subject: "Rattles at the threshold",
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
            id: "T-3114",
            machine: "Robot 9",
            subject: "Pulls to the left, two reports",
            tone: "warning",
            state: "Priority 2",
            owner: "AS",
            finding: {
              cause: "Measure left wheel diameter",
              source: "2 reports, 1 photo",
              part: "WO-5530, today 13:00",
            },
          },
          {
            id: "T-3117",
            machine: "Cobot 2",
            subject: "Clicks at power-off",
            tone: "idle",
            state: "Watch until Fri",
            owner: "JW",
          },
        ],
      },
      {
        name: "With partner",
        count: 1,
        tickets: [
          {
            id: "T-3115",
            machine: "Gate 4",
            subject: "Closes slowly, by email",
            tone: "warning",
            state: "Door firm, 24 h",
            owner: "TN",
          },
        ],
      },
      {
        name: "Done",
        count: 3,
        tickets: [
          {
            id: "T-3118",
            machine: "Charger 2",
            subject: "Overheating, filter vacuumed",
            tone: "ok",
            state: "18 min · tested",
            owner: "MK",
          },
          {
            id: "T-3116",
            machine: "Robot 9",
            subject: "Merged into T-3114",
            tone: "ok",
            state: "Reporter informed",
            owner: "AS",
          },
        ],
      },
    ],
  },
};
