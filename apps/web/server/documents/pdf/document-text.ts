import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { Link, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { resolveHref } from "../../../app/page-data/links";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown for a document and makes its links absolute, since a document lies anywhere. */
export async function documentText(
  content: ContentSource,
  locale: Locale,
  markdown: string,
  siteUrl: string,
): Promise<Root> {
  const root = parser.parse(markdown);
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
