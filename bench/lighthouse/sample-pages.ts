import { BenchError } from "../run.ts";

export type SamplePage = { name: string; path: string };

/**
 * One page of every family: a static path, the first item whose English path begins so, or a path of both languages that
 * the sitemap leaves out.
 */
const families: Record<string, { path: string } | { below: string } | { unlisted: string }> = {
  start: { path: "" },
  product: { path: "products/waku-care" },
  feature: { path: "features/live-map" },
  capability: { path: "capabilities/cmms-for-fts-agv-amr-mobile-robots" },
  "use case": { path: "use-cases/intelligent-maintenance-agent-ai-ima" },
  device: { path: "devices/mobile-robots-agv-amr" },
  industry: { path: "industries/warehousing" },
  benefit: { path: "benefits/operations" },
  solution: { path: "solutions/robot-fleet-control" },
  consulting: { path: "consulting/fts-agv-amr-consulting-partner" },
  "success story": { path: "success-stories/otto-group" },
  training: { path: "trainings/live-map-status-agv-amr" },
  special: { path: "specials/logimat" },
  "white paper": { path: "specials/maintenance-modernization-checklist-cmms" },
  "live demo": { path: "platform/live-demo" },
  "get started": { path: "get-started" },
  contact: { path: "contact" },
  booking: { path: "book-appointment" },
  pricing: { path: "pricing" },
  calculator: { path: "roi-calculator" },
  "robot finder": { path: "robots" },
  robot: { unlisted: "robots/boston-dynamics-spot" },
  "robot maker": { unlisted: "robots/makers/boston-dynamics" },
  "robot type": { unlisted: "robots/types/cobot" },
  "fault codes": { path: "fault-codes" },
  "fault code": { below: "fault-codes/" },
  integrations: { path: "integrations" },
  company: { path: "company" },
  team: { path: "company/team" },
  legal: { path: "privacy" },
  magazine: { path: "magazine" },
  handbooks: { path: "robot-journey" },
  article: { below: "magazine/" },
  "press release": { below: "company/press/" },
  update: { below: "robot-journey/waku-update/" },
  job: { below: "company/jobs/" },
  client: { below: "company/clients/" },
  partner: { below: "company/partners/" },
  "plain page": { below: "page/" },
  chapter: { below: "robot-journey/robot-operations/" },
  section: { below: "robot-journey/robot-operations/faults-and-escalation/" },
};

/** Pages that people read from top to bottom: articles, press, jobs, handbooks, legal texts. */
export function isReadingPage(path: string): boolean {
  return /^\/(?:de|en)\/(?:magazine\/.|company\/(?:press|jobs)\/.|robot-journey\/[^/]+\/.|page\/|privacy)/.test(path);
}

/** Finds the sampled pages in both languages by the site's own sitemap. */
export async function samplePages(origin: string): Promise<SamplePage[]> {
  const response = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(10_000) });
  const clusters = languageClusters(await response.text());
  return Object.entries(families).flatMap(([name, family]) => {
    if ("unlisted" in family)
      return (["de", "en"] as const).map((locale) => ({
        name: `${name} ${locale}`,
        path: `/${locale}/${family.unlisted}`,
      }));
    const cluster = clusters.find(({ en }) =>
      "path" in family ? en === (family.path ? `/en/${family.path}` : "/en") : en.startsWith(`/en/${family.below}`),
    );
    if (!cluster) throw new BenchError(`The sitemap has no page of the family “${name}”.`);
    return [
      { name: `${name} de`, path: cluster.de },
      { name: `${name} en`, path: cluster.en },
    ];
  });
}

/** Paths of the same page in both languages. */
function languageClusters(sitemap: string): { de: string; en: string }[] {
  return [...sitemap.matchAll(/<url>.*?<\/url>/gs)].flatMap(([url]) => {
    const path = (language: string) => {
      const href = new RegExp(`hreflang="${language}" href="([^"]+)"`).exec(url)?.[1];
      return href && new URL(href).pathname;
    };
    const [de, en] = [path("de"), path("en")];
    return de && en ? [{ de, en }] : [];
  });
}
