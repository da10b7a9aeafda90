/** One page of each family, by language where slugs differ. */
const families: (string | { de: string; en: string })[] = [
  "",
  "products/waku-care",
  "features/live-map",
  "use-cases/spare-part-management-gspm",
  "devices/mobile-robots-agv-amr",
  "industries/warehousing",
  "benefits/operations",
  "solutions/robot-fleet-control",
  "consulting/fts-agv-amr-consulting-partner",
  "trainings/alerting-minimize-downtime-agv-amr",
  "success-stories",
  "success-stories/akkurat-gsv",
  "specials/maintenance-modernization-checklist-cmms",
  "get-started",
  "platform/live-demo",
  "pricing",
  "roi-calculator",
  "robots",
  "robots/boston-dynamics-spot",
  "robots/types/cobot",
  "contact",
  "newsletter",
  "magazine",
  "company",
  "privacy",
  "specials/logimat",
  "robot-journey/robot-operations",
  { de: "magazine/mtbf-mttr-roboterflotten", en: "magazine/mtbf-mttr-robot-fleets" },
  { de: "company/jobs/serviceingenieur-robotik", en: "company/jobs/service-engineer-robotics" },
  {
    de: "robot-journey/sustainable-automation/richtig-dimensionieren/weniger-leerfahrten",
    en: "robot-journey/sustainable-automation/right-sizing/fewer-empty-runs",
  },
  {
    de: "robot-journey/sustainable-automation/richtig-dimensionieren",
    en: "robot-journey/sustainable-automation/right-sizing",
  },
  {
    de: "robot-journey/waku-update/roboter-im-tiefkuehllager",
    en: "robot-journey/waku-update/robots-in-the-cold-store",
  },
  { de: "company/press/ersatzteilmanagement", en: "company/press/spare-part-management" },
  "company/press",
  "company/jobs",
  "company/clients",
  "company/clients/otto-group",
  "company/partners",
  "page",
  "search",
  { de: "search?q=Ersatzteil", en: "search?q=spare+part" },
  { de: "page/redaktionelle-grundsaetze", en: "page/figures-policy" },
];

/** Addresses of one page of each family in a language. */
export function familyAddresses(locale: "de" | "en"): string[] {
  return families.map((family) => {
    const path = typeof family === "string" ? family : family[locale];
    return path ? `/${locale}/${path}` : `/${locale}`;
  });
}
