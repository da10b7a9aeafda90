import {
  type ContentSource,
  type Entry,
  type Globals,
  type ItemEntry,
  keepHyphensTogether,
  keepTitleHyphensTogether,
  recordingOf,
} from "@waku/content";
import type { Block, BlockOf } from "@waku/content/schema";
import { type Locale, localePath, pathBelowLocale } from "@waku/i18n/locale";
import type { BlockView, BlockViewOf, ListItemView } from "../blocks/views";
import { listPageSize } from "../constants";
import type { CardView } from "../ui/views";
import { clientStory } from "./client-story";
import { customerFacts } from "./customer-facts";
import { downloadViews } from "./downloads";
import { figureViews } from "./figures";
import { formBlockView } from "./form-block";
import { callToAction } from "./form-targets";
import { integrationViews } from "./integrations";
import { noteShown } from "./last-day";
import { libraryView } from "./library";
import { resolveHref, resolveLinks } from "./links";
import { renderMarkdown } from "./markdown";
import type { PageScope } from "./page-scope";
import { pictureView } from "./picture";
import { readingMinutes } from "./reading-time";
import { robotComparisonView, robotFinderView } from "./robot-blocks";
import { settingViews } from "./settings";
import { billsView, calculatorView, pricingView } from "./tools";

/** Fills a content block with what it refers to; undefined leaves the block out. */
export async function resolveBlock(block: Block, scope: PageScope): Promise<BlockView | undefined> {
  return fillBlock(withHyphensKept(block), scope);
}

/** Fields whose strings are read on the page, and nothing else. */
const readFields = new Set(["pretitle", "intro", "text", "label", "question", "items", "columns", "cells", "none"]);

/** The block whose texts do not break at hyphens that hold words, norms and times together. */
function withHyphensKept<T>(value: T, field?: string): T;
function withHyphensKept(value: unknown, field = ""): unknown {
  if (field === "title" && typeof value === "string") return keepTitleHyphensTogether(value);
  if (typeof value === "string") return readFields.has(field) ? keepHyphensTogether(value) : value;
  if (Array.isArray(value)) return value.map((part) => withHyphensKept(part, field));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHyphensKept(part, name)]));
}

async function fillBlock(block: Block, scope: PageScope): Promise<BlockView | undefined> {
  const { site, globals, locale } = scope;
  const { content, settings } = site;
  switch (block.type) {
    case "hero": {
      const { actions, picture, ...rest } = block;
      return {
        ...rest,
        actions: await callToAction(actions, scope),
        picture: pictureView(picture, globals, locale),
      };
    }
    case "cta":
      return { ...block, actions: await callToAction(block.actions, scope) };
    case "info": {
      const { text, picture, ...rest } = block;
      return { ...rest, html: await toHtml(content, locale, text), picture: pictureView(picture, globals, locale) };
    }
    case "showcase":
      return { ...block, items: await Promise.all(block.items.map((item) => withLink(content, locale, item))) };
    case "pathways": {
      const items = await Promise.all(block.items.map((item) => withLink(content, locale, item)));
      // A link to a setting that is not set leads nowhere: its row is left out.
      return { ...block, items: items.flatMap(({ text, link }) => (link ? [{ text, link }] : [])) };
    }
    case "features": {
      const items = block.items.map(async ({ picture, ...item }) => ({
        ...(await withLink(content, locale, item)),
        picture: pictureView(picture, globals, locale),
      }));
      return { ...block, items: await Promise.all(items) };
    }
    case "steps":
      return { ...block, items: await Promise.all(block.items.map((item) => withLink(content, locale, item))) };
    case "comparison":
    case "bullets":
    case "surface":
      return block;
    case "calculator":
      return calculatorView(block, globals, locale, scope.search);
    case "pricing":
      return pricingView(block, globals, locale, scope.search);
    case "bills":
      return billsView(block, globals, locale);
    case "robotFinder":
      return robotFinderView(block, scope);
    case "robotComparison":
      return robotComparisonView(block, scope);
    case "figures": {
      const { ids, ...rest } = block;
      return { ...rest, figures: await figureViews(ids, scope) };
    }
    case "faq": {
      const items = await Promise.all(
        block.items.map(async ({ question, answer }) => ({ question, html: await toHtml(content, locale, answer) })),
      );
      return { ...block, items };
    }
    case "video":
      return videoView(block, globals, settings.showGaps);
    case "downloads": {
      const items = await downloadViews(content, locale, block.items);
      return items.length > 0 ? { ...block, items } : undefined;
    }
    case "library":
      return libraryView(block, scope);
    case "articles":
      return articlesView(block, scope);
    case "chapters": {
      const { handbook, ...rest } = block;
      site.tags.add(`handbook:${handbook}`);
      const chapters = await content.chapters(locale, handbook);
      return {
        ...rest,
        chapters: await Promise.all(
          chapters.map(async ({ chapter, sections }, index) => ({
            number: index + 1,
            card: cardView(chapter),
            sections: await Promise.all(
              sections.map(async (section) => ({
                title: section.title,
                href: localePath(locale, section.path),
                minutes: readingMinutes(await content.body(section)),
              })),
            ),
          })),
        ),
      };
    }
    case "related":
      return {
        type: "related",
        anchor: block.anchor,
        title: block.title,
        cards: await relatedCards(block.links, scope),
      };
    case "richText": {
      const { body, ...rest } = block;
      return { ...rest, ...(await renderMarkdown(content, locale, body)) };
    }
    case "form":
      return formBlockView(block, scope);
    case "companyData": {
      const { fields, ...rest } = block;
      const views = settingViews(fields, globals, settings.showGaps);
      return views.length > 0 ? { ...rest, settings: views } : undefined;
    }
    case "team": {
      const members = globals.site.team.map(({ name, role }) => ({ name, role: role[locale] }));
      if (members.length === 0 && !settings.showGaps) return undefined;
      return { ...block, members, gap: members.length === 0 ? true : undefined };
    }
    case "customerFacts":
      return { ...block, facts: customerFacts(globals, block.client, locale) };
    case "integrations":
      return { ...block, services: integrationViews(globals.integrations, locale) };
  }
}

