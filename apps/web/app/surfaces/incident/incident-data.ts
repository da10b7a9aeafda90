import type { IconName } from "@waku/content/schema";
import type { ByLocale } from "../by-locale";

/** Seconds of the story at which its seven steps begin; the last number is its end. */
export const stepsAt = [0, 2.4, 4.8, 9, 10.4, 11.8, 14.2, 16.4] as const;

/** A message of the alert: by which channel, to whom, and what became of it. */
type Message = { icon: IconName; channel: string; to: string; state: string; isAnswered?: true };

type Texts = {
  label: string;
  title: string;
  /** Name of the list of steps. */
  steps: string;
  /** Time and name of each step. */
  stepList: [time: string, name: string][];
  robot: { drives: string; fault: string; gate: string; closed: string };
  /** First picture on a small screen: the robot in trouble. */
  trouble: { title: string; rows: [name: string, value: string][] };
  alert: { title: string; time: string; sent: string; messages: Message[]; rule: string };
  agent: {
    title: string;
    spoken: string;
    question: string;
    /** The question for those who read the other language. */
    translation?: string;
    answer: string;
    source: string;
    page: string;
    quote: string;
  };
  work: {
    ticket: string;
    subject: string;
    ticketStates: [fresh: string, taken: string, done: string];
    part: string;
    partNumber: string;
    partState: string;
    order: string;
    orderTask: string;
    orderStates: [open: string, done: string];
  };
  /** The whole incident in lines, for small screens. */
  summary: { title: string; outcome: string; lines: [time: string, text: string][] };
};

/** The manual speaks English in both languages: it is quoted as it stands there. */
const quote = "If 4102 recurs, inspect connector X31 for bent or corroded pins before replacing the scanner.";

