import type { ByLocale } from "../by-locale";
import type { TimelineTexts } from "../timeline/timeline-texts";

export const scene: ByLocale<TimelineTexts> = {
  de: {
    label:
      "Verlauf einer Nacht im Supermarkt: Um 21:40 Uhr hält Scheuersaugroboter 3 vor einer Palette. Die Ansprechperson im Markt bekommt eine SMS und schiebt die Palette beiseite, um 21:52 Uhr fährt er weiter. Am Morgen ist die gereinigte Fläche belegt.",
    title: "Markt 7 · Nacht",
    context: "Scheuersaugroboter 3",
    fault: {
      time: "21:40:12",
      tone: "fault",
      title: "Roboter 3 hält vor einer Palette",
      text: "Gestartet um 21:30 Uhr. Mineralwasser steht in Bahn 4, die Maschine ist in Ordnung.",
    },
    rule: {
      time: "21:40:14",
      tone: "warning",
      title: "Regel „Nacht im Objekt“",
      text: "Zuerst die Ansprechperson im Markt. Ohne Antwort bis 21:50 Uhr ist die Bereitschaft dran.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Ansprechperson im Markt",
        text: "Roboter 3, Bahn 4: Palette bitte zur Seite. Mit OK quittieren.",
        status: "Quittiert 21:44",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Bereichsleitung",
        text: "Markt 7, Bahn 4: dritter Halt in zwei Wochen. Route ändern?",
        status: "Gelesen 06:10",
        tone: "ok",
      },
      {
        icon: "clipboard-list",
        channel: "Servicetour",
        to: "Donnerstag, Markt 7",
        text: "Pads abgenutzt, Ablassschlauch prüfen.",
        status: "Auf der Liste",
        tone: "idle",
      },
    ],
    sent: "Gesendet",
    after: [
      {
        time: "21:52:30",
        tone: "ok",
        title: "Roboter 3 reinigt weiter",
        text: "Palette beiseitegeschoben. Stillstand 12 min 18 s.",
      },
      {
        time: "05:30:00",
        tone: "ok",
        title: "1.840 von 1.860 m² gereinigt",
        text: "Ausgelassen: 20 m² in Bahn 4, mit Grund. Der Kunde sieht denselben Bericht.",
      },
    ],
  },
  en: {
    label:
      "Timeline of a night in a supermarket: at 21:40 scrubber 3 stops in front of a pallet. The contact in the store gets a text message and moves the pallet, at 21:52 the machine goes on. In the morning the cleaned area is on record.",
    title: "Store 7 · Night",
    context: "Scrubber 3",
    fault: {
      time: "21:40:12",
      tone: "fault",
      title: "Scrubber 3 stops in front of a pallet",
      text: "Started at 21:30. Mineral water stands in lane 4, the machine is fine.",
    },
    rule: {
      time: "21:40:14",
      tone: "warning",
      title: "Rule “Night on site”",
      text: "First the contact in the store. Without an answer by 21:50 the person on call is next.",
    },
    deliveries: [
      {
        icon: "phone",
        channel: "SMS",
        to: "Contact in the store",
        text: "Scrubber 3, lane 4: please move the pallet. Reply OK to acknowledge.",
        status: "Acknowledged 21:44",
        tone: "ok",
      },
      {
        icon: "messages",
        channel: "MS Teams",
        to: "Area manager",
        text: "Store 7, lane 4: third stop in two weeks. Change the route?",
        status: "Read 06:10",
        tone: "ok",
      },
      {
        icon: "clipboard-list",
        channel: "Service tour",
        to: "Thursday, store 7",
        text: "Pads worn, check the drain hose.",
        status: "On the list",
        tone: "idle",
      },
    ],
    sent: "Sent",
    after: [
      {
        time: "21:52:30",
        tone: "ok",
        title: "Scrubber 3 cleans on",
        text: "Pallet moved aside. Stopped for 12 min 18 s.",
      },
      {
        time: "05:30:00",
        tone: "ok",
        title: "1,840 of 1,860 m² cleaned",
        text: "Left out: 20 m² in lane 4, with the reason. The customer sees the same report.",
      },
    ],
  },
};
