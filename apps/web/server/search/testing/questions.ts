import type { Ref } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";

/** A document, or a page that no document makes, by its path. */
export type Target = Ref | `robots/${string}` | `fault-codes/${string}`;
export type Question = { ask: string; finds: Target[] };

/**
 * What visitors ask, and the page or pages that each question should find. They were written before the search was; whoever
 * mends a question that is missed mends what many questions go through, never the one question.
 */
export const questions: Record<Locale, Question[]> = {
  de: [
    // Tasks
    {
      ask: "Ersatzteillager",
      finds: [
        "page:use-cases/spare-part-management-gspm",
        "article:spare-parts-for-20-amr",
        "chapter:reliable-robots-manufacturers/service-and-spare-parts",
      ],
    },
    {
      ask: "Ersatz Teile bestellen",
      finds: ["page:use-cases/spare-part-management-gspm", "pressRelease:spare-part-management"],
    },
    {
      ask: "Flottengroesse berechnen",
      finds: ["section:sustainable-automation/right-sizing/fleet-size-from-demand", "page:consulting/solution-design"],
    },
    {
      ask: "Schichtübergabe",
      finds: [
        "chapter:robot-operations/shift-start-and-handover",
        "section:robot-operations/shift-start-and-handover/handover-in-writing",
      ],
    },
    { ask: "Termin verschieben", finds: ["page:book-appointment"] },
    {
      ask: "Roboter mieten oder kaufen",
      finds: ["page:solutions/procurement", "page:solutions/robot-test", "page:consulting/procurement-tenders"],
    },
    { ask: "Amortisation berechnen", finds: ["page:roi-calculator", "page:consulting/roi-business-case-calculation"] },
    {
      ask: "Wartungsplan erstellen",
      finds: [
        "page:features/maintenance-schedules",
        "section:robot-operations/one-maintenance-plan/plan-from-manuals",
        "chapter:robot-operations/one-maintenance-plan",
      ],
    },
    { ask: "Robotermodelle vergleichen", finds: ["page:robots/compare"] },
    // Symptoms
    {
      ask: "Roboter bleibt stehen",
      finds: [
        "section:robot-operations/faults-and-escalation/first-response",
        "chapter:robot-operations/faults-and-escalation",
        "page:use-cases/troubleshooting",
      ],
    },
    { ask: "Lidar verschmutzt", finds: ["article:lidar-faults-shift-start-checks"] },
    {
      ask: "Akku schnell leer",
      finds: [
        "section:sustainable-automation/energy-and-batteries/reading-the-battery-log",
        "section:sustainable-automation/energy-and-batteries/charging-strategy",
        "chapter:sustainable-automation/energy-and-batteries",
      ],
    },
    {
      ask: "Störungsmeldung nachts aufs Handy",
      finds: ["page:features/alerting-incident", "update:alarms-worth-waking-someone"],
    },
    // Standards
    {
      ask: "VDA5050",
      finds: [
        "article:vda-5050-state-messages-for-maintenance",
        "plainPage:standards-and-law",
        "plainPage:robot-maintenance-glossary",
      ],
    },
    { ask: "iso 3691-4", finds: ["plainPage:standards-and-law", "page:devices/mobile-robots-agv-amr"] },
    { ask: "Stapler UVV Prüfung", finds: ["page:devices/manual-forklifts-vehicles"] },
    { ask: "MTBF berechnen", finds: ["article:mtbf-mttr-robot-fleets"] },
    // Product
    { ask: "Was kostet WAKU Care pro Roboter?", finds: ["page:pricing"] },
    {
      ask: "FTS Wartung",
      finds: [
        "page:devices/mobile-robots-agv-amr",
        "page:capabilities/cmms-for-fts-agv-amr-mobile-robots",
        "page:trainings/maintenance-strategy-agv-amr",
      ],
    },
    {
      ask: "fahrerlose Transportsysteme",
      finds: [
        "page:devices/mobile-robots-agv-amr",
        "page:capabilities/cmms-for-fts-agv-amr-mobile-robots",
        "plainPage:robot-maintenance-glossary",
        "robots/types/agv",
      ],
    },
    {
      ask: "SAP Anbindung",
      finds: [
        "page:use-cases/computerized-maintenance-management-software-cmms",
        "page:use-cases/spare-part-management-gspm",
        "page:industries/manufacturing",
      ],
    },
    { ask: "Firewall Ports", finds: ["page:benefits/it-infrastructure", "page:use-cases/remote-support"] },
    { ask: "Reinigungsroboter", finds: ["page:industries/cleaning", "robots/types/cleaning"] },
    {
      ask: "Kuka Cobot",
      finds: [
        "robots/kuka-lbr-iisy-3-r760",
        "robots/kuka-lbr-iisy-11-r1300",
        "robots/kuka-lbr-iisy-15-r930",
        "robots/kuka-lbr-iiwa-14-r820",
        "robots/kuka-lbr-iiwa-7",
        "robots/kuka-lbr-med-7",
        "robots/kuka-lbr-med-14",
        "robots/makers/kuka",
      ],
    },
    // Misspellings
    { ask: "vorrausschauende Wartung", finds: ["page:features/predictive-maintenance"] },
    {
      ask: "Instandhaltungssofware",
      finds: ["page:use-cases/computerized-maintenance-management-software-cmms", "page:", "page:products/waku-care"],
    },
    // Company and law
    { ask: "Impressum", finds: ["page:imprint"] },
    { ask: "datenschutz", finds: ["page:privacy"] },
    { ask: "Stellenangebote", finds: ["page:company/jobs"] },
    { ask: "wer steckt hinter WAKU", finds: ["page:company/team", "page:company"] },
  ],
  en: [
    // Tasks
    {
      ask: "spare parts stock",
      finds: [
        "page:use-cases/spare-part-management-gspm",
        "article:spare-parts-for-20-amr",
        "section:reliable-robots-manufacturers/service-and-spare-parts/part-criticality",
      ],
    },
    { ask: "cancel my appointment", finds: ["page:book-appointment"] },
    {
      ask: "shift handover",
      finds: [
        "chapter:robot-operations/shift-start-and-handover",
        "section:robot-operations/shift-start-and-handover/handover-in-writing",
      ],
    },
    {
      ask: "battery charging strategy",
      finds: ["section:sustainable-automation/energy-and-batteries/charging-strategy"],
    },
    { ask: "rent a robot", finds: ["page:solutions/procurement", "page:solutions/robot-test"] },
    { ask: "payback period", finds: ["page:roi-calculator", "page:consulting/roi-business-case-calculation"] },
    {
      ask: "optimise processes",
      finds: ["page:use-cases/process-optimization", "page:features/process-analytics"],
    },
    {
      ask: "how many robots do we need",
      finds: [
        "section:sustainable-automation/right-sizing/fleet-size-from-demand",
        "page:consulting/solution-design",
        "page:solutions/solution-design",
        "chapter:sustainable-automation/right-sizing",
      ],
    },
    { ask: "checklist for replacing our CMMS", finds: ["page:specials/maintenance-modernization-checklist-cmms"] },
    // Symptoms
    {
      ask: "robot stopped what to do",
      finds: [
        "section:robot-operations/faults-and-escalation/first-response",
        "chapter:robot-operations/faults-and-escalation",
        "page:use-cases/troubleshooting",
      ],
    },
    { ask: "dirty lidar", finds: ["article:lidar-faults-shift-start-checks"] },
    {
      ask: "on-call alerts at night",
      finds: ["page:features/alerting-incident", "update:alarms-worth-waking-someone"],
    },
    { ask: "trouble shooting robot errors", finds: ["page:use-cases/troubleshooting"] },
    // Standards
    {
      ask: "VDA-5050",
      finds: [
        "article:vda-5050-state-messages-for-maintenance",
        "plainPage:standards-and-law",
        "plainPage:robot-maintenance-glossary",
      ],
    },
    {
      ask: "ISO10218",
      finds: ["plainPage:standards-and-law", "page:devices/stationary-robots-industrial-arms", "page:devices/cobots"],
    },
    {
      ask: "mean time between failures",
      finds: ["article:mtbf-mttr-robot-fleets", "plainPage:robot-maintenance-glossary"],
    },
    { ask: "forklift inspection", finds: ["page:devices/manual-forklifts-vehicles"] },
    // Product
    { ask: "how much does it cost", finds: ["page:pricing"] },
    {
      ask: "CMMS software",
      finds: [
        "page:use-cases/computerized-maintenance-management-software-cmms",
        "page:products/waku-care",
        "page:capabilities/cmms-for-fts-agv-amr-mobile-robots",
      ],
    },
    {
      ask: "driverless vehicles",
      finds: [
        "page:devices/mobile-robots-agv-amr",
        "page:capabilities/cmms-for-fts-agv-amr-mobile-robots",
        "plainPage:robot-maintenance-glossary",
        "robots/types/agv",
      ],
    },
    {
      ask: "SAP integration",
      finds: [
        "page:use-cases/computerized-maintenance-management-software-cmms",
        "page:use-cases/spare-part-management-gspm",
        "page:industries/manufacturing",
      ],
    },
    { ask: "lift hotel robot", finds: ["page:industries/hospitality"] },
    { ask: "cleaning robots", finds: ["page:industries/cleaning", "robots/types/cleaning"] },
    { ask: "Boston Dynamics Spot", finds: ["robots/boston-dynamics-spot"] },
    // Misspellings
    {
      ask: "AGV maintenence",
      finds: [
        "page:devices/mobile-robots-agv-amr",
        "page:capabilities/cmms-for-fts-agv-amr-mobile-robots",
        "page:trainings/maintenance-strategy-agv-amr",
      ],
    },
    { ask: "prediktive maintainance", finds: ["page:features/predictive-maintenance"] },
    // Company and law
    { ask: "imprint", finds: ["page:imprint"] },
    { ask: "GDPR", finds: ["page:privacy"] },
    { ask: "careers", finds: ["page:company/jobs"] },
    { ask: "press photos logo", finds: ["page:company/press"] },
  ],
};

