import type { ContentSource, Globals } from "@waku/content";
import type { Block } from "@waku/content/schema";
import { hasOwnDocument } from "../../../app/forms/whitepaper.server";
import type { Locale } from "../../../app/i18n/locale";
import { documentText } from "./document-text";
import { keptPdfs } from "./kept-pdfs";
import type { Pdf } from "./render-pdf";
import { type WhitepaperPart, whitepaperPdf } from "./whitepaper-pdf";

const kept = keptPdfs(20);

type Scope = { content: ContentSource; locale: Locale; siteUrl: string };

/**
 * The whitepaper of a page: what the page itself says, to read, print and tick off.
 * @returns undefined when the page sends none, or a file of its own
 */
export async function whitepaperDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
  siteUrl: string,
): Promise<Pdf | undefined> {
  const entry = await content.find(locale, path);
  if (entry?.kind !== "page" || !hasOwnDocument(entry.page.blocks)) return undefined;
  const globals = await content.globals();
  const scope = { content, locale, siteUrl };
  const parts = (await Promise.all(entry.page.blocks.map((block) => partOf(block, globals, scope)))).flat();
  const { site } = globals;
  const says = [locale, path, parts, site.brand, site.product, siteUrl];
  return kept(says, async () => whitepaperPdf({ path, parts, locale, site, siteUrl }));
}

/** What a block says on paper; ways to other pages say nothing there. */
async function partOf(block: Block, { figures }: Globals, scope: Scope): Promise<WhitepaperPart[]> {
  const { content, locale, siteUrl } = scope;
  const text = async (markdown: string) => (await documentText(content, locale, markdown, siteUrl)).children;
  switch (block.type) {
    case "hero":
      return [{ type: "opening", title: block.title, kind: block.pretitle ?? "", text: block.text }];
    case "info":
      return [{ type: "text", title: block.title, text: await text(block.text) }];
    case "bullets":
      return [{ ...block, type: "points", points: block.items.map((title) => ({ title })) }];
    case "steps":
      return [{ ...block, type: "points", points: block.items.map(({ title, text }) => ({ title, text })) }];
    case "comparison":
      return [{ ...block, type: "table" }];
    case "figures": {
      const rows = block.ids.flatMap((id) => figures[id] ?? []);
      return [{ ...block, type: "figures", rows: rows.map(({ value, label }) => [value[locale], label[locale]]) }];
    }
    case "faq": {
      const items = block.items.map(async ({ question, answer }) => ({ question, answer: await text(answer) }));
      return [{ ...block, type: "questions", items: await Promise.all(items) }];
    }
    default:
      return [];
  }
}
