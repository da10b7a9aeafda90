import {
  drawingOf,
  type Globals,
  type ItemEntry,
  keepHyphensTogether,
  keepTitleHyphensTogether,
  pictureOf,
  recordingOf,
  sheetMarkdown,
  sheetOf,
} from "@waku/content";
import type { CollectionName } from "@waku/content/schema";
import { localePath } from "@waku/i18n/locale";
import type { StoryView } from "../blocks/articles/view";
import type { CustomerFactsView } from "../blocks/customer-facts/view";
import type { VideoView } from "../blocks/video/view";
import type { SiteContext } from "../context/site";
import { drawingHtml } from "../drawings/article-drawing";
import { textPictureHtml } from "../drawings/text-picture";
import type { CardView } from "../ui/views";
import { cardView } from "./card";
import { clientStory } from "./client-story";
import { customerFacts } from "./customer-facts";
import { mediaHref } from "./downloads";
import { type FiguresRegisterView, figuresRegister } from "./figures";
import { isOverOnPage } from "./last-day";
import { renderMarkdown } from "./markdown";
import { pictureView } from "./picture";
import { readingMinutes } from "./reading-time";
import { type ServerDrawn, serverDrawn } from "./server-drawn";
import { type StandardsRegisterView, standardsRegister } from "./standards-register";

/** How many other items of the collection an item leads on to, and among how many of the newest they are looked for. */
const relatedItems = { shown: 3, considered: 60 };

/** A recording on the page of its update. Without a transcript the text of the update is what is said. */
export type RecordingView = { href: string; duration: string; transcript?: ServerDrawn<string> };

/** An item of a collection, ready to show. */
export type ItemView = {
  collection: CollectionName;
  title: string;
  teaser: string;
  html: ServerDrawn<string>;
  headings: { id: string; text: string }[];
  /** Reading time, in minutes. */
  minutes: number;
  published?: string;
  /** Place in the collection, the oldest is 1; only updates are counted. */
  number?: number;
  tags: string[];
  /** Other items of the collection, the closest first. */
  related: CardView[];
  newer?: CardView;
  older?: CardView;
  video?: VideoView;
  recording?: RecordingView;
  job?: {
    employment: "FULL_TIME" | "PART_TIME" | "INTERN";
    workplace: string;
    remote: boolean;
    pdfHref: string;
    /** Last day for applications, if there is one. */
    closes?: string;
    /** Left out once that day is over. */
    applyHref?: string;
  };
  client?: { industry: string; story: StoryView | undefined; facts?: CustomerFactsView };
  /** Its table as files; the table itself ends the text. */
  sheet?: { csvHref: string; pdfHref: string };
  /** Shown below the text. */
  register?: FiguresRegisterView | StandardsRegisterView;
};

/** Fills an item with its text, its neighbours and what its collection adds. */
export async function itemView(site: SiteContext, globals: Globals, entry: ItemEntry): Promise<ItemView> {
  const { content } = site;
  const { locale, path, collection, title, teaser, published, fields } = entry;
  const [body, neighbours, others] = await Promise.all([
    content.body(entry),
    published ? content.neighbours(entry) : undefined,
    content.list(locale, collection, { limit: relatedItems.considered }),
  ]);
  const sheet = sheetOf(entry);
  const text = await renderMarkdown(content, locale, sheet ? `${body}\n\n${sheetMarkdown(sheet)}` : body);
  const isLongRegister = fields.register === "standards";
  return {
    collection,
    title: keepTitleHyphensTogether(title),
    teaser: keepHyphensTogether(teaser),
    published,
    // A page has one part of this kind: beside a long register, the text is the shorter one.
    html: isLongRegister ? { data: text.html } : serverDrawn(site, openingHtml(globals, entry) + text.html),
    headings: text.headings,
    minutes: readingMinutes(body),
    number: collection === "update" ? await numberOf(site, entry) : undefined,
    tags: tagsOf(entry),
    related: closestTo(entry, others.items).map(cardView),
    newer: neighbours?.newer && cardView(neighbours.newer),
    older: neighbours?.older && cardView(neighbours.older),
    video: (typeof fields.video === "string" && globals.site.videos[fields.video]) || undefined,
    job: collection === "job" ? jobView(entry, site, globals) : undefined,
    recording: await recordingView(site, entry),
    sheet: sheet && { csvHref: `${localePath(locale, path)}.csv`, pdfHref: `${localePath(locale, path)}.pdf` },
    client:
      collection === "client"
        ? {
            industry: String(fields.industry),
            story: await clientStory(site, globals, entry),
            facts: customerFacts(globals, entry.id, locale),
          }
        : undefined,
    register: isLongRegister
      ? await standardsRegister(site, globals, locale)
      : fields.register === "figures"
        ? await figuresRegister({ site, globals, locale })
        : undefined,
  };
}

/** The drawing or picture above a text. */
function openingHtml(globals: Globals, entry: ItemEntry): string {
  const { locale } = entry;
  const drawing = drawingOf(entry);
  if (drawing) return drawingHtml(drawing.scene, keepHyphensTogether(drawing.caption), locale);
  const { name, caption } = pictureOf(entry) ?? {};
  const picture = pictureView(name, globals, locale);
  return picture ? textPictureHtml(picture, caption && keepHyphensTogether(caption)) : "";
}

async function recordingView(site: SiteContext, entry: ItemEntry): Promise<RecordingView | undefined> {
  const recording = recordingOf(entry);
  if (!recording) return undefined;
  const { file, duration, transcript } = recording;
  const said = transcript && (await renderMarkdown(site.content, entry.locale, transcript)).html;
  return { href: mediaHref(file), duration, transcript: said ? serverDrawn(site, said) : undefined };
}

/** Place of an item in its collection, the oldest is 1. */
async function numberOf({ content }: SiteContext, { locale, collection, ref }: ItemEntry): Promise<number> {
  const { items, total } = await content.list(locale, collection);
  return total - items.findIndex((item) => item.ref === ref);
}

function tagsOf({ fields }: ItemEntry): string[] {
  return Array.isArray(fields.tags) ? fields.tags.map(String) : [];
}

/** Items that share most tags with one; among equals the order of the list decides. */
function closestTo(entry: ItemEntry, items: ItemEntry[]): ItemEntry[] {
  const tags = new Set(tagsOf(entry));
  const shared = (item: ItemEntry) => tagsOf(item).filter((tag) => tags.has(tag)).length;
  return items
    .filter(({ ref }) => ref !== entry.ref)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, relatedItems.shown);
}

function jobView({ fields, locale, path, title }: ItemEntry, site: SiteContext, globals: Globals): ItemView["job"] {
  const closes = typeof fields.closes === "string" ? fields.closes : undefined;
  const isClosed = closes !== undefined && isOverOnPage(closes, globals.booking.timeZone, site);
  return {
    employment: fields.employment as "FULL_TIME" | "PART_TIME" | "INTERN",
    workplace: String(fields.workplace),
    remote: fields.remote === true,
    pdfHref: `${localePath(locale, path)}.pdf`,
    closes,
    applyHref: isClosed
      ? undefined
      : `${localePath(locale, "company/jobs")}?${new URLSearchParams({ position: title })}#apply`,
  };
}
