import type { Globals } from "@waku/content";
import type { Block } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { BlockView, CustomerFactsView } from "../blocks/views";
import type { SiteContext } from "../context/site";
import { resolveBlock } from "./resolve-block";

/** Fields whose presence makes a block look different. */
const variantFields = ["visual", "picture", "link"];
/** Fields whose value makes a block look different. */
const variantValues = ["layout", "collection", "form"];

export type UiSample = { variant: string; block: BlockView };

/**
 * Every block in each variant that content uses, each time the one with the longest text: nothing is made up, so the
 * samples never fall behind the blocks.
 */
export async function blockSamples(site: SiteContext, globals: Globals, locale: Locale): Promise<UiSample[]> {
  const longest = new Map<string, Block>();
  for (const entry of await site.content.entries(locale)) {
    if (entry.kind !== "page") continue;
    for (const block of entry.page.blocks) {
      const known = longest.get(variantOf(block));
      if (!known || lengthOf(block) > lengthOf(known)) longest.set(variantOf(block), block);
    }
  }
  const scope = { site, globals, locale, path: "_ui", listPage: 1, search: new URLSearchParams() };
  const samples = await Promise.all(
    [...longest].sort(byName).map(async ([variant, block]) => ({ variant, block: await resolveBlock(block, scope) })),
  );
  const shown = samples.flatMap(({ variant, block }) => (block ? [{ variant, block }] : []));
  return [...shown, ...shown.flatMap(otherStates)];
}

/** States that no page of the site is in at the moment. */
function otherStates({ variant, block }: UiSample): UiSample[] {
  if (block.type === "customerFacts" && !block.facts)
    return [{ variant: `${variant} released`, block: { ...block, facts: releasedFacts(block) } }];
  // The one list of downloads that content has leads to settings which may be unset.
  if (block.type === "library") {
    const { shelves, ...rest } = block;
    const items = shelves.flatMap((shelf) =>
      shelf.items.flatMap(({ file, ...item }) => (file ? [{ ...item, ...file }] : [])),
    );
    return [{ variant: "downloads", block: { ...rest, type: "downloads", items } }];
  }
  if (block.type !== "articles" || !block.isIndex) return [];
  return [
    { variant: `${variant} empty`, block: { ...block, items: [] } },
    { variant: `${variant} paged`, block: { ...block, pages: { current: 2, total: 12, basePath: "#" } } },
  ];
}

/** Facts of a client in words of the block itself, so that none are made up. */
function releasedFacts({ title, none }: { title: string; none: string }): CustomerFactsView {
  return {
    scope: none,
    timeline: [{ when: title, what: none }],
    results: [{ value: "12,345", label: title, method: none, period: title }],
    quote: { text: none, name: title, role: title, releasedOn: "2026-12-01" },
  };
}

function variantOf(block: Block): string {
  const fields: Record<string, unknown> = block;
  const present = variantFields.filter((field) => fields[field] !== undefined);
  const values = variantValues.flatMap((field) => (typeof fields[field] === "string" ? [fields[field]] : []));
  return [block.type, ...values, ...present].join(" ");
}

function lengthOf(block: Block): number {
  return JSON.stringify(block).length;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one.localeCompare(other, "en");
}
