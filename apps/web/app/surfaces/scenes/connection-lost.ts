import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Ein Alarm nach der Lektion: Um 09:12 Uhr verlieren acht Fahrzeuge im selben Bereich die Verbindung. Nach fünf Minuten wird daraus ein Vorfall an einem Access Point, und nur die IT-Bereitschaft wird benachrichtigt; um 09:31 Uhr ist das Netz zurück.",
    title: "Vorfall V-1120",
    context: "Bereich Nord · Access Point 7",
    fault: {
      time: "09:12:05",
      tone: "warning",
      title: "Acht Fahrzeuge ohne Verbindung",
      text: "Alle im Bereich Nord, alle in derselben Minute. Klasse C, Wartezeit fünf Minuten.",
    },
    rule: {
      time: "09:17:05",
      tone: "fault",
      title: "Ein Vorfall statt acht Alarmen",
      text: "Gleiche Art, gleicher Bereich: gebündelt. Empfänger ist, wer das Netz betreut.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "IT-Bereitschaft",
        text: "Access Point 7, acht Fahrzeuge, seit 09:12. Mit OK quittieren.",
        status: "Quittiert 09:19",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Schichtleitung Früh",
        text: "Bereich Nord ohne Netz, Fahrzeuge halten an. IT ist verständigt.",
        status: "Gelesen 09:18",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "E-Mail",
        to: "Wochenbericht",
        text: "Kein Alarm für die Instandhaltung: nichts zu reparieren.",
        status: "Abgelegt",
        tone: "idle",
      },
    ],
    sent: "Gesendet",
    after: [
      {
        time: "09:19:40",
        tone: "ok",
        title: "Quittiert von der IT",
        text: "Nach 2 min 35 s. Die Eskalation nach fünf Minuten entfällt.",
      },
      {
        time: "09:31:10",
        tone: "ok",
        title: "Netz zurück, acht Fahrzeuge fahren",
        text: "Netzteil getauscht. Im Monatsblick: ein Alarm, eine Handlung.",
      },
    ],
  },
  en: {
    label:
      "One alert after the lesson: at 09:12 eight vehicles in the same area lose their connection. After five minutes this becomes one incident at an access point, and only IT on duty is told; at 09:31 the network is back.",
    title: "Incident V-1120",
    context: "North area · Access point 7",
    fault: {
      time: "09:12:05",
      tone: "warning",
      title: "Eight vehicles without a connection",
      text: "All in the north area, all within the same minute. Class C, waiting time five minutes.",
    },
    rule: {
      time: "09:17:05",
      tone: "fault",
      title: "One incident instead of eight alerts",
      text: "Same type, same area: bundled. The recipient is the team that looks after the network.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "IT on duty",
        text: "Access point 7, eight vehicles, since 09:12. Reply OK to acknowledge.",
        status: "Acknowledged 09:19",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Early shift lead",
        text: "North area without network, vehicles stop. IT has been told.",
        status: "Read 09:18",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "Email",
        to: "Weekly report",
        text: "No alert for maintenance: there is nothing to repair.",
        status: "Filed",
        tone: "idle",
      },
    ],
    sent: "Sent",
    after: [
      {
        time: "09:19:40",
        tone: "ok",
        title: "Acknowledged by IT",
        text: "After 2 min 35 s. The escalation after five minutes is not needed.",
      },
      {
        time: "09:31:10",
        tone: "ok",
        title: "Network back, eight vehicles drive",
        text: "Power supply replaced. In the monthly review: one alert, one action.",
      },
    ],
  },
};