/** Questions written when the search was there, without a look at what it finds; nothing was mended for them. */
export const controlQuestions: Record<Locale, Question[]> = {
  de: [
    { ask: "Drohnenwartung", finds: ["page:devices/drones"] },
    { ask: "Regalprüfung", finds: ["page:devices/other-assets", "plainPage:standards-and-law"] },
    { ask: "Datenbrille", finds: ["page:use-cases/ar-mr-maintenance"] },
    { ask: "Fernwartung Roboter", finds: ["page:use-cases/remote-support"] },
    { ask: "Kuehlhaus", finds: ["update:robots-in-the-cold-store"] },
    { ask: "Koerber", finds: ["page:success-stories/koerber-supply-chain", "client:koerber-supply-chain"] },
    {
      ask: "Energieverbrauch pro Transport messen",
      finds: ["section:sustainable-automation/energy-and-batteries/energy-per-transport"],
    },
    { ask: "verlieren wir die Garantie wenn wir selbst warten", finds: ["page:use-cases/multi-vendor-service"] },
    { ask: "Newsleter abbestellen", finds: ["page:newsletter", "page:privacy"] },
    {
      ask: "Leitsteuerung mehrere Hersteller",
      finds: ["page:products/waku-fleet", "page:solutions/robot-fleet-control"],
    },
  ],
  en: [
    { ask: "who are the founders", finds: ["page:company/team", "page:company"] },
    { ask: "second hand robots", finds: ["section:sustainable-automation/repair-and-second-life/second-life"] },
    {
      ask: "how to compare offers from vendors",
      finds: ["page:solutions/procurement", "page:consulting/procurement-tenders"],
    },
    { ask: "what does OEE mean", finds: ["plainPage:robot-maintenance-glossary"] },
    { ask: "hotel elevators", finds: ["page:industries/hospitality"] },
    { ask: "emergency stop standard", finds: ["plainPage:standards-and-law", "plainPage:robot-maintenance-glossary"] },
    { ask: "augmented reality glasses", finds: ["page:use-cases/ar-mr-maintenance"] },
    { ask: "empty runs", finds: ["section:sustainable-automation/right-sizing/fewer-empty-runs"] },
    { ask: "accessibility statment", finds: ["plainPage:accessibility"] },
    {
      ask: "whitepaper downtime",
      finds: ["page:specials/overcome-downtime-automated-warehouse-facility-whitepaper"],
    },
  ],
};

