import type { BoardTexts } from "../board/board-texts";
import type { ByLocale } from "../by-locale";

export const scene: ByLocale<BoardTexts> = {
  de: {
    label:
      "Tickets einer Objektleitung um 06:30 Uhr, nach Gebäuden: Klinik Nord, Einkaufszentrum und zwei Bürohäuser. Vorn Bürohaus 3: Scheuersauger 7 hing seit 01:15 Uhr an der Fußmatte. Die Abziehlippe muss ins Auto.",
    title: "Tickets nach Gebäude",
    context: "Objektleitung · 06:30",
    finding: "Gesehen",
    part: "Ins Auto",
    before: "Karte und Foto gehen ein",
    columns: [
      {
        name: "Neu",
        count: 2,
        tickets: [
          {
            id: "T-1142",
            machine: "Klinik Nord",
            subject: "Sauger 2: Schmutzwassertank voll",
            tone: "warning",
            state: "Team ist im Haus",
          },
          {
            id: "T-1143",
            machine: "Bürohaus 1",
            subject: "Sauger 4: 40 m² ausgelassen",
            tone: "idle",
            state: "Kann warten",
          },
        ],
      },
      {
        name: "In Arbeit",
        count: 2,
        tickets: [
          {
            id: "T-1140",
            machine: "Bürohaus 3",
            subject: "Sauger 7 hängt an der Fußmatte",
            tone: "fault",
            state: "Steht seit 01:15",
            owner: "TN",
            finding: { cause: "Matte lag in der Route", source: "Karte 01:15, Foto", part: "Abziehlippe 510 mm" },
          },
          {
            id: "T-1136",
            machine: "Einkaufszentrum",
            subject: "Sauger 5: Seitenbürste verschlissen",
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
            id: "T-1128",
            machine: "Klinik Nord",
            subject: "Sauger 1: Akku lädt nur bis 80 %",
            tone: "warning",
            state: "Zusage Do 10:00",
            owner: "HS",
          },
        ],
      },
      {
        name: "Erledigt",
        count: 4,
        tickets: [
          {
            id: "T-1133",
            machine: "Klinik Nord",
            subject: "Sauger 3: Lidar gewischt",
            tone: "ok",
            state: "4 min · Team",
            owner: "AS",
          },
          {
            id: "T-1131",
            machine: "Bürohaus 1",
            subject: "Sauger 6: Filter gespült",
            tone: "ok",
            state: "6 min · Team",
            owner: "AS",
          },
          {
            id: "T-1130",
            machine: "Einkaufszentrum",
            subject: "Sauger 5: Route geändert",
            tone: "ok",
            state: "mit dem Kunden",
            owner: "TN",
          },
        ],
      },
    ],
  },
  en: {
    label:
      "Tickets of a site manager at 06:30, by building: north hospital, shopping center and two offices. In focus is office 3: scrubber 7 had been caught on the doormat since 01:15. The squeegee blade has to go into the car.",
    title: "Tickets by building",
    context: "Site manager · 06:30",
    finding: "Seen",
    part: "Into the car",
    before: "Map and photo come in",
    columns: [
      {
        name: "New",
        count: 2,
        tickets: [
          {
            id: "T-1142",
            machine: "North hospital",
            subject: "Scrubber 2: waste tank full",
            tone: "warning",
            state: "Team is in the house",
          },
          {
            id: "T-1143",
            machine: "Office 1",
            subject: "Scrubber 4: 40 m² left out",
            tone: "idle",
            state: "Can wait",
          },
        ],
      },
      {
        name: "In progress",
        count: 2,
        tickets: [
          {
            id: "T-1140",
            machine: "Office 3",
            subject: "Scrubber 7 caught on doormat",
            tone: "fault",
            state: "Down since 01:15",
            owner: "TN",
            finding: { cause: "Mat lay in the route", source: "Map 01:15, photo", part: "Squeegee blade 510 mm" },
          },
          {
            id: "T-1136",
            machine: "Shopping center",
            subject: "Scrubber 5: side brush worn",
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
            id: "T-1128",
            machine: "North hospital",
            subject: "Scrubber 1: charges to 80% only",
            tone: "warning",
            state: "Promised Thu 10:00",
            owner: "HS",
          },
        ],
      },
      {
        name: "Done",
        count: 4,
        tickets: [
          {
            id: "T-1133",
            machine: "North hospital",
            subject: "Scrubber 3: lidar wiped",
            tone: "ok",
            state: "4 min · team",
            owner: "AS",
          },
          {
            id: "T-1131",
            machine: "Office 1",
            subject: "Scrubber 6: filter rinsed",
            tone: "ok",
            state: "6 min · team",
            owner: "AS",
          },
          {
            id: "T-1130",
            machine: "Shopping center",
            subject: "Scrubber 5: route changed",
            tone: "ok",
            state: "with the customer",
            owner: "TN",
          },
        ],
      },
    ],
  },
};
