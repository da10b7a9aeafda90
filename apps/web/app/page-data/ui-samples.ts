import type { Globals } from "@waku/content";
import { type Block, type BlockType, blocks } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { BlockView, BlockViews } from "../blocks/registry";
import { blockLoaders, loadBlock } from "../blocks/registry.server";
import type { SiteContext } from "../context/site";
import type { PageScope } from "./page-scope";

export type UiSample = { variant: string; block: BlockView };

/**
 * Every block in each variant that content uses, each time the one with the longest text: nothing is made up, so the
 * samples never fall behind the blocks. Blocks that no page shows have an example of their own.
 */
export async function blockSamples(site: SiteContext, globals: Globals, locale: Locale): Promise<UiSample[]> {
  const used: Block[] = [];
  for (const entry of await site.content.entries(locale)) if (entry.kind === "page") used.push(...entry.page.blocks);
  const scope = { site, globals, locale, path: "_ui", listPage: 1, search: new URLSearchParams() };
  const types = (Object.keys(blocks) as BlockType[]).sort();
  return (await Promise.all(types.map((type) => samplesOf(type, used, scope)))).flat();
}

async function samplesOf<Type extends BlockType>(type: Type, used: Block[], scope: PageScope): Promise<UiSample[]> {
  const { example } = blockLoaders[type].sample;
  const longest = new Map<string, Block>();
  for (const block of used) {
    if (block.type !== type) continue;
    const variant = variantOf(block);
    const known = longest.get(variant);
    if (!known || lengthOf(block) > lengthOf(known)) longest.set(variant, block);
  }
  const shown = await loaded([...longest].sort(byName), scope);
  const samples = shown.length > 0 || !example ? shown : await loaded([[type, example]], scope);
  return [...samples, ...samples.flatMap(otherStates)];
}

async function loaded(blocks: [string, Block][], scope: PageScope): Promise<UiSample[]> {
  const views = await Promise.all(
    blocks.map(async ([variant, block]) => ({ variant, block: await loadBlock(block, scope) })),
  );
  return views.flatMap(({ variant, block }) => (block ? [{ variant, block }] : []));
}

/** States that no page of the site is in at the moment. */
function otherStates({ variant, block }: UiSample): UiSample[] {
  return statesOf(block.type, block).map(([name, state]) => ({ variant: `${variant} ${name}`, block: state }));
}

function statesOf<Type extends BlockType>(type: Type, view: BlockViews[Type]): [name: string, view: BlockView][] {
  return blockLoaders[type].sample.states?.(view) ?? [];
}

/** What a block is, by the fields that make it look different. */
function variantOf(block: Block): string {
  const { byValue = [], byPresence = [] } = sampleOf(block.type);
  const fields: Record<string, unknown> = block;
  const present = byPresence.filter((field) => fields[field] !== undefined);
  return [block.type, ...byValue.map((field) => String(fields[field])), ...present].join(" ");
}

/** The fields of a block's sample, whichever block it is. */
function sampleOf(type: BlockType): { byValue?: readonly string[]; byPresence?: readonly string[] } {
  return blockLoaders[type].sample;
}

function lengthOf(block: Block): number {
  return JSON.stringify(block).length;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one.localeCompare(other, "en");
}
