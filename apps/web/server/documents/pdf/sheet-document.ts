import { type ContentSource, sheetOf } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { type MadeFile, type MakeFile, makeFile } from "../make-file";

/** The table of an article as PDF; undefined when no article with one stands there. */
export async function sheetDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
  siteUrl: string,
  make: MakeFile = makeFile,
): Promise<MadeFile | undefined> {
  const entry = await content.find(locale, path);
  const sheet = entry && sheetOf(entry);
  if (!sheet) return undefined;
  const { site } = await content.globals();
  const { brand, product } = site;
  return make({ kind: "sheet-pdf", props: { sheet, path: entry.path, locale, site: { brand, product }, siteUrl } });
}