export const incidentTexts: ByLocale<Texts> = {
  de: {
    label:
      "Ein Vorfall in sieben Schritten: AMR 07 bleibt um 05:40 Uhr in der Gasse zu Tor 4 stehen. Die Meldung geht per SMS, Slack und E-Mail hinaus und wird um 05:42 Uhr quittiert. Der Instandhaltungsagent beantwortet die gesprochene Frage mit einer Stelle aus der Betriebsanleitung: zuerst Stecker X31 prüfen. Ticket T-2417 entsteht, das Scannerkabel aus Fach B-12 ist reserviert, der Arbeitsauftrag um 06:22 Uhr abgeschlossen. Um 06:24 Uhr fährt der Roboter wieder, nach 44 Minuten.",
    title: "Vorfall AMR 07",
    steps: "Schritte des Vorfalls",
    stepList: [
      ["05:40", "Roboter steht"],
      ["05:40", "Meldung geht raus"],
      ["05:43", "Ursache gefunden"],
      ["05:45", "Ticket geschrieben"],
      ["05:46", "Teil reserviert"],
      ["06:22", "Auftrag erledigt"],
      ["06:24", "Roboter fährt"],
    ],
    robot: { drives: "Fährt", fault: "Code 4102", gate: "Tor 4", closed: "Gasse gesperrt" },
    trouble: {
      title: "AMR 07 steht",
      rows: [
        ["Ort", "Tor 4, Gasse 2"],
        ["Code", "4102 Laserscanner vorn"],
        ["Wartet", "2 Aufträge dahinter"],
        ["Akku", "64 % · 51,2 V"],
        ["Meldet", "VDA 5050"],
      ],
    },
    alert: {
      title: "Alarm, Priorität 1",
      time: "05:40:09",
      sent: "Gesendet",
      messages: [
        { icon: "phone", channel: "SMS", to: "Bereitschaft, M. Kaya", state: "Quittiert 05:42", isAnswered: true },
        { icon: "message", channel: "Slack", to: "#technik-kassel", state: "Zugestellt" },
        { icon: "mail", channel: "E-Mail", to: "Schichtleitung", state: "Zugestellt" },
      ],
      rule: "Regel Frühschicht: Ohne Quittung bis 05:45 Uhr ist die zweite Person dran.",
    },
    agent: {
      title: "Instandhaltungsagent",
      spoken: "Gesprochen, 0:03",
      question: "AMR 07, Code 4102, was zuerst?",
      answer: "Zuerst Stecker X31 prüfen, noch nicht den Scanner tauschen.",
      source: "Operating manual, rev. 4.2",
      page: "englisch, S. 84",
      quote,
    },
    work: {
      ticket: "T-2417",
      subject: "Laserscanner vorn, Tor 4",
      ticketStates: ["Neu", "In Arbeit", "Erledigt"],
      part: "Scannerkabel 8 m",
      partNumber: "SK-8810-08",
      partState: "Reserviert, B-12",
      order: "AA-3318",
      orderTask: "Tauschen, messen, Probefahrt",
      orderStates: ["M. Kaya, Schritt 1 von 6", "Abgeschlossen 06:22"],
    },
    summary: {
      title: "AMR 07 fährt wieder",
      outcome: "44 min Stillstand",
      lines: [
        ["05:40", "Steht an Tor 4, Code 4102"],
        ["05:42", "Per SMS quittiert, M. Kaya"],
        ["05:43", "Ursache Stecker X31, Handbuch S. 84"],
        ["05:46", "Ticket T-2417, Kabel aus B-12 reserviert"],
        ["06:22", "Auftrag AA-3318 abgeschlossen"],
      ],
    },
  },
  en: {
    label:
      "One incident in seven steps: at 05:40 AMR 07 stops in the aisle to gate 4. The alert goes out by SMS, Slack and email and is acknowledged at 05:42. The maintenance agent answers a question spoken in German with a passage of the manual: check connector X31 first. Ticket T-2417 is written, the scanner cable from bin B-12 reserved, the work order closed at 06:22. At 06:24 the robot runs again, after 44 minutes.",
    title: "Incident AMR 07",
    steps: "Steps of the incident",
    stepList: [
      ["05:40", "Robot stops"],
      ["05:40", "Alert goes out"],
      ["05:43", "Cause found"],
      ["05:45", "Ticket written"],
      ["05:46", "Part reserved"],
      ["06:22", "Work order closed"],
      ["06:24", "Robot runs"],
    ],
    robot: { drives: "Driving", fault: "Code 4102", gate: "Gate 4", closed: "Aisle closed" },
    trouble: {
      title: "AMR 07 has stopped",
      rows: [
        ["Place", "Gate 4, aisle 2"],
        ["Code", "4102 front laser scanner"],
        ["Waiting", "2 orders behind it"],
        ["Battery", "64% · 51.2 V"],
        ["Reports", "VDA 5050"],
      ],
    },
    alert: {
      title: "Alert, priority 1",
      time: "05:40:09",
      sent: "Sent",
      messages: [
        { icon: "phone", channel: "SMS", to: "On duty, M. Kaya", state: "Acknowledged 05:42", isAnswered: true },
        { icon: "message", channel: "Slack", to: "#maintenance-kassel", state: "Delivered" },
        { icon: "mail", channel: "Email", to: "Shift lead", state: "Delivered" },
      ],
      rule: "Early-shift rule: without an answer by 05:45 the second person is next.",
    },
    agent: {
      title: "Maintenance agent",
      spoken: "Spoken in German, 0:03",
      question: "AMR 07, Code 4102, was zuerst?",
      translation: "AMR 07, code 4102, what first?",
      answer: "Check connector X31 first, do not replace the scanner yet.",
      source: "Operating manual, rev. 4.2",
      page: "p. 84",
      quote,
    },
    work: {
      ticket: "T-2417",
      subject: "Front laser scanner, gate 4",
      ticketStates: ["New", "In progress", "Done"],
      part: "Scanner cable 8 m",
      partNumber: "SK-8810-08",
      partState: "Reserved, B-12",
      order: "WO-3318",
      orderTask: "Replace, measure, test drive",
      orderStates: ["M. Kaya, step 1 of 6", "Closed 06:22"],
    },
    summary: {
      title: "AMR 07 runs again",
      outcome: "Down for 44 min",
      lines: [
        ["05:40", "Stopped at gate 4, code 4102"],
        ["05:42", "Acknowledged by SMS, M. Kaya"],
        ["05:43", "Cause: connector X31, manual p. 84"],
        ["05:46", "Ticket T-2417, cable from B-12 reserved"],
        ["06:22", "Work order WO-3318 closed"],
      ],
    },
  },
};
