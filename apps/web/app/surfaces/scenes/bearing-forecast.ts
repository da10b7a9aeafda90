import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Zeitachse einer Prognose: Am 12. Mai beginnt der Antriebsstrom von AMR 11 zu steigen, am 2. Juni überschreitet er die Grenze. Der Lagertausch am Donnerstag ist eingeplant und wird am Strom nachgewiesen.",
    title: "Antrieb links, AMR 11",
    context: "Strom bei gleicher Last",
    fault: {
      time: "12. Mai",
      tone: "warning",
      title: "Erstes Anzeichen: 4,1 A statt 3,8 A",
      text: "Gleiche Last, gleiche Strecke. Kein Alarm, der Verlauf wird beobachtet.",
    },
    rule: {
      time: "2. Juni",
      tone: "warning",
      title: "Warnung: Grenzwert 4,6 A überschritten",
      text: "Verdacht Lager. Vorher auszuschließen: schwerere Ware, ausgebesserter Boden.",
    },
    deliveries: [
      {
        icon: "clipboard-check",
        channel: "Auftrag",
        to: "AA-3305, Lager links prüfen",
        text: "Donnerstag 13:00 Uhr, wenn das Fahrzeug niemandem fehlt.",
        status: "Eingeplant 4. Juni",
        tone: "ok",
      },
      {
        icon: "package",
        channel: "Ersatzteil",
        to: "Radlager, Fach B-09",
        text: "Ein Satz reserviert, zwei bleiben im Bestand.",
        status: "Reserviert",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "E-Mail",
        to: "Instandhaltung, Tagesliste",
        text: "Eine neue Warnung, spätester Termin 12. Juni.",
        status: "Zugestellt 06:00",
        tone: "idle",
      },
    ],
    sent: "Gesendet",
    after: [
      {
        time: "4. Juni",
        tone: "ok",
        title: "Lager getauscht, Befund bestätigt",
        text: "Laufspuren am Außenring, Foto am Auftrag.",
      },
      {
        time: "11. Juni",
        tone: "ok",
        title: "Nachweis: wieder 3,8 A",
        text: "Die Ursache war getroffen. Die Warnung zählt als richtig.",
      },
    ],
  },
  en: {
    label:
      "Timeline of a forecast: on May 12 the drive current of AMR 11 begins to rise, on June 2 it crosses the limit. The bearing is replaced on Thursday as planned, and the current proves it.",
    title: "Left drive, AMR 11",
    context: "Current at the same load",
    fault: {
      time: "May 12",
      tone: "warning",
      title: "First hint: 4.1 A instead of 3.8 A",
      text: "Same load, same route. No alarm, the trend is watched.",
    },
    rule: {
      time: "June 2",
      tone: "warning",
      title: "Warning: limit of 4.6 A crossed",
      text: "Bearing suspected. Rule out first: heavier goods, repaired floor.",
    },
    deliveries: [
      {
        icon: "clipboard-check",
        channel: "Job",
        to: "WO-3305, inspect left bearing",
        text: "Thursday 13:00, when nobody misses the vehicle.",
        status: "Planned June 4",
        tone: "ok",
      },
      {
        icon: "package",
        channel: "Part",
        to: "Wheel bearing, bin B-09",
        text: "One set reserved, two remain in stock.",
        status: "Reserved",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "Email",
        to: "Maintenance, daily list",
        text: "One new warning, latest date June 12.",
        status: "Delivered 06:00",
        tone: "idle",
      },
    ],
    sent: "Sent",
    after: [
      {
        time: "June 4",
        tone: "ok",
        title: "Bearing replaced, finding confirmed",
        text: "Marks on the outer race, photo on the order.",
      },
      {
        time: "June 11",
        tone: "ok",
        title: "Proof: back to 3.8 A",
        text: "The cause was met. The warning counts as right.",
      },
    ],
  },
};
