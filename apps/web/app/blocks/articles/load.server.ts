import { type ContentSource, type ItemEntry, recordingOf } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import { listPageSize } from "../../constants";
import { cardView } from "../../page-data/card";
import { clientStory } from "../../page-data/client-story";
import { readingMinutes } from "../../page-data/reading-time";
import type { BlockLoader } from "../block-loader.server";
import type { ArticlesBlockView, ListItemView } from "./view";

export const articles: BlockLoader<ArticlesBlockView> = {
  async load({ limit, ...rest }, { site, globals, locale, path, listPage }) {
    const { collection } = rest;
    const size = limit ?? listPageSize;
    const offset = limit ? 0 : (listPage - 1) * size;
    const { items, total } = await site.content.list(locale, collection, { offset, limit: size });
    const views = items.map(async (item, index) => ({
      ...(await listItemView(site.content, item, total - offset - index)),
      story: rest.as && (await clientStory(site, globals, item)),
    }));
    const view = { ...rest, isIndex: limit === undefined, items: await Promise.all(views) };
    if (limit || total <= size) return view;
    return {
      ...view,
      pages: { current: listPage, total: Math.ceil(total / size), basePath: localePath(locale, path) },
    };
  },
  sample: {
    byValue: ["collection"],
    states: (view) =>
      view.isIndex
        ? [
            ["empty", { ...view, items: [] }],
            ["paged", { ...view, pages: { current: 2, total: 12, basePath: "#" } }],
          ]
        : [],
  },
};

async function listItemView(content: ContentSource, item: ItemEntry, number: number): Promise<ListItemView> {
  const { employment, workplace, industry } = item.fields;
  return {
    ...cardView(item),
    number,
    minutes: readingMinutes(await content.body(item)),
    employment: employment as ListItemView["employment"],
    workplace: workplace as ListItemView["workplace"],
    duration: recordingOf(item)?.duration,
    industry: industry as ListItemView["industry"],
  };
}