const standingStill: Target[] = [
  "section:robot-operations/faults-and-escalation/first-response",
  "chapter:robot-operations/faults-and-escalation",
  "page:use-cases/troubleshooting",
];
const batteries: Target[] = [
  "section:sustainable-automation/energy-and-batteries/reading-the-battery-log",
  "section:sustainable-automation/energy-and-batteries/charging-strategy",
  "chapter:sustainable-automation/energy-and-batteries",
];
/** Charging does not begin, is broken off, is refused in the cold, or finds worn contacts. */
const notCharging: Target[] = [
  "page:fault-codes",
  "fault-codes/bat-102",
  "fault-codes/bat-103",
  "fault-codes/bat-105",
  "fault-codes/bat-109",
];
const people: Target[] = ["page:company/team", "page:company", "page:imprint"];
const place: Target[] = ["page:company", "page:contact", "page:imprint"];

/** Symptoms and questions about the company as people say them, written before anything was mended for their kind. */
export const colloquialQuestions: Record<Locale, Question[]> = {
  de: [
    { ask: "FTS fährt nicht mehr los", finds: standingStill },
    { ask: "Roboter streikt", finds: standingStill },
    { ask: "Anlage steht still", finds: [...standingStill, "page:features/alerting-incident"] },
    { ask: "Roboter findet den Weg nicht", finds: [...standingStill, "article:lidar-faults-shift-start-checks"] },
    { ask: "Akku lädt nicht mehr", finds: [...batteries, ...notCharging, "page:use-cases/troubleshooting"] },
    { ask: "wer leitet das Unternehmen", finds: people },
    { ask: "wo sitzt WAKU", finds: place },
    { ask: "bei euch anrufen", finds: ["page:contact", "page:book-appointment"] },
    { ask: "was macht WAKU eigentlich", finds: ["page:", "page:company", "page:products/waku-care"] },
    { ask: "kostenlos ausprobieren", finds: ["page:get-started", "page:pricing", "page:platform/live-demo"] },
  ],
  en: [
    { ask: "robot keeps stopping", finds: standingStill },
    { ask: "machine is down", finds: [...standingStill, "page:features/alerting-incident"] },
    { ask: "robot gets lost", finds: [...standingStill, "article:lidar-faults-shift-start-checks"] },
    { ask: "battery dies too fast", finds: batteries },
    { ask: "robot won't charge", finds: [...batteries, ...notCharging, "page:use-cases/troubleshooting"] },
    { ask: "who owns the company", finds: people },
    { ask: "who is behind Waku", finds: people },
    { ask: "where are you based", finds: place },
    { ask: "give me a call", finds: ["page:contact", "page:book-appointment"] },
    { ask: "who uses your software", finds: ["page:company/clients", "page:success-stories"] },
  ],
};
