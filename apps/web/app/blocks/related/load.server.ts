import type { Entry } from "@waku/content";
import { pathBelowLocale } from "@waku/i18n/locale";
import { cardView } from "../../page-data/card";
import { resolveHref } from "../../page-data/links";
import type { BlockLoader } from "../block-loader.server";
import type { RelatedBlockView, RelatedCardView } from "./view";

export const related: BlockLoader<RelatedBlockView> = {
  async load({ type, anchor, title, links }, { site, locale }) {
    const found = links.map(async (target) => {
      const address = await resolveHref(site.content, locale, target);
      if (!address || address.external) return undefined;
      const entry = await site.content.find(locale, pathBelowLocale(address.href.replace(/[?#].*$/, "")));
      if (!entry) return undefined;
      return { ...cardView(entry), href: address.href, label: industryOf(entry) };
    });
    const cards = (await Promise.all(found)).filter((card) => card !== undefined);
    return { type, anchor, title, cards: cards.every(({ label }) => label) ? cards : cards.map(withoutLabel) };
  },
  sample: {},
};

/** Titles of industry pages tell of a scene; the line above them in their opening names the industry. */
function industryOf(entry: Entry): string | undefined {
  if (entry.kind !== "page" || entry.page.family !== "industry") return undefined;
  return entry.page.blocks.find((block) => block.type === "hero")?.pretitle;
}

/** Among other titles, one with a line above it would stand lower than its neighbours. */
function withoutLabel({ label: _, ...card }: RelatedCardView): RelatedCardView {
  return card;
}