async function toHtml(content: ContentSource, locale: Locale, text: string): Promise<string> {
  return (await renderMarkdown(content, locale, text)).html;
}

async function withLink<T extends { link?: { label: string; to: string } }>(
  content: ContentSource,
  locale: Locale,
  item: T,
) {
  const [link] = item.link ? await resolveLinks(content, locale, [item.link]) : [];
  return { ...item, link };
}

function videoView(block: BlockOf<"video">, { site }: Globals, showGaps: boolean): BlockViewOf<"video"> | undefined {
  const { video: key, ...rest } = block;
  const video = site.videos[key];
  if (video) return { ...rest, video };
  return showGaps ? { ...rest, gap: true } : undefined;
}

async function articlesView(block: BlockOf<"articles">, scope: PageScope): Promise<BlockViewOf<"articles">> {
  const { limit, ...rest } = block;
  const { collection } = rest;
  const { site, globals, locale, path, listPage } = scope;
  site.tags.add(`collection:${collection}`);
  const size = limit ?? listPageSize;
  const offset = limit ? 0 : (listPage - 1) * size;
  const { items, total } = await site.content.list(locale, collection, { offset, limit: size });
  const views = items.map(async (item, index) => ({
    ...(await listItemView(site.content, item, total - offset - index)),
    story: rest.as && (await clientStory(site, globals, item)),
  }));
  const view = { ...rest, isIndex: limit === undefined, items: await Promise.all(views) };
  if (limit || total <= size) return view;
  return { ...view, pages: { current: listPage, total: Math.ceil(total / size), basePath: localePath(locale, path) } };
}

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

async function relatedCards(targets: string[], { site, locale }: PageScope): Promise<CardView[]> {
  const cards = await Promise.all(
    targets.map(async (target) => {
      const address = await resolveHref(site.content, locale, target);
      if (!address || address.external) return undefined;
      const entry = await site.content.find(locale, pathBelowLocale(address.href.replace(/[?#].*$/, "")));
      if (!entry) return undefined;
      noteShown(entry, site);
      return { ...cardView(entry), href: address.href };
    }),
  );
  return cards.filter((card) => card !== undefined);
}

/** The teaser of any document. */
export function cardView(entry: Entry): CardView {
  const published = entry.kind === "item" ? entry.published : undefined;
  return {
    title: keepTitleHyphensTogether(entry.title),
    text: keepHyphensTogether(entry.teaser),
    href: localePath(entry.locale, entry.path),
    published,
  };
}
