import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Board der Wiederholfehler: Code 2031 an Übergabe 5, elf von zwölf Fällen in der Spätschicht. Als Ursache steht tief stehende Sonne durch das Tor, geprüft wird mit einer Blende; andere Fehler blieben 30 Tage aus und sind geschlossen.",
    title: "Wiederholfehler",
    context: "30 Tage · Halle 3",
    finding: "Muster",
    part: "Versuch",
    before: "Vergleicht zwölf Fälle",
    columns: [
      {
        name: "Neu",
        count: 2,
        tickets: [
          {
            id: "W-081",
            machine: "AMR 22",
            subject: "Code 3310 an der Rampe, 3 Fälle",
            tone: "idle",
            state: "Prüfen ab 5",
          },
          {
            id: "W-082",
            machine: "Routenzug 6",
            subject: "Kupplung meldet offen",
            tone: "idle",
            state: "2 Fälle",
          },
        ],
      },
      {
        name: "In Arbeit",
        count: 2,
        tickets: [
          {
            id: "W-077",
            machine: "Übergabe 5",
            subject: "Code 2031, Last nicht erkannt",
            tone: "fault",
            state: "12 Fälle",
            owner: "MK",
            finding: {
              cause: "11 in der Spätschicht, Sonne",
              source: "Zeit und Ort der Fälle",
              part: "Blende am Tor, bis Fr",
            },
          },
          {
            id: "W-079",
            machine: "AMR 15",
            subject: "Lokalisierung verloren, Gang 4",
            tone: "warning",
            state: "5 Fälle",
            owner: "AS",
          },
        ],
      },
      {
        name: "In Beobachtung",
        count: 2,
        tickets: [
          {
            id: "W-070",
            machine: "Cobot 4",
            subject: "Vakuum baut langsam auf",
            tone: "warning",
            state: "19 Tage ohne Fall",
            owner: "JW",
          },
          {
            id: "W-072",
            machine: "Lader 1",
            subject: "Dritter Andockversuch",
            tone: "ok",
            state: "26 Tage ohne Fall",
            owner: "LB",
          },
        ],
      },
      {
        name: "Geschlossen",
        count: 6,
        tickets: [
          {
            id: "W-066",
            machine: "Stapler 3",
            subject: "Überstrom, Folie an der Achse",
            tone: "ok",
            state: "30 Tage · Ursache genannt",
            owner: "MK",
          },
          {
            id: "W-068",
            machine: "AMR 09",
            subject: "Funkloch zwischen zwei APs",
            tone: "ok",
            state: "30 Tage · Ursache genannt",
            owner: "AS",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Board of repeat faults: code 2031 at transfer 5, eleven of twelve cases on the late shift. The cause noted is low sun through the gate, a blind is on trial; other faults stayed away for 30 days and are closed.",
    title: "Repeat faults",
    context: "30 days · Building 3",
    finding: "Pattern",
    part: "Trial",
    before: "Compares twelve cases",
    columns: [
      {
        name: "New",
        count: 2,
        tickets: [
          {
            id: "R-081",
            machine: "AMR 22",
            subject: "Code 3310 on the ramp, 3 cases",
            tone: "idle",
            state: "Check from 5",
          },
          {
            id: "R-082",
            machine: "Tugger 6",
            subject: "Coupling reports open",
            tone: "idle",
            state: "2 cases",
          },
        ],
      },
      {
        name: "In progress",
        count: 2,
        tickets: [
          {
            id: "R-077",
            machine: "Transfer 5",
            subject: "Code 2031, load not detected",
            tone: "fault",
            state: "12 cases",
            owner: "MK",
            finding: {
              cause: "11 on the late shift, low sun",
              source: "Time and place of the cases",
              part: "Blind at the gate, by Fri",
            },
          },
          {
            id: "R-079",
            machine: "AMR 15",
            subject: "Localization lost, aisle 4",
            tone: "warning",
            state: "5 cases",
            owner: "AS",
          },
        ],
      },
      {
        name: "Watching",
        count: 2,
        tickets: [
          {
            id: "R-070",
            machine: "Cobot 4",
            subject: "Vacuum builds up slowly",
            tone: "warning",
            state: "19 days without a case",
            owner: "JW",
          },
          {
            id: "R-072",
            machine: "Charger 1",
            subject: "Third docking attempt",
            tone: "ok",
            state: "26 days without a case",
            owner: "LB",
          },
        ],
      },
      {
        name: "Closed",
        count: 6,
        tickets: [
          {
            id: "R-066",
            machine: "Forklift 3",
            subject: "Overcurrent, film at the axle",
            tone: "ok",
            state: "30 days · cause named",
            owner: "MK",
          },
          {
            id: "R-068",
            machine: "AMR 09",
            subject: "Gap between two APs",
            tone: "ok",
            state: "30 days · cause named",
            owner: "AS",
          },
        ],
      },
    ],
  },
};
