import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Restpunkte einer Anlage nach der Standortabnahme mit den Spalten Offen, In Arbeit, Beim Lieferanten und Abgenommen. Vorn Punkt R-31: AMR 03 wartet an der Übergabe zum Heber. Beide Protokolle zeigen, dass der Heber zu spät freigibt; das Update ist zugesagt.",
    title: "Restpunkte",
    context: "Anlage Lahntal · SAT",
    finding: "Geklärt",
    part: "Zugesagt",
    before: "Protokolle beider Seiten laufen ein",
    columns: [
      {
        name: "Offen",
        count: 4,
        tickets: [
          { id: "R-34", machine: "Tor 2", subject: "Signal „offen“ prellt", tone: "warning", state: "Frist 19.06." },
          {
            id: "R-35",
            machine: "Fördertechnik",
            subject: "Beschriftung Zone 7 fehlt, Foto",
            tone: "idle",
            state: "Frist 30.06.",
          },
          {
            id: "R-36",
            machine: "AMR 05",
            subject: "Karte am Aufzug ungenau",
            tone: "idle",
            state: "Frist 30.06.",
          },
        ],
      },
      {
        name: "In Arbeit",
        count: 2,
        tickets: [
          {
            id: "R-31",
            machine: "AMR 03, Heber",
            subject: "Wartet an Übergabe 4",
            tone: "fault",
            state: "Frist 12.06.",
            owner: "IB",
            finding: {
              cause: "Heber gibt 2 s zu spät frei",
              source: "Protokolle AMR und Heber",
              part: "Update, Gewerk Heber",
            },
          },
          {
            id: "R-28",
            machine: "Scanner Linie 2",
            subject: "Liest Etiketten von links nicht",
            tone: "ok",
            state: "Test heute 14:00",
            owner: "JW",
          },
        ],
      },
      {
        name: "Beim Lieferanten",
        count: 3,
        tickets: [
          {
            id: "R-22",
            machine: "Aufzug",
            subject: "Schnittstelle meldet Etage 0",
            tone: "warning",
            state: "Zusage Do 10:00",
            owner: "AZ",
          },
          {
            id: "R-19",
            machine: "Palettierer",
            subject: "Ersatzteilliste unvollständig",
            tone: "idle",
            state: "Nachreichung 16.06.",
            owner: "PL",
          },
        ],
      },
      {
        name: "Abgenommen",
        count: 23,
        tickets: [
          {
            id: "R-17",
            machine: "AMR 01–06",
            subject: "Schutzfelder geprüft",
            tone: "ok",
            state: "Protokoll · 2 Namen",
            owner: "IB",
          },
          {
            id: "R-12",
            machine: "Steuerung",
            subject: "Zeitserver eingestellt",
            tone: "ok",
            state: "geprüft",
            owner: "IT",
          },
          {
            id: "R-09",
            machine: "Heber",
            subject: "Not-Halt-Kette gemessen",
            tone: "ok",
            state: "Protokoll · 2 Namen",
            owner: "IB",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Punch list of a plant after the site acceptance test with the columns Open, In progress, With supplier and Accepted. In focus is item R-31: AMR 03 waits at the handover to the lift. Both logs show that the lift releases too late; the update is promised.",
    title: "Punch list",
    context: "Lahntal plant · SAT",
    finding: "Settled",
    part: "Promised",
    before: "Logs of both sides are coming in",
    columns: [
      {
        name: "Open",
        count: 4,
        tickets: [
          { id: "R-34", machine: "Gate 2", subject: "Signal “open” flickers", tone: "warning", state: "Due Jun 19" },
          {
            id: "R-35",
            machine: "Conveyor",
            subject: "Label of zone 7 missing, photo",
            tone: "idle",
            state: "Due Jun 30",
          },
          { id: "R-36", machine: "AMR 05", subject: "Map inexact at elevator", tone: "idle", state: "Due Jun 30" },
        ],
      },
      {
        name: "In progress",
        count: 2,
        tickets: [
          {
            id: "R-31",
            machine: "AMR 03, lift",
            subject: "Waits at handover 4",
            tone: "fault",
            state: "Due Jun 12",
            owner: "IB",
            finding: {
              cause: "Lift releases 2 s too late",
              source: "Logs of AMR and lift",
              part: "Update, lift supplier",
            },
          },
          {
            id: "R-28",
            machine: "Scanner, line 2",
            subject: "Cannot read labels from the left",
            tone: "ok",
            state: "Test today 14:00",
            owner: "JW",
          },
        ],
      },
      {
        name: "With supplier",
        count: 3,
        tickets: [
          {
            id: "R-22",
            machine: "Elevator",
            subject: "Interface reports floor 0",
            tone: "warning",
            state: "Promised Thu 10:00",
            owner: "AZ",
          },
          {
            id: "R-19",
            machine: "Palletizer",
            subject: "Parts list incomplete",
            tone: "idle",
            state: "Follows Jun 16",
            owner: "PL",
          },
        ],
      },
      {
        name: "Accepted",
        count: 23,
        tickets: [
          {
            id: "R-17",
            machine: "AMR 01–06",
            subject: "Protective fields tested",
            tone: "ok",
            state: "Record · 2 names",
            owner: "IB",
          },
          { id: "R-12", machine: "Controller", subject: "Time server set", tone: "ok", state: "tested", owner: "IT" },
          {
            id: "R-09",
            machine: "Lift",
            subject: "Emergency stop chain measured",
            tone: "ok",
            state: "Record · 2 names",
            owner: "IB",
          },
        ],
      },
    ],
  },
};
