import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Zeitleiste eines Samstagabends im Restaurant 12: Um 19:45 Uhr hält der Servierroboter 2 mit Brühe auf der Ablage. Die Schichtleitung quittiert, die Bezirksleitung liest mit, um 20:02 Uhr fährt der Roboter wieder.",
    title: "Restaurant 12 · Samstag",
    context: "Servierroboter 2",
    fault: {
      time: "19:45:10",
      tone: "fault",
      title: "Servierroboter 2 hält vor Tisch 14",
      text: "Sensorfenster verdeckt, Ablage nass. Der zweite Halt des Tages.",
    },
    rule: {
      time: "19:45:12",
      tone: "warning",
      title: "Regel „Abendbetrieb“",
      text: "Zuerst die Schichtleitung. Ohne Antwort bis 19:50 Uhr ist der Händler dran.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Schichtleitung Service",
        text: "Roboter 2 steht vor Tisch 14. Aus, abtrocknen, Foto. Mit OK quittieren.",
        status: "Quittiert 19:47",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Bezirksleitung Süd",
        text: "Restaurant 12: Roboter 2 steht, der Service läuft weiter.",
        status: "Gelesen 20:10",
        tone: "ok",
      },
      {
        icon: "message",
        channel: "Slack",
        to: "#roboter-filialen",
        text: "Restaurant 12, Tisch 9: Funkloch, vierter Samstag in Folge.",
        status: "Zugestellt 19:45",
        tone: "idle",
      },
      {
        icon: "mail",
        channel: "E-Mail",
        to: "service@tablett.example",
        text: "Robotik-Service: Sensor verdeckt, Bild im Anhang.",
        status: "Zugestellt 19:45",
        tone: "idle",
      },
    ],
    sent: "Gesendet 19:45",
    after: [
      {
        time: "19:47:30",
        tone: "ok",
        title: "Quittiert von der Schichtleitung",
        text: "Ablage abgetrocknet, Foto im Vorgang. Eskalation beendet.",
      },
      {
        time: "20:02:05",
        tone: "ok",
        title: "Servierroboter 2 fährt wieder",
        text: "Sensorfenster gewischt, eine Proberunde. Stillstand 16 min 55 s.",
      },
    ],
  },
  en: {
    label:
      "Timeline of a Saturday evening in restaurant 12: at 19:45 serving robot 2 stops with broth on its tray. The shift lead acknowledges, the area manager reads along, at 20:02 the robot runs again.",
    title: "Restaurant 12 · Saturday",
    context: "Serving robot 2",
    fault: {
      time: "19:45:10",
      tone: "fault",
      title: "Serving robot 2 stops at table 14",
      text: "Sensor window covered, tray wet. The second stop of the day.",
    },
    rule: {
      time: "19:45:12",
      tone: "warning",
      title: "Rule “Evening service”",
      text: "The shift lead first. Without an answer by 19:50 the dealer is next.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Shift lead, service",
        text: "Robot 2 down at table 14. Switch off, dry, photo. Reply OK to acknowledge.",
        status: "Acknowledged 19:47",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Area manager south",
        text: "Restaurant 12: robot 2 is down, service goes on.",
        status: "Read 20:10",
        tone: "ok",
      },
      {
        icon: "message",
        channel: "Slack",
        to: "#robots-restaurants",
        text: "Restaurant 12, table 9: Wi-Fi gap, fourth Saturday in a row.",
        status: "Delivered 19:45",
        tone: "idle",
      },
      {
        icon: "mail",
        channel: "Email",
        to: "service@tray.example",
        text: "Robot service: sensor covered, picture attached.",
        status: "Delivered 19:45",
        tone: "idle",
      },
    ],
    sent: "Sent 19:45",
    after: [
      {
        time: "19:47:30",
        tone: "ok",
        title: "Acknowledged by the shift lead",
        text: "Tray dried, photo on record. Escalation ended.",
      },
      {
        time: "20:02:05",
        tone: "ok",
        title: "Serving robot 2 runs again",
        text: "Sensor window wiped, one test round. Down for 16 min 55 s.",
      },
    ],
  },
};
