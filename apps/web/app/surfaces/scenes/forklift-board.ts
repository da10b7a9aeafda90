import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Ticketboard eines Fuhrparks mit den Spalten Neu, In Arbeit, Beim Partner und Erledigt. Vorn Stapler 4: Bei der Prüfung vor der Schicht war die Betriebsbremse weich, das Gerät ist im System gesperrt, das Ticket trägt Foto, Name und Betriebsstunden.",
    title: "Tickets",
    context: "Fuhrpark · 40 Geräte",
    finding: "Aus der Prüfung",
    part: "Reserviert",
    before: "Prüfung mit Foto geht ein",
    columns: [
      {
        name: "Neu",
        count: 2,
        tickets: [
          {
            id: "T-0882",
            machine: "Stapler 9",
            subject: "Gurt rastet nicht ein, per QR-Code",
            tone: "warning",
            state: "Priorität 2",
          },
          {
            id: "T-0883",
            machine: "Schlepper 3",
            subject: "Reifen vorn mit Bremsplatte",
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
            id: "T-0881",
            machine: "Stapler 4",
            subject: "Betriebsbremse weich",
            tone: "fault",
            state: "Gesperrt seit 05:52",
            owner: "MK",
            finding: {
              cause: "Bremsflüssigkeit unter Minimum",
              source: "Prüfung 05:50, Foto",
              part: "Bremszylinder, F-02",
            },
          },
          {
            id: "T-0874",
            machine: "Hochhubwagen 7",
            subject: "Kabel am Ladestecker blank",
            tone: "ok",
            state: "Fertig bis 09:30",
            owner: "JW",
          },
        ],
      },
      {
        name: "Beim Partner",
        count: 1,
        tickets: [
          {
            id: "T-0869",
            machine: "Schubmast 2",
            subject: "Kette gelängt, 2,8 %",
            tone: "warning",
            state: "Zusage Do 10:00",
            owner: "WS",
          },
        ],
      },
      {
        name: "Erledigt",
        count: 6,
        tickets: [
          {
            id: "T-0866",
            machine: "Stapler 12",
            subject: "Gabelzinken getauscht",
            tone: "ok",
            state: "70 min · geprüft",
            owner: "MK",
          },
          {
            id: "T-0861",
            machine: "Stapler 4",
            subject: "Sitzschalter eingestellt",
            tone: "ok",
            state: "15 min · geprüft",
            owner: "JW",
          },
          {
            id: "T-0858",
            machine: "Anbauklammer 1",
            subject: "Prüfung, Frist eingehalten",
            tone: "ok",
            state: "bis 06/2027",
            owner: "AS",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Ticket board of a truck fleet with the columns New, In progress, With partner and Done. In focus is truck 4: the pre-shift check found a soft service brake, the truck is locked in the system, and the ticket carries photo, name and operating hours.",
    title: "Tickets",
    context: "Truck fleet · 40 trucks",
    finding: "From the check",
    part: "Reserved",
    before: "Check with photo comes in",
    columns: [
      {
        name: "New",
        count: 2,
        tickets: [
          {
            id: "T-0882",
            machine: "Truck 9",
            subject: "Belt does not latch, by QR code",
            tone: "warning",
            state: "Priority 2",
          },
          {
            id: "T-0883",
            machine: "Tow tractor 3",
            subject: "Flat spot on front tire",
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
            id: "T-0881",
            machine: "Truck 4",
            subject: "Service brake soft",
            tone: "fault",
            state: "Locked since 05:52",
            owner: "MK",
            finding: { cause: "Brake fluid below minimum", source: "Check 05:50, photo", part: "Brake cylinder, F-02" },
          },
          {
            id: "T-0874",
            machine: "Stacker 7",
            subject: "Bare wire at charging plug",
            tone: "ok",
            state: "Ready by 09:30",
            owner: "JW",
          },
        ],
      },
      {
        name: "With partner",
        count: 1,
        tickets: [
          {
            id: "T-0869",
            machine: "Reach truck 2",
            subject: "Chain elongated, 2.8%",
            tone: "warning",
            state: "Promised Thu 10:00",
            owner: "WS",
          },
        ],
      },
      {
        name: "Done",
        count: 6,
        tickets: [
          {
            id: "T-0866",
            machine: "Truck 12",
            subject: "Fork arms replaced",
            tone: "ok",
            state: "70 min · tested",
            owner: "MK",
          },
          {
            id: "T-0861",
            machine: "Truck 4",
            subject: "Seat switch adjusted",
            tone: "ok",
            state: "15 min · tested",
            owner: "JW",
          },
          {
            id: "T-0858",
            machine: "Clamp 1",
            subject: "Inspection, deadline met",
            tone: "ok",
            state: "valid to 06/2027",
            owner: "AS",
          },
        ],
      },
    ],
  },
};
