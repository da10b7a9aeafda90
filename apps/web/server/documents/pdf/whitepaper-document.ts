import type { ContentSource, Globals } from "@waku/content";
import type { Block } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { hasOwnDocument } from "../../../app/forms/whitepaper.server";
import { messagesIn } from "../../../app/i18n/messages";
import { type MadeFile, type MakeFile, makeFile } from "../make-file";
import { documentText } from "./document-text";
import type { WhitepaperPart } from "./whitepaper-pdf";

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
  make: MakeFile = makeFile,
): Promise<MadeFile | undefined> {
  const entry = await content.find(locale, path);
  if (entry?.kind !== "page" || !hasOwnDocument(entry.page.blocks)) return undefined;
  const globals = await content.globals();
  const scope = { content, locale, siteUrl };
  const parts = (await Promise.all(entry.page.blocks.map((block) => partOf(block, globals, scope)))).flat();
  const { site } = globals;
  return make({ kind: "whitepaper-pdf", props: { path, parts, locale, site, siteUrl } });
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
      const { figureKinds } = messagesIn(locale);
      return [
        {
          ...block,
          type: "figures",
          rows: rows.map(({ value, label, kind }) => ({
            value: value[locale],
            label: label[locale],
            kind: figureKinds[kind],
          })),
        },
      ];
    }
    case "faq": {
      const items = block.items.map(async ({ question, answer }) => ({ question, answer: await text(answer) }));
      return [{ ...block, type: "questions", items: await Promise.all(items) }];
    }
    default:
      return [];
  }
}
