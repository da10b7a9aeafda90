import type { Block } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import { mediaHref } from "../page-data/downloads";

/** Whether a page sends what it says itself as a document, having no file for its whitepaper form. */
export function hasOwnDocument(blocks: readonly Block[]): boolean {
  const form = whitepaperForm(blocks);
  return form !== undefined && form.document === undefined;
}

/** Address of the document that a page's whitepaper form sends, below the site's origin. */
export function whitepaperHref(blocks: readonly Block[], locale: Locale, path: string): string {
  const file = whitepaperForm(blocks)?.document;
  return file ? mediaHref(file) : `${localePath(locale, path)}.pdf`;
}

function whitepaperForm(blocks: readonly Block[]) {
  return blocks.filter((block) => block.type === "form").find(({ form }) => form === "whitepaper");
}
