import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Alarmverlauf: Um 05:40 Uhr meldet AMR 07 an Tor 4 einen gestörten Lidar. Die Regel der Frühschicht benachrichtigt per E-Mail, SMS, Slack und MS Teams, um 05:42 Uhr quittiert die Bereitschaft, um 06:24 Uhr fährt der Roboter wieder.",
    title: "Vorgang V-1093",
    context: "AMR 07 · Tor 4",
    fault: {
      time: "05:40:08",
      tone: "fault",
      title: "Lidar vorn gestört, AMR 07 steht",
      text: "Code 4102, Priorität 1. Sechs Folgemeldungen in diesem Vorgang gebündelt.",
    },
    rule: {
      time: "05:40:09",
      tone: "warning",
      title: "Regel „Frühschicht, Priorität 1“",
      text: "Vier Kanäle benachrichtigt. Ohne Quittung bis 05:45 Uhr ist die zweite Person dran.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Bereitschaft, M. Kaya",
        text: "AMR 07 steht, Tor 4, Code 4102. Mit OK quittieren.",
        status: "Quittiert 05:42",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Schichtleitung Halle 2",
        text: "Tor 4 gesperrt, zwei Aufträge über Tor 5 umgeleitet.",
        status: "Gelesen 05:41",
        tone: "ok",
      },
      {
        icon: "message",
        channel: "Slack",
        to: "#technik-kassel",
        text: "Lidar AMR 07: dritter Kontaktfehler seit März.",
        status: "Zugestellt 05:40",
        tone: "idle",
      },
      {
        icon: "mail",
        channel: "E-Mail",
        to: "service@fahrwerk-nord.example",
        text: "Störung an Seriennummer 0417, Protokoll im Anhang.",
        status: "Zugestellt 05:40",
        tone: "idle",
      },
    ],
    sent: "Gesendet 05:40",
    after: [
      {
        time: "05:42:31",
        tone: "ok",
        title: "Quittiert von Murat Kaya",
        text: "Per SMS, 2 min 23 s nach der Störung. Eskalation beendet.",
      },
      {
        time: "06:24:50",
        tone: "ok",
        title: "AMR 07 fährt wieder",
        text: "Kabel getauscht, Schutzfeld geprüft. Stillstand 44 min 42 s.",
      },
    ],
  },
  en: {
    label:
      "Alert timeline: at 05:40 AMR 07 reports a lidar fault at gate 4. The early-shift rule notifies by email, SMS, Slack and MS Teams, at 05:42 the technician on duty acknowledges, at 06:24 the robot runs again.",
    title: "Incident V-1093",
    context: "AMR 07 · Gate 4",
    fault: {
      time: "05:40:08",
      tone: "fault",
      title: "Front lidar fault, AMR 07 has stopped",
      text: "Code 4102, priority 1. Six follow-up messages are kept inside this incident.",
    },
    rule: {
      time: "05:40:09",
      tone: "warning",
      title: "Rule “Early shift, priority 1”",
      text: "Four channels notified. Without an answer by 05:45 the second person is next.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "On duty, M. Kaya",
        text: "AMR 07 down, gate 4, code 4102. Reply OK to acknowledge.",
        status: "Acknowledged 05:42",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Shift lead building 2",
        text: "Gate 4 closed, two orders rerouted by gate 5.",
        status: "Read 05:41",
        tone: "ok",
      },
      {
        icon: "message",
        channel: "Slack",
        to: "#maintenance-kassel",
        text: "Lidar AMR 07: third contact fault since March.",
        status: "Delivered 05:40",
        tone: "idle",
      },
      {
        icon: "mail",
        channel: "Email",
        to: "service@fahrwerk-nord.example",
        text: "Fault on serial number 0417, log attached.",
        status: "Delivered 05:40",
        tone: "idle",
      },
    ],
    sent: "Sent 05:40",
    after: [
      {
        time: "05:42:31",
        tone: "ok",
        title: "Acknowledged by Murat Kaya",
        text: "By SMS, 2 min 23 s after the fault. Escalation ended.",
      },
      {
        time: "06:24:50",
        tone: "ok",
        title: "AMR 07 runs again",
        text: "Cable replaced, protective field tested. Down for 44 min 42 s.",
      },
    ],
  },
};
