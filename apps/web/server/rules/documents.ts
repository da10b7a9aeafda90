import type { ContentSource, FilesSource } from "@waku/content";
import { isLocale, locales } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site-settings";
import { listData } from "../../app/robots/model/list-data";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { ContentMemory } from "../documents/content-memory";
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
};

/** Undefined while there is nothing to write. */
type Text = { type: string; write: (scope: Scope) => Promise<string | undefined> | string };

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
    ["/robots.txt", { type: "text/plain; charset=utf-8", write: (scope) => robotsTxt(scope.settings) }],
    ["/llms.txt", { type: "text/plain; charset=utf-8", write: (scope) => llmsTxt(scope) }],
    // What the robot finder searches in the browser.
    ["/robots.json", { type: "application/json; charset=utf-8", write: (scope) => robotList(scope) }],
    ["/robots-data.json", { type: "application/json; charset=utf-8", write: (scope) => robotDataJson(scope.content) }],
    ["/robots-data.csv", { type: "text/csv; charset=utf-8", write: (scope) => robotDataCsv(scope.content) }],
    ["/site.webmanifest", { type: "application/manifest+json", write: (scope) => webManifest(scope) }],
    ...locales.map((locale): [string, Text] => [
      `/${locale}/feed.xml`,
      { type: "application/rss+xml; charset=utf-8", write: (scope) => feed(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/robots.xml`,
      { type: "application/rss+xml; charset=utf-8", write: (scope) => robotFeed(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/podcast.xml`,
      { type: "application/rss+xml; charset=utf-8", write: (scope) => podcast(scope, locale) },
    ]),
    ...locales.map((locale): [string, Text] => [
      `/${locale}/opensearch.xml`,
      { type: "application/opensearchdescription+xml; charset=utf-8", write: (scope) => openSearch(scope, locale) },
    ]),
  ]);
  const sitemaps = new Map<string, (scope: Scope) => Promise<Sitemaps>>([
    ["/sitemap", sitemap],
    ["/sitemap-robots", robotSitemap],
  ]);
  const keptTexts = new ContentMemory<Promise<string | undefined>>(scope.content, texts.size);
  const keptSitemaps = new ContentMemory<Promise<Sitemaps>>(scope.content, sitemaps.size);
  return (path: string) => {
    const text = texts.get(path);
    if (text) return { type: text.type, body: writtenOnce(keptTexts, path, scope, async (scope) => text.write(scope)) };
    // One writing makes the sitemap and the parts it may have.
    const [, name = ""] = /^(\/sitemap(?:-robots)?)(?:-\d+)?\.xml$/.exec(path) ?? [];
    const write = sitemaps.get(name);
    return (
      write && {
        type: "application/xml; charset=utf-8",
        body: writtenOnce(keptSitemaps, name, scope, write).then((parts) => parts.get(path)),
      }
    );
  };
}

/** What is written under a name, until something that it says is another. */
function writtenOnce<T>(
  memory: ContentMemory<Promise<T>>,
  name: string,
  scope: Scope,
  write: (scope: Scope) => Promise<T>,
): Promise<T> {
  const known = memory.get(name);
  if (known) return known;
  const { content, keep } = memory.open(name);
  const written = write({ ...scope, content });
  keep(written);
  return written;
}
