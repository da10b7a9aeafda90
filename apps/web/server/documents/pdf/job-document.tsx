import type { ContentSource } from "@waku/content";
import { LRUCache } from "lru-cache";
import type { Locale } from "../../../app/i18n/locale";
import { documentText } from "./document-text";
import { JobPdf } from "./job-pdf";
import { type Pdf, renderPdf } from "./render-pdf";

/** Documents by what they say, so that a changed text makes a new one. */
const documents = new LRUCache<string, Pdf>({ max: 40 });

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
  const body = await documentText(content, locale, text, siteUrl);
  const pdf = await renderPdf(JobPdf({ entry, body, locale, site, siteUrl }));
  documents.set(key, pdf);
  return pdf;
}
