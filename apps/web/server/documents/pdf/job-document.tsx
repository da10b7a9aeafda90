import type { ContentSource, ItemEntry } from "@waku/content";
import { LRUCache } from "lru-cache";
import type { Link, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Locale } from "../../../app/i18n/locale";
import { resolveHref } from "../../../app/page-data/links";
import { JobPdf } from "./job-pdf";
import { type Pdf, renderPdf } from "./render-pdf";

/** Documents by what they say, so that a changed text makes a new one. */
const documents = new LRUCache<string, Pdf>({ max: 40 });

const parser = unified().use(remarkParse).use(remarkGfm);

/** The description of a job as PDF; undefined when there is no such job. */
export async function jobDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
  siteUrl: string,
): Promise<Pdf | undefined> {
  const entry = await content.find(locale, path);
  if (entry?.kind !== "item" || entry.collection !== "job") return undefined;
  const [{ site }, text] = await Promise.all([content.globals(), content.body(entry)]);
  const key = JSON.stringify([
    entry.ref,
    locale,
    path,
    entry.title,
    entry.teaser,
    entry.fields,
    text,
    site.brand,
    siteUrl,
  ]);
  const known = documents.get(key);
  if (known) return known;
  const body = await parseBody(content, entry, text, siteUrl);
  const pdf = await renderPdf(JobPdf({ entry, body, locale, site, siteUrl }));
  documents.set(key, pdf);
  return pdf;
}

/** Parses the text and makes its links absolute, since a document lies anywhere. */
async function parseBody(content: ContentSource, { locale }: ItemEntry, text: string, siteUrl: string): Promise<Root> {
  const root = parser.parse(text);
  const links: Link[] = [];
  visit(root, "link", (node) => {
    links.push(node);
  });
  for (const link of links) {
    const address = await resolveHref(content, locale, link.url);
    link.url = new URL(address?.href ?? "/", siteUrl).href;
  }
  return root;
}
