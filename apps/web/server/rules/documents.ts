import type { ContentSource, FilesSource } from "@waku/content";
import { isLocale, locales } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site-settings";
import { listData } from "../../app/robots/model/list-data";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { feed } from "../documents/feed";
import { llmsTxt } from "../documents/llms-txt";
import type { MadeFile, MakeFile } from "../documents/make-file";
import { openSearch } from "../documents/opensearch";
import { podcast, podcastCover } from "../documents/podcast";
import { robotDataCsv, robotDataJson } from "../documents/robot-data";
import { robotFeed } from "../documents/robot-feed";
import { robotsTxt } from "../documents/robots";
import { shareImage } from "../documents/share-image";
import { robotSitemap, type Sitemaps, sitemap } from "../documents/sitemap";
import { webManifest } from "../documents/web-manifest";
import type { GeneratedFiles } from "../generation/generated-files";
import { validated } from "./validated";

type Scope = {
  mediaFolders: FilesSource["mediaFolders"];
  content: ContentSource;
  settings: SiteSettings;
  files: GeneratedFiles;
  addressOf: (context: Context<AppEnv>) => string;
  /** Another number after each change of the content. */
  generation: () => number;
};

/** Undefined while there is nothing to write. */
type Text = { type: string; write: () => Promise<string | undefined> | string };

/** Documents for machines: robots.txt, sitemap, feeds, share pictures, cover of the podcast, web manifest. */
export function documents(scope: Scope): MiddlewareHandler<AppEnv> {
  const textAt = keptTexts(scope);
  return async (context, next) => {
    const { path } = context.req;
    const answer = (type: string, body: string | MadeFile) =>
      validated(context, context.body(body, 200, { "Content-Type": type, "Cache-Control": cacheControl.document }));
    const text = textAt(path);
    const body = await text?.body;
    if (text && body !== undefined) return answer(text.type, body);
    const { files, addressOf } = scope;
    const visitor = { address: addressOf(context), isKept: true };
    const picture = await pictureAt(path, scope, (job) => files.get(job, visitor));
    return picture ? answer("image/png", picture) : next();
  };
}

/** The share picture of a page, or the cover of a podcast. */
async function pictureAt(path: string, { content }: Scope, make: MakeFile): Promise<MadeFile | undefined> {
  const [, locale, page] = /^\/share\/(\w+)\/([a-z0-9/-]+)\.png$/.exec(path) ?? [];
  if (page && isLocale(locale)) return shareImage(content, locale, page === "start" ? "" : page, make);
  const coverOf = locales.find((each) => path === `/${each}/podcast.png`);
  return coverOf && podcastCover(content, coverOf, make);
}

async function robotList({ content }: Scope): Promise<string> {
  return JSON.stringify(listData((await content.globals()).robots));
}

/** The documents that are text, each written once while the content stays as it is. */
function keptTexts(scope: Scope) {
  const texts = new Map<string, Text>([
    ["/robots.txt", { type: "text/plain; charset=utf-8", write: () => robotsTxt(scope.settings) }],
    ["/llms.txt", { type: "text/plain; charset=utf-8", write: () => llmsTxt(scope) }],
    // What the robot finder searches in the browser.
    ["/robots.json", { type: "application/json; charset=utf-8", write: () => robotList(scope) }],
    ["/robots-data.json", { type: "application/json; charset=utf-8", write: () => robotDataJson(scope.content) }],
    ["/robots-data.csv", { type: "text/csv; charset=utf-8", write: () => robotDataCsv(scope.content) }],
    ["/site.webmanifest", { type: "application/manifest+json", write: () => webManifest(scope) }],
    ...locales.map((locale): [string, Text] => [
      `/${locale}/feed.xml`,
      { type: "application/rss+xml; charset=utf-8", write: () => feed(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/robots.xml`,
      { type: "application/rss+xml; charset=utf-8", write: () => robotFeed(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/podcast.xml`,
      { type: "application/rss+xml; charset=utf-8", write: () => podcast(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/opensearch.xml`,
      { type: "application/opensearchdescription+xml; charset=utf-8", write: () => openSearch(scope, locale) },
    ]),
  ]);
  const sitemaps = new Map<string, () => Promise<Sitemaps>>([
    ["/sitemap", () => sitemap(scope)],
    ["/sitemap-robots", () => robotSitemap(scope)],
  ]);
  const keepText = keptPerGeneration<string | undefined>(scope.generation);
  const keepSitemaps = keptPerGeneration<Sitemaps>(scope.generation);
  return (path: string) => {
    const text = texts.get(path);
    if (text) return { type: text.type, body: keepText(path, text.write) };
    // One writing makes the sitemap and the parts it may have.
    const [, name = ""] = /^(\/sitemap(?:-robots)?)(?:-\d+)?\.xml$/.exec(path) ?? [];
    const write = sitemaps.get(name);
    return (
      write && {
        type: "application/xml; charset=utf-8",
        body: keepSitemaps(name, write).then((parts) => parts.get(path)),
      }
    );
  };
}

/** Keeps what is written under a name while the content stays as it is; there are as many names as the code knows. */
function keptPerGeneration<T>(generationNow: () => number) {
  const kept = new Map<string, { generation: number; written: Promise<T> }>();
  return (name: string, write: () => Promise<T> | T): Promise<T> => {
    const generation = generationNow();
    const known = kept.get(name);
    if (known?.generation === generation) return known.written;
    const written = Promise.resolve(write());
    // What could not be written is tried again.
    written.catch(() => kept.delete(name));
    kept.set(name, { generation, written });
    return written;
  };
}
