import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Verlauf einer Abendwelle: Um 17:30 Uhr steht Shuttlegasse 6, um 17:50 Uhr warten AMR vor vollen Packplätzen. Vierzig Meldungen liegen in einem Vorgang, die Technik der Schicht hat um 17:33 Uhr quittiert, um 18:04 Uhr fährt das Shuttle wieder.",
    title: "Vorgang V-2204",
    context: "Shuttlegasse 6 · Abendwelle",
    fault: {
      time: "17:30:20",
      tone: "fault",
      title: "Shuttlegasse 6 steht",
      text: "Erste Ursache. Der Lkw des Paketdienstes fährt um 20:00 Uhr.",
    },
    rule: {
      time: "17:30:22",
      tone: "warning",
      title: "Regel „Abendwelle“",
      text: "Zuerst die Technik der Schicht. Ohne Bestätigung bis 17:35 Uhr ist die nächste Stelle dran.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Technik, Spätschicht",
        text: "Shuttlegasse 6 steht, Ebene 4. Mit OK quittieren.",
        status: "Quittiert 17:33",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Betriebsleitung",
        text: "Gasse 6 steht. Aufträge für 20:00 Uhr aus Gasse 5 und 7 holen?",
        status: "Gelesen 17:32",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "E-Mail",
        to: "Integrator, Hotline",
        text: "Störung Shuttle, Protokoll im Anhang. Reaktionszeit läuft.",
        status: "Uhr läuft seit 17:30",
        tone: "warning",
      },
    ],
    sent: "Gesendet 17:30",
    after: [
      {
        time: "17:50:00",
        tone: "warning",
        title: "Vierzig Meldungen, ein Vorgang",
        text: "Puffer seit 17:40 Uhr voll, vier AMR warten: Folgen von Gasse 6, zu ihnen läuft niemand.",
      },
      {
        time: "18:04:40",
        tone: "ok",
        title: "Shuttlegasse 6 fährt wieder",
        text: "Lichtschranke gereinigt. Stillstand 34 min 20 s, dieser Ursache zugerechnet.",
      },
    ],
  },
  en: {
    label:
      "Timeline of an evening wave: at 17:30 shuttle lane 6 stops, at 17:50 AMR wait in front of full packing stations. Forty messages are one incident, the technicians of the shift acknowledged at 17:33, at 18:04 the shuttle runs again.",
    title: "Incident V-2204",
    context: "Shuttle lane 6 · Evening wave",
    fault: {
      time: "17:30:20",
      tone: "fault",
      title: "Shuttle lane 6 has stopped",
      text: "First cause. The parcel truck leaves at 20:00.",
    },
    rule: {
      time: "17:30:22",
      tone: "warning",
      title: "Rule “Evening wave”",
      text: "First the technicians of the shift. Without an answer by 17:35 the next in line is called.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Technicians, late shift",
        text: "Shuttle lane 6 down, level 4. Reply OK to acknowledge.",
        status: "Acknowledged 17:33",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Operations lead",
        text: "Lane 6 down. Pick the 20:00 orders from lanes 5 and 7?",
        status: "Read 17:32",
        tone: "ok",
      },
      {
        icon: "mail",
        channel: "Email",
        to: "Integrator, hotline",
        text: "Shuttle fault, log attached. The response time is running.",
        status: "Running since 17:30",
        tone: "warning",
      },
    ],
    sent: "Sent 17:30",
    after: [
      {
        time: "17:50:00",
        tone: "warning",
        title: "Forty messages, one incident",
        text: "Buffer full since 17:40, four AMR wait: they follow from lane 6, nobody walks to them.",
      },
      {
        time: "18:04:40",
        tone: "ok",
        title: "Shuttle lane 6 runs again",
        text: "Photo eye cleaned. Down for 34 min 20 s, counted against this cause.",
      },
    ],
  },
};
