import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { type MadeFile, type MakeFile, makeFile } from "../make-file";
import { documentText } from "./document-text";

/** The description of a job as PDF; undefined when there is no such job. */
export async function jobDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
  siteUrl: string,
  make: MakeFile = makeFile,
): Promise<MadeFile | undefined> {
  const entry = await content.find(locale, path);
  if (entry?.kind !== "item" || entry.collection !== "job") return undefined;
  const [{ site }, text] = await Promise.all([content.globals(), content.body(entry)]);
  const body = await documentText(content, locale, text, siteUrl);
  return make({ kind: "job-pdf", props: { entry, body, locale, site, siteUrl } });
}
