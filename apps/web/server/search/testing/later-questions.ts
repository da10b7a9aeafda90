import type { Locale } from "@waku/i18n/locale";
import type { Question } from "./questions";

/** Questions written when the termbase had words for every subject, and measured once before anything was mended for them. */
export const laterQuestions: Record<Locale, Question[]> = {
  de: [
    // Tasks
    {
      ask: "Reaktionszeit vom Servicepartner nachweisen",
      finds: [
        "section:robot-operations/service-partners/when-the-clock-starts",
        "article:eleven-clauses-and-the-clock",
        "chapter:robot-operations/service-partners",
        "section:reliable-robots-manufacturers/service-and-spare-parts/service-levels",
      ],
    },
    {
      ask: "Laden in der Mittagspause",
      finds: [
        "section:sustainable-automation/peak-load/opportunity-charging-on-a-shift-plan",
        "section:sustainable-automation/energy-and-batteries/charging-strategy",
      ],
    },
    {
      ask: "neue Kollegen am Roboter einweisen",
      finds: [
        "section:robot-operations/people/instruction-and-refreshers",
        "section:robot-operations/people/seasonal-staff-on-day-two",
        "chapter:robot-operations/people",
      ],
    },
    {
      ask: "Excel durch Wartungssoftware ablösen",
      finds: [
        "page:specials/maintenance-modernization-checklist-cmms",
        "page:use-cases/computerized-maintenance-management-software-cmms",
        "page:products/waku-care",
        "page:",
      ],
    },
    {
      ask: "Drohne Akkus Flugbuch",
      finds: ["page:devices/drones"],
    },
    {
      ask: "welche Roboter passen durch eine 90 cm Tür",
      finds: ["page:robots", "page:robots/compare", "page:solutions/exploration", "page:solutions/robot-test"],
    },
    // Symptoms
    {
      ask: "Stau an der Kreuzung",
      finds: ["page:features/traffic-control", "page:trainings/traffic-management-agv-amr"],
    },
    {
      ask: "Techniker werden ständig umsonst geweckt",
      finds: [
        "update:alarms-worth-waking-someone",
        "page:trainings/alerting-minimize-downtime-agv-amr",
        "page:features/alerting-incident",
        "article:from-412-messages-to-nine-alarms",
      ],
    },
    {
      ask: "Lichtschranke verdreckt Band steht",
      finds: ["page:devices/conveyors-automation-systems"],
    },
    { ask: "Aufzug nimmt den Roboter nicht mit", finds: ["page:industries/hospitality", "page:fault-codes"] },
    // Standards
    { ask: "DGUV Vorschrift 68", finds: ["plainPage:standards-and-law", "page:devices/manual-forklifts-vehicles"] },
    {
      ask: "wie oft muss ein AMR geprüft werden",
      finds: [
        "article:who-inspects-an-amr",
        "section:robot-operations/inspections-and-proof/who-inspects-what",
        "chapter:robot-operations/inspections-and-proof",
      ],
    },
    { ask: "NIS2", finds: ["plainPage:standards-and-law", "page:security", "page:benefits/it-infrastructure"] },
    // Product words
    { ask: "Störung per App melden", finds: ["page:features/ticket-system", "page:features/digital-robot-file"] },
    { ask: "Brille zeigt Anleitung an", finds: ["page:use-cases/ar-mr-maintenance"] },
    // Misspelled
    { ask: "Leitsand Roboter", finds: ["page:solutions/robot-control-tower"] },
    { ask: "Auschreibung Fahrerlose Transportsysteme", finds: ["page:consulting/procurement-tenders"] },
    // The company and the law
    { ask: "Logo zum Herunterladen", finds: ["page:company/press"] },
    { ask: "welche Daten speichert ihr von mir", finds: ["page:privacy"] },
    { ask: "Otto", finds: ["client:otto-group", "page:success-stories/otto-group"] },
    // A third later, and measured before anything was mended, too
    {
      ask: "Ersatzteil fehlt wann wird geliefert",
      finds: [
        "page:use-cases/spare-part-management-gspm",
        "article:spare-parts-for-20-amr",
        "chapter:reliable-robots-manufacturers/service-and-spare-parts",
        "section:reliable-robots-manufacturers/service-and-spare-parts/part-criticality",
      ],
    },
    {
      ask: "Stromverbrauch der Flotte senken",
      finds: [
        "section:sustainable-automation/right-sizing/standby",
        "section:sustainable-automation/energy-and-batteries/energy-per-transport",
        "chapter:sustainable-automation/energy-and-batteries",
        "page:robot-journey/sustainable-automation",
        "chapter:sustainable-automation/peak-load",
      ],
    },
    {
      ask: "Roboter fährt gegen ein Regal",
      finds: [
        "update:the-rack-nobody-announced",
        "section:robot-operations/one-maintenance-plan/changes-in-the-hall",
        "section:robot-operations/faults-and-escalation/first-response",
      ],
    },
    { ask: "Monatsbericht automatisch per Mail", finds: ["page:features/reports"] },
    {
      ask: "Hersteller will Fernzugriff auf unsere Roboter",
      finds: ["page:use-cases/remote-support", "page:benefits/it-infrastructure", "page:security"],
    },
    {
      ask: "wie viel spare ich mit WAKU",
      finds: ["page:roi-calculator", "page:pricing", "page:consulting/roi-business-case-calculation"],
    },
    {
      ask: "Checkliste Schichtstart",
      finds: [
        "section:robot-operations/shift-start-and-handover/first-ten-minutes",
        "chapter:robot-operations/shift-start-and-handover",
        "article:lidar-faults-shift-start-checks",
        "page:features/work-templates",
      ],
    },
    { ask: "Sensoren melden früh, dass ein Lager kaputt geht", finds: ["page:features/predictive-maintenance"] },
    { ask: "Haftung für Inhalte", finds: ["page:terms", "page:imprint"] },
    {
      ask: "Gewärleistung oder Verschleis",
      finds: ["section:reliable-robots-manufacturers/reliability-in-the-field/wear-misuse-or-defect"],
    },
  ],
  en: [
    // Tasks
    {
      ask: "who can press the reset button",
      finds: ["section:robot-operations/people/the-permission-matrix", "chapter:robot-operations/people"],
    },
    {
      ask: "prepare for an audit",
      finds: [
        "section:robot-operations/inspections-and-proof/the-folder-for-the-audit",
        "chapter:robot-operations/inspections-and-proof",
      ],
    },
    {
      ask: "sell our robots through you",
      finds: ["page:partners", "page:company/partners", "partner:robot-manufacturers", "page:benefits/partners"],
    },
    {
      ask: "which telemetry should we store",
      finds: ["section:reliable-robots-manufacturers/reliability-in-the-field/field-data"],
    },
    {
      ask: "make the robot easier to service",
      finds: [
        "section:reliable-robots-manufacturers/feedback-into-design/design-for-inspection",
        "chapter:reliable-robots-manufacturers/feedback-into-design",
        "page:robot-journey/reliable-robots-manufacturers",
      ],
    },
    {
      ask: "keep an overview of several plants",
      finds: ["page:solutions/robot-control-tower", "page:features/live-map", "page:benefits/management"],
    },
    {
      ask: "see the software in action",
      finds: ["page:platform/live-demo"],
    },
    // Symptoms
    {
      ask: "same fault keeps coming back after the fix",
      finds: [
        "section:reliable-robots-manufacturers/feedback-into-design/proof-in-the-fleet",
        "section:reliable-robots-manufacturers/feedback-into-design/from-ticket-to-change",
        "page:use-cases/troubleshooting",
        "page:features/maintenance-repairs",
      ],
    },
    {
      ask: "night shift forgets to tell us about problems",
      finds: [
        "section:robot-operations/shift-start-and-handover/handover-in-writing",
        "update:three-sentences-for-the-handover",
        "chapter:robot-operations/shift-start-and-handover",
        "section:robot-operations/shift-start-and-handover/the-night-without-technicians",
      ],
    },
    {
      ask: "battery only lasts half a shift",
      finds: [
        "update:an-hour-with-the-battery-log",
        "section:sustainable-automation/energy-and-batteries/reading-the-battery-log",
        "chapter:sustainable-automation/energy-and-batteries",
        "section:sustainable-automation/energy-and-batteries/charging-strategy",
      ],
    },
    // Standards
    {
      ask: "force measurement cobot",
      finds: ["article:iso-10218-and-the-new-gripper", "page:devices/cobots", "plainPage:standards-and-law"],
    },
    { ask: "ISO/TS 15066", finds: ["plainPage:standards-and-law", "page:devices/cobots"] },
    {
      ask: "cyber resilience act",
      finds: ["plainPage:standards-and-law", "page:security"],
    },
    // Product words
    { ask: "downtime in the factory", finds: ["page:industries/manufacturing", "page:roi-calculator"] },
    { ask: "hololens", finds: ["page:use-cases/ar-mr-maintenance"] },
    // Misspelled
    { ask: "refubrish wheels", finds: ["section:sustainable-automation/repair-and-second-life/reconditioning"] },
    { ask: "forlkift inspection", finds: ["page:devices/manual-forklifts-vehicles"] },
    // The company and the law
    {
      ask: "forklift dealer customer story",
      finds: ["client:jugard-kuenstner", "page:success-stories/jugard-kuenstner"],
    },
    { ask: "how do I delete my account data", finds: ["page:privacy"] },
    { ask: "factory tour", finds: ["page:specials/tour"] },
    // A third later
    {
      ask: "buy robots secondhand or give old ones away",
      finds: [
        "section:sustainable-automation/repair-and-second-life/second-life",
        "chapter:sustainable-automation/repair-and-second-life",
        "page:use-cases/full-robot-cycle",
      ],
    },
    { ask: "kitchen robot breaks on a busy evening", finds: ["page:industries/gastronomy"] },
    {
      ask: "who pays when the deadline is missed",
      finds: [
        "article:eleven-clauses-and-the-clock",
        "section:robot-operations/service-partners/when-the-clock-starts",
        "chapter:robot-operations/service-partners",
      ],
    },
    { ask: "connect to SAP", finds: ["page:integrations", "article:sap-pm-and-a-robot-cmms"] },
    {
      ask: "does it work without internet",
      finds: [
        "page:industries/cleaning",
        "page:benefits/it-infrastructure",
        "page:capabilities/other",
        "page:security",
        "page:features/work-orders",
        "page:features/digital-robot-file",
      ],
    },
    {
      ask: "robot arm lubrication schedule",
      finds: [
        "page:devices/stationary-robots-industrial-arms",
        "article:twenty-four-arms-twelve-windows",
        "page:features/maintenance-schedules",
      ],
    },
    {
      ask: "why did my robot lose its map position",
      finds: [
        "section:robot-operations/faults-and-escalation/first-response",
        "page:fault-codes",
        "page:use-cases/troubleshooting",
        "article:lidar-faults-shift-start-checks",
        "chapter:robot-operations/faults-and-escalation",
      ],
    },
    { ask: "cost per device per month", finds: ["page:pricing"] },
    { ask: "where do you get your numbers from", finds: ["plainPage:figures-policy"] },
    { ask: "humaniod robots", finds: ["page:devices/humanoid-robots", "robots/types/humanoid"] },
  ],
};
