import { fileURLToPath } from "node:url";
import { type FilesSource, openFilesSource, type PageEntry } from "@waku/content";
import { type Locale, locales } from "@waku/i18n/locale";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibleName, renderSurface } from "./render-surface";

/** A surface, the page it stands on, and the words its block says beside it. */
type Shown = { path: string; surface: string; words: string };

let content: FilesSource;
beforeAll(async () => {
  const folder = fileURLToPath(new URL("../../../../content", import.meta.url));
  content = await openFilesSource({ folder, watch: false, onProblems: () => undefined });
});
afterAll(() => content.close());

async function shownSurfaces(locale: Locale): Promise<Shown[]> {
  const pages = [...(await content.entries(locale))].filter((entry) => entry.kind === "page");
  return pages.flatMap(shownOn);
}

function shownOn({ path, page }: PageEntry): Shown[] {
  return page.blocks.flatMap((block) => {
    if (block.type === "surface") return [{ path, surface: block.surface, words: said(block) }];
    if (block.type === "showcase")
      return block.items.map((item) => ({ path, surface: item.surface, words: said(item) }));
    if (block.type !== "hero" && block.type !== "info") return [];
    return block.visual ? [{ path, surface: block.visual, words: said(block) }] : [];
  });
}

function said(block: { pretitle?: string; title?: string; text?: string; caption?: string }): string {
  return [block.pretitle, block.title, block.text, block.caption].join("\n");
}

/** Times of the clock, shares, fault codes, and machines and places with their number: what a drawing must not contradict. */
const facts = [
  /\b\d{2}:\d{2}\b/g,
  /\b\d+(?:[.,]\d+)?[ \u00a0]?%/g,
  /\b(?:code |E-)\d+/gi,
  /(?<!\p{L})(?:AMR|FTS|AGV|Routenzug|Tugger|Stapler|Truck|Forklift|Cobot|Drohne|Drone|Greifer|Gripper|\p{L}*robot(?:er)?|Scrubber|\p{L}*gasse|Lane|Aisle|Tor|Gate|Linie|Line|Bürohaus|Office)\s\d+/giu,
];

function named(words: string): string[] {
  return facts.flatMap((pattern) => words.match(pattern) ?? []).map(plain);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").toLowerCase();
}

/** Everything a drawing says, to the eye and to the ear. */
function contents(html: string): string {
  const text = html.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]*>/g, "\n");
  return plain(`${accessibleName(html)}\n${text}`).replaceAll("&quot;", '"');
}

describe.each([...locales])("surfaces on pages, %s", (locale) => {
  test("say every time, share, code and machine that is named beside them", async () => {
    const contradictions: string[] = [];
    for (const { path, surface, words } of await shownSurfaces(locale)) {
      const drawing = contents(await renderSurface(surface, locale));
      for (const fact of named(words))
        if (!drawing.includes(fact)) contradictions.push(`${path}: ${surface} lacks ${fact}`);
    }
    expect(contradictions).toEqual([]);
  });

  test("stand on one page each", async () => {
    const pages = Map.groupBy(await shownSurfaces(locale), ({ surface }) => surface);
    const shared = [...pages].filter(([, shown]) => shown.length > 1);
    expect(shared.map(([surface, shown]) => `${surface}: ${shown.map(({ path }) => path).join(", ")}`)).toEqual([]);
  });

  test("show machines of its own kind on the page of a device", async () => {
    const kinds: Record<string, RegExp> = {
      cobots: /cobot/i,
      drones: /drohne|drone/i,
      "conveyors-automation-systems": /fördertechnik|conveyor/i,
      "manual-forklifts-vehicles": /stapler|forklift|truck/i,
      "mobile-robots-agv-amr": /AMR/,
      "stationary-robots-industrial-arms": /schweißroboter|welding robot/i,
    };
    const shown = (await shownSurfaces(locale)).filter(({ path }) => path.startsWith("devices/"));
    expect(shown.length).toBeGreaterThan(5);
    for (const { path, surface } of shown)
      expect(accessibleName(await renderSurface(surface, locale)), path).toMatch(
        kinds[path.slice("devices/".length)] ?? /^$/,
      );
  });
});
