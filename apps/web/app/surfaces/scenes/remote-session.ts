import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Eine Fernsitzung in Minuten: Ein Reinigungsroboter im Krankenhaus Graz ist zum dritten Mal stehen geblieben. Der Service liest zuerst den Verlauf, der Betreiber öffnet den Zugang für 30 Minuten, in Minute 16 wird die Karte geändert, in Minute 25 ist der Zugang wieder zu.",
    title: "Ticket T-3308",
    context: "Krankenhaus Graz, 2. Stock",
    fault: {
      time: "Min. 0",
      tone: "fault",
      title: "Reinigungsroboter steht zum dritten Mal",
      text: "Fehlercode, Kartenausschnitt und die letzte Stunde hängen am Ticket.",
    },
    rule: {
      time: "Min. 4",
      tone: "warning",
      title: "Gelesen, noch nichts verbunden",
      text: "Dreimal dieselbe Glastür, dreimal nach der Kartenänderung vom Dienstag.",
    },
    deliveries: [
      {
        icon: "lock",
        channel: "Fernzugang",
        to: "Haustechnik gibt frei",
        text: "30 Minuten, nur dieser Roboter, Werkzeug des Herstellers.",
        status: "Offen, Minute 9",
        tone: "ok",
      },
      {
        icon: "map",
        channel: "Karte",
        to: "Supporttechnik",
        text: "Aus der Glastür wird im Entwurf eine Sperrlinie.",
        status: "Geändert, Minute 16",
        tone: "ok",
      },
      {
        icon: "eye",
        channel: "Vor Ort",
        to: "Haustechnik am Roboter",
        text: "Hält den Weg frei und startet die Probefahrt.",
        status: "Ohne Halt gefahren",
        tone: "ok",
      },
    ],
    sent: "Angefragt",
    after: [
      {
        time: "Min. 25",
        tone: "ok",
        title: "Fernzugang geschlossen",
        text: "Von der Haustechnik, vierzehn Minuten vor Ablauf der Frist.",
      },
      {
        time: "danach",
        tone: "ok",
        title: "Bericht in der Roboterakte",
        text: "Geänderte Werte mit ihren Vorgängern. Niemand musste fahren.",
      },
    ],
  },
  en: {
    label:
      "A remote session in minutes: a cleaning robot in a hospital in Graz has stopped for the third time. Service first reads the history, the operator opens access for 30 minutes, in minute 16 the map is changed, in minute 25 access is closed again.",
    title: "Ticket T-3308",
    context: "Hospital in Graz, 2nd floor",
    fault: {
      time: "Min. 0",
      tone: "fault",
      title: "Cleaning robot stops for the third time",
      text: "Fault code, map section and the last hour are on the ticket.",
    },
    rule: {
      time: "Min. 4",
      tone: "warning",
      title: "Read, with nothing connected yet",
      text: "Three times the same glass door, each time after Tuesday’s map change.",
    },
    deliveries: [
      {
        icon: "lock",
        channel: "Access",
        to: "Building services allow it",
        text: "30 minutes, this robot only, the manufacturer’s tool.",
        status: "Open, minute 9",
        tone: "ok",
      },
      {
        icon: "map",
        channel: "Map",
        to: "Support technician",
        text: "In the draft the glass door becomes a barrier line.",
        status: "Changed, minute 16",
        tone: "ok",
      },
      {
        icon: "eye",
        channel: "On site",
        to: "Building services, at the robot",
        text: "Keep the way clear and start the test drive.",
        status: "Ran without a stop",
        tone: "ok",
      },
    ],
    sent: "Requested",
    after: [
      {
        time: "Min. 25",
        tone: "ok",
        title: "Remote access closed",
        text: "By building services, fourteen minutes before it would have ended.",
      },
      {
        time: "after",
        tone: "ok",
        title: "Report in the robot file",
        text: "Changed values with their former ones. Nobody had to drive.",
      },
    ],
  },
};
