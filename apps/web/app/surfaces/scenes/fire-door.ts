import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Alarmverlauf einer Nacht: Um 02:17 Uhr hält Routenzug 3 unter der Brandschutztür Ost. Eine SMS geht an die Rufbereitschaft, um 02:23 Uhr an die zweite Person, um 02:39 Uhr fährt der Zug wieder.",
    title: "Vorgang V-0871",
    context: "Routenzug 3 · Brandschutztür Ost",
    fault: {
      time: "02:17:04",
      tone: "fault",
      title: "Routenzug 3 meldet ein Hindernis und steht",
      text: "Die Zone „Brandschutztür Ost“ macht daraus Priorität 1: Die Tür kann nicht schließen.",
    },
    rule: {
      time: "02:18:10",
      tone: "warning",
      title: "Vierzig Meldungen, ein Vorgang",
      text: "Sechs wartende Fahrzeuge und ein später Auftrag hängen daran. Eine Meldung geht hinaus.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Rufbereitschaft, erste Person",
        text: "Routenzug 3, Brandschutztür Ost. Zuerst: Scannerfeld frei? Mit OK quittieren.",
        status: "Ohne Antwort bis 02:23",
        tone: "warning",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Schichtleitung Nacht",
        text: "Tür Ost blockiert, Züge fahren über das Nordtor.",
        status: "Gelesen 02:20",
        tone: "ok",
      },
      {
        icon: "phone",
        channel: "SMS",
        to: "Rufbereitschaft, zweite Person",
        text: "Routenzug 3, Brandschutztür Ost, seit 02:17. Mit OK quittieren.",
        status: "Quittiert 02:25",
        tone: "ok",
      },
    ],
    sent: "Gesendet",
    after: [
      {
        time: "02:25:40",
        tone: "ok",
        title: "Quittiert von der zweiten Person",
        text: "Die erste sieht, dass der Ruf weitergegangen ist.",
      },
      {
        time: "02:39:22",
        tone: "ok",
        title: "Routenzug 3 fährt wieder",
        text: "Wickelfolie aus dem Scannerfeld entfernt. Stillstand 22 min 18 s.",
      },
    ],
  },
  en: {
    label:
      "Alert timeline of a night: at 02:17 tugger 3 stops under the fire door east. One SMS goes to the technician on call, at 02:23 to the second person, at 02:39 the tugger runs again.",
    title: "Incident V-0871",
    context: "Tugger 3 · Fire door east",
    fault: {
      time: "02:17:04",
      tone: "fault",
      title: "Tugger 3 reports an obstacle and stops",
      text: "The zone “fire door east” makes it priority 1: the door cannot close.",
    },
    rule: {
      time: "02:18:10",
      tone: "warning",
      title: "Forty messages, one incident",
      text: "Six waiting vehicles and a late order belong to it. One message goes out.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "On call, first person",
        text: "Tugger 3, fire door east. First: scanner field clear? Reply OK to acknowledge.",
        status: "No answer by 02:23",
        tone: "warning",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Night shift lead",
        text: "Door east blocked, tuggers go by the north gate.",
        status: "Read 02:20",
        tone: "ok",
      },
      {
        icon: "phone",
        channel: "SMS",
        to: "On call, second person",
        text: "Tugger 3, fire door east, since 02:17. Reply OK to acknowledge.",
        status: "Acknowledged 02:25",
        tone: "ok",
      },
    ],
    sent: "Sent",
    after: [
      {
        time: "02:25:40",
        tone: "ok",
        title: "Acknowledged by the second person",
        text: "The first can see that the call has moved on.",
      },
      {
        time: "02:39:22",
        tone: "ok",
        title: "Tugger 3 runs again",
        text: "Stretch film taken out of the scanner field. Down for 22 min 18 s.",
      },
    ],
  },
};
