import type { StaticPath } from "@waku/content/schema";

/** Kinds of static pages. Each has a composition of its own (`compositions.ts`). */
export type PageFamily =
  | "start"
  | "product"
  | "feature"
  | "useCase"
  | "device"
  | "industry"
  | "benefit"
  | "solution"
  | "consulting"
  | "getStarted"
  | "training"
  | "story"
  | "whitePaper"
  | "event"
  | "contact"
  | "booking"
  | "tool"
  | "company"
  | "overview"
  | "reading"
  | "legal";

type FirstSegment<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;

/** Family by the first segment of the address: complete by its type, so that no new page goes without one. */
const familyOfSegment: Record<FirstSegment<StaticPath>, PageFamily> = {
  "": "start",
  benefits: "benefit",
  "book-appointment": "booking",
  capabilities: "solution",
  company: "company",
  consulting: "consulting",
  contact: "contact",
  devices: "device",
  features: "feature",
  "get-started": "getStarted",
  imprint: "legal",
  industries: "industry",
  magazine: "reading",
  newsletter: "contact",
  partners: "company",
  platform: "booking",
  pricing: "tool",
  privacy: "legal",
  products: "product",
  "request-offer": "contact",
  "robot-journey": "reading",
  robots: "tool",
  "roi-calculator": "tool",
  solutions: "solution",
  specials: "event",
  "success-stories": "story",
  terms: "legal",
  "thank-you": "contact",
  trainings: "training",
  "use-cases": "useCase",
};

/** Pages that are of another kind than their neighbours. */
const exceptions: Partial<Record<StaticPath, PageFamily>> = {
  benefits: "overview",
  solutions: "overview",
  "success-stories": "overview",
  "robot-journey": "overview",
  "robots/correct": "contact",
  "company/clients": "reading",
  "company/jobs": "reading",
  "company/partners": "reading",
  "company/press": "reading",
  "specials/maintenance-modernization-checklist-cmms": "whitePaper",
  "specials/overcome-downtime-automated-warehouse-facility-whitepaper": "whitePaper",
};

/** The family of a static page; content holds no other pages than those of the inventory. */
export function pageFamily(path: string): PageFamily {
  const segment = path.replace(/\/.*$/, "") as FirstSegment<StaticPath>;
  return exceptions[path as StaticPath] ?? familyOfSegment[segment];
}
