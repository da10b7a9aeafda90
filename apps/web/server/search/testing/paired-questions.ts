import type { Locale } from "@waku/i18n/locale";
import type { Question, Target } from "./questions";

/** The same thing asked in German and in English, and what it should find; written before anybody looked at what is found. */
const pairs: [de: string, en: string, finds: Target[]][] = [
  // Tasks
  [
    "Ersatzteile nachbestellen",
    "reorder spare parts",
    [
      "page:use-cases/spare-part-management-gspm",
      "article:spare-parts-for-20-amr",
      "pressRelease:spare-part-management",
    ],
  ],
  [
    "Techniker im Außendienst einplanen",
    "dispatch field technicians",
    ["page:use-cases/field-service-management", "page:features/work-orders"],
  ],
  ["Arbeitsauftrag anlegen", "create a work order", ["page:features/work-orders", "page:features/work-templates"]],
  ["Ticket aufmachen", "open a ticket", ["page:features/ticket-system", "page:use-cases/customer-service"]],
  [
    "Wartungsintervalle festlegen",
    "set service intervals",
    [
      "page:features/maintenance-schedules",
      "chapter:robot-operations/one-maintenance-plan",
      "section:robot-operations/one-maintenance-plan/plan-from-manuals",
    ],
  ],
  [
    "Stillstandskosten ausrechnen",
    "cost of downtime calculator",
    [
      "page:roi-calculator",
      "page:consulting/roi-business-case-calculation",
      "page:specials/overcome-downtime-automated-warehouse-facility-whitepaper",
    ],
  ],
  [
    "Roboter vor dem Kauf testen",
    "try a robot before buying",
    ["page:solutions/robot-test", "page:solutions/procurement"],
  ],
  [
    "Ausschreibung für mobile Roboter",
    "tender for mobile robots",
    ["page:consulting/procurement-tenders", "page:solutions/procurement"],
  ],
  [
    "wo sind meine Roboter gerade",
    "where are my robots right now",
    ["page:features/live-map", "page:trainings/live-map-status-agv-amr", "page:solutions/robot-control-tower"],
  ],
  [
    "Reparieren oder ersetzen",
    "repair or replace",
    [
      "section:sustainable-automation/repair-and-second-life/repair-or-replace",
      "chapter:sustainable-automation/repair-and-second-life",
    ],
  ],
  [
    "Bericht an die Geschäftsleitung",
    "report for management",
    ["page:features/reports", "page:benefits/management", "page:products/waku-analytics"],
  ],
  [
    "Schulung zu Alarmen",
    "training on alerts",
    ["page:trainings/alerting-minimize-downtime-agv-amr", "page:features/alerting-incident"],
  ],
  [
    "Fehlercodes nachschlagen",
    "look up error code",
    ["page:fault-codes", "section:robot-operations/faults-and-escalation/one-code-list"],
  ],
  // Symptoms
  [
    "zu viele Alarme",
    "too many alarms",
    [
      "article:from-412-messages-to-nine-alarms",
      "page:features/alerting-incident",
      "update:alarms-worth-waking-someone",
      "page:trainings/alerting-minimize-downtime-agv-amr",
    ],
  ],
  [
    "Roboter blockieren sich gegenseitig",
    "robots blocking each other",
    [
      "page:features/traffic-control",
      "page:trainings/traffic-management-agv-amr",
      "article:zone-sets-and-three-fleet-managers",
    ],
  ],
  ["WLAN bricht ab", "wifi drops out", ["article:radio-map-from-missing-header-ids", "page:fault-codes"]],
  ["QR-Code beschädigt", "damaged QR code", ["update:the-qr-code-that-fell-off"]],
  [
    "nachts kein Techniker da",
    "no technician at night",
    ["section:robot-operations/shift-start-and-handover/the-night-without-technicians"],
  ],
  [
    "Akkuzellen driften auseinander",
    "battery cell imbalance",
    [
      "article:reading-cell-spread-lfp-nmc",
      "section:sustainable-automation/energy-and-batteries/reading-the-battery-log",
      "update:an-hour-with-the-battery-log",
    ],
  ],
  [
    "wer wird bei einer Störung gerufen",
    "who gets called when a robot fails",
    [
      "section:robot-operations/faults-and-escalation/escalation-levels",
      "chapter:robot-operations/faults-and-escalation",
      "page:features/alerting-incident",
    ],
  ],
  // Standards
  ["Batteriepass", "battery passport", ["article:battery-passport-what-to-record"]],
  [
    "Maschinenverordnung 2027",
    "machinery regulation 2027",
    ["plainPage:standards-and-law", "update:january-20-2027-and-your-rebuild"],
  ],
  ["ISO 10218 Greifer", "ISO 10218 gripper", ["article:iso-10218-and-the-new-gripper"]],
  [
    "Welche Normen gelten für AMR",
    "which standards apply to AMRs",
    ["plainPage:standards-and-law", "article:who-inspects-an-amr"],
  ],
  ["FMEA", "FMEA", ["article:fmea-for-one-vehicle-in-an-afternoon"]],
  // Product words
  [
    "KI-Assistent",
    "AI assistant",
    [
      "page:use-cases/intelligent-maintenance-agent-ai-ima",
      "pressRelease:ai-maintenance-agent",
      "update:talking-to-the-maintenance-agent",
    ],
  ],
  ["digitale Roboterakte", "digital robot file", ["page:features/digital-robot-file"]],
  ["Waku Fleet", "Waku Fleet", ["page:products/waku-fleet"]],
  ["Leitstand", "control tower", ["page:solutions/robot-control-tower", "page:solutions/robot-fleet-control"]],
  ["Gabelstapler verwalten", "manage forklifts", ["page:devices/manual-forklifts-vehicles"]],
  ["Fördertechnik", "conveyor", ["page:devices/conveyors-automation-systems"]],
  ["Serviceroboter im Restaurant", "restaurant robots", ["page:industries/gastronomy", "page:industries/hospitality"]],
  // Misspelled
  ["Predictiv Maintenence", "predictve maintenace", ["page:features/predictive-maintenance"]],
  ["Fehlersuhce", "troubleshoting", ["page:use-cases/troubleshooting"]],
  ["Integratinen", "integrtions", ["page:integrations"]],
  // The company and the law
  ["AGB", "terms and conditions", ["page:terms"]],
  ["Preisliste", "price list", ["page:pricing"]],
  ["Angebot anfordern", "request a quote", ["page:request-offer", "page:pricing"]],
  ["Praktikum oder offene Stelle", "job openings", ["page:company/jobs"]],
  [
    "Wie sicher sind unsere Daten",
    "is our data safe",
    ["page:security", "page:privacy", "page:benefits/it-infrastructure"],
  ],
];

/** Forty questions in each language. */
export const pairedQuestions: Record<Locale, Question[]> = {
  de: pairs.map(([ask, , finds]) => ({ ask, finds })),
  en: pairs.map(([, ask, finds]) => ({ ask, finds })),
};
