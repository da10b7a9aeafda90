import type { Globals, ItemEntry } from "@waku/content";
import type { CollectionName } from "@waku/content/schema";
import type { CardView, VideoView } from "../blocks/views";
import type { SiteContext } from "../context/site";
import { localePath } from "../i18n/locale";
import { renderMarkdown } from "./markdown";
import { cardView } from "./resolve-block";

/** Words an adult reads in a minute; used for the reading time. */
const wordsPerMinute = 200;

/** An item of a collection, ready to show. */
export type ItemView = {
  collection: CollectionName;
  title: string;
  teaser: string;
  html: string;
  headings: { id: string; text: string }[];
  minutes: number;
  published?: string;
  newer?: CardView;
  older?: CardView;
  video?: VideoView;
  job?: {
    employment: "FULL_TIME" | "PART_TIME" | "INTERN";
    workplace: string;
    remote: boolean;
    pdfHref: string;
    applyHref: string;
  };
  client?: { industry: string; storyHref: string };
};

/** Fills an item with its text, its neighbours and what its collection adds. */
export async function itemView(site: SiteContext, globals: Globals, entry: ItemEntry): Promise<ItemView> {
  const { content } = site;
  const { locale, collection, title, teaser, published, fields } = entry;
  site.tags.add(`collection:${collection}`);
  const [text, neighbours] = await Promise.all([
    content.body(entry).then((body) => renderMarkdown(content, locale, body)),
    published ? content.neighbours(entry) : undefined,
  ]);
  return {
    collection,
    title,
    teaser,
    published,
    html: text.html,
    headings: text.headings,
    minutes: Math.max(1, Math.round(text.words / wordsPerMinute)),
    newer: neighbours?.newer && cardView(neighbours.newer),
    older: neighbours?.older && cardView(neighbours.older),
    video: (typeof fields.video === "string" && globals.site.videos[fields.video]) || undefined,
    job: collection === "job" ? jobView(entry) : undefined,
    client: collection === "client" ? clientView(entry) : undefined,
  };
}

function jobView({ fields, locale, path, title }: ItemEntry): ItemView["job"] {
  return {
    employment: fields.employment as "FULL_TIME" | "PART_TIME" | "INTERN",
    workplace: String(fields.workplace),
    remote: fields.remote === true,
    pdfHref: `${localePath(locale, path)}.pdf`,
    applyHref: `${localePath(locale, "company/jobs")}?${new URLSearchParams({ position: title })}#apply`,
  };
}

function clientView({ fields, locale }: ItemEntry): ItemView["client"] {
  return { industry: String(fields.industry), storyHref: localePath(locale, String(fields.story).slice(1)) };
}
