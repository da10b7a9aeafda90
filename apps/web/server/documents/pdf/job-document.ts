import type { ContentSource } from "@waku/content";
import type { Locale } from "../../../app/i18n/locale";
import { documentText } from "./document-text";
import { jobPdf } from "./job-pdf";
import { keptPdfs } from "./kept-pdfs";
import type { Pdf } from "./render-pdf";

const kept = keptPdfs(40);

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
  const { ref, title, teaser, fields } = entry;
  return kept([ref, locale, path, title, teaser, fields, text, site.brand, siteUrl], async () => {
    const body = await documentText(content, locale, text, siteUrl);
    return jobPdf({ entry, body, locale, site, siteUrl });
  });
}
