import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Zeitachse einer Nacht im Leitstand: Ab 22:40 Uhr melden Routenzug, Reinigungsroboter und autonomer Stapler dasselbe in drei Wortlauten, weil die Sprinklerprüfung Gasse 12 sperrt. Um 06:00 Uhr steht fest, was das gekostet hat und dass AMR 03 weiter auf seinen Lidar wartet.",
    title: "Nacht auf Sonntag",
    context: "Leitstand, liest mit",
    fault: {
      time: "22:40",
      tone: "warning",
      title: "Routenzug 3 hält vor Gasse 12",
      text: "Keine Störung am Fahrzeug. Zwei weitere Maschinen melden sich binnen einer Minute.",
    },
    rule: {
      time: "22:41",
      tone: "warning",
      title: "Drei Wortlaute, eine Ursache",
      text: "Die Sprinklerprüfung hat Gasse 12 bis 01:00 Uhr gesperrt. Eingetragen von der Haustechnik.",
    },
    deliveries: [
      {
        icon: "mail",
        channel: "E-Mail",
        to: "Routenzug 3",
        text: "„Weg blockiert, Fahrzeug wartet.“",
        status: "Zugeordnet",
        tone: "ok",
      },
      {
        icon: "device-mobile",
        channel: "App",
        to: "Reinigungsroboter 2",
        text: "„Zielbereich nicht erreichbar.“",
        status: "Zugeordnet",
        tone: "ok",
      },
      {
        icon: "file-text",
        channel: "Log",
        to: "Autonomer Stapler 1",
        text: "„PATH_BLOCKED A12“",
        status: "Zugeordnet",
        tone: "ok",
      },
    ],
    sent: "Empfangen",
    after: [
      {
        time: "01:02",
        tone: "ok",
        title: "Gasse 12 ist frei, alle drei fahren",
        text: "Zusammen rund 7 h gewartet, gezählt als Sperrung und nicht als Störung.",
      },
      {
        time: "06:00",
        tone: "warning",
        title: "Für die Frühschicht: AMR 03 steht",
        text: "Lidar seit neun Tagen bestellt, das Ersatzfahrzeug ist an einem anderen Standort.",
      },
    ],
  },
  en: {
    label:
      "Timeline of a night in the control tower: from 22:40 a tugger train, a cleaning robot and an autonomous forklift report the same thing in three wordings, as the sprinkler test has closed aisle 12. At 06:00 it is clear what the night has cost, and that AMR 03 still waits for its lidar.",
    title: "Night to Sunday",
    context: "Control tower, read only",
    fault: {
      time: "22:40",
      tone: "warning",
      title: "Tugger 3 stops before aisle 12",
      text: "No fault on the vehicle. Two more machines report within a minute.",
    },
    rule: {
      time: "22:41",
      tone: "warning",
      title: "Three wordings, one cause",
      text: "The sprinkler test has closed aisle 12 until 01:00. Entered by building services.",
    },
    deliveries: [
      {
        icon: "mail",
        channel: "Email",
        to: "Tugger 3",
        text: "“Path blocked, vehicle waiting.”",
        status: "Matched",
        tone: "ok",
      },
      {
        icon: "device-mobile",
        channel: "App",
        to: "Cleaning robot 2",
        text: "“Target area cannot be reached.”",
        status: "Matched",
        tone: "ok",
      },
      {
        icon: "file-text",
        channel: "Log",
        to: "Autonomous forklift 1",
        text: "“PATH_BLOCKED A12”",
        status: "Matched",
        tone: "ok",
      },
    ],
    sent: "Received",
    after: [
      {
        time: "01:02",
        tone: "ok",
        title: "Aisle 12 is free, all three run",
        text: "About 7 h of waiting in total, counted as a closure and not as a fault.",
      },
      {
        time: "06:00",
        tone: "warning",
        title: "For the early shift: AMR 03 is down",
        text: "Lidar on order for nine days, the spare vehicle is at another site.",
      },
    ],
  },
};
