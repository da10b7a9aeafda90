import type { Entry } from "@waku/content";
import { messagesIn } from "../../app/i18n/messages";
import type { DrawingName } from "../../app/ui/line-drawing/drawings";

/** Drawing by the beginning of the address, the most exact first. */
const drawingsByPath: [string, DrawingName][] = [
  ["devices/cobots", "arm"],
  ["devices/conveyors-automation-systems", "conveyor"],
  ["devices/drones", "drone"],
  ["devices/humanoid-robots", "humanoid"],
  ["devices/manual-forklifts-vehicles", "forklift"],
  ["devices/stationary-robots-industrial-arms", "arm"],
  ["industries/cleaning", "cleaner"],
  ["industries/manufacturing", "arm"],
  ["industries/warehousing", "forklift"],
  ["features/live-map", "plan"],
  ["features/traffic-control", "plan"],
  ["features", "chart"],
  ["products/waku-fleet", "plan"],
  ["products/waku-analytics", "chart"],
  ["benefits/manufacturers", "arm"],
  ["benefits/management", "chart"],
  ["consulting", "plan"],
  ["solutions", "plan"],
  ["get-started", "plan"],
  ["roi-calculator", "chart"],
  ["pricing", "chart"],
  ["trainings", "book"],
  ["robot-journey", "book"],
  ["success-stories", "forklift"],
  ["company/jobs", "humanoid"],
  ["company/press", "sheet"],
  ["company/partners", "conveyor"],
  ["imprint", "sheet"],
  ["privacy", "sheet"],
  ["terms", "sheet"],
  ["specials", "sheet"],
  ["page", "sheet"],
];

/** What a page's share picture shows beside its title. */
export function shareDrawing({ path }: Pick<Entry, "path">): DrawingName {
  return drawingsByPath.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? "amr";
}

/** What kind of page it is, in its language. */
export function shareLabel(entry: Entry): string {
  const t = messagesIn(entry.locale);
  switch (entry.kind) {
    case "item":
      return t.collections[entry.collection];
    case "chapter":
    case "section":
      return t.handbook;
    case "page":
      return entry.page.blocks.find((block) => block.type === "hero")?.pretitle ?? "";
  }
}
