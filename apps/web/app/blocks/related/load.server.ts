import { pathBelowLocale } from "@waku/i18n/locale";
import { cardView } from "../../page-data/card";
import { resolveHref } from "../../page-data/links";
import type { BlockLoader } from "../block-loader.server";
import type { RelatedBlockView } from "./view";

export const related: BlockLoader<RelatedBlockView> = {
  async load({ type, anchor, title, links }, { site, locale }) {
    const cards = links.map(async (target) => {
      const address = await resolveHref(site.content, locale, target);
      if (!address || address.external) return undefined;
      const entry = await site.content.find(locale, pathBelowLocale(address.href.replace(/[?#].*$/, "")));
      if (!entry) return undefined;
      return { ...cardView(entry), href: address.href };
    });
    return { type, anchor, title, cards: (await Promise.all(cards)).filter((card) => card !== undefined) };
  },
  sample: {},
};
