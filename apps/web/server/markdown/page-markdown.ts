import { defaultLocale, isLocale } from "@waku/i18n/locale";
import type { Element, Root } from "hast";
import type { Link } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { findElement, findElements, wordsOf } from "./hast.ts";
import { twinTexts } from "./texts.ts";
import { tidyMain } from "./tidy-main.ts";

const reader = unified().use(rehypeParse);

type LinkHandler = NonNullable<NonNullable<Options["handlers"]>["link"]>;

/** Addresses as they are: by default each `&` would get a backslash, which not every reader takes away again. */
const writeLink: LinkHandler = (node: Link, _, state, info) => {
  const url = node.url
    .replace(/[\s()<>]/g, encodeURIComponent)
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
  const [only, ...more] = node.children;
  if (only?.type === "text" && only.value === node.url && more.length === 0) return `<${url}>`;
  const exits = [state.enter("link"), state.enter("label")];
  const words = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
  for (const exit of exits.reverse()) exit();
  return `[${words}](${url})`;
};

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one", handlers: { link: writeLink } })
  .freeze();

/**
 * A finished page as Markdown: a head with what the page says of itself, then the words of its main part.
 * @param address of the page, where it names no canonical one
 */
export function pageMarkdown(html: string, address: string): string {
  const tree = reader.parse(told(html));
  const facts = pageFacts(tree, address);
  const main = findElement(tree, ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`The page at ${address} has no main part.`);
  const language = facts.language.slice(0, 2);
  const t = twinTexts[isLocale(language) ? language : defaultLocale];
  const root: Root = { type: "root", children: [tidyMain(main, facts.url, t)] };
  return `${frontMatter(facts)}\n${writer.stringify(writer.runSync(root))}`;
}

/** The head and the main part of a page: styles, frame and data are half of it, and reading takes most of the time. */
function told(html: string): string {
  const head = html.slice(0, html.indexOf("</head>")).replace(/<style[^>]*>[\s\S]*?<\/style>/g, "");
  return `${head}</head><body>${html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"))}`;
}

type Facts = {
  title: string;
  description: string;
  url: string;
  language: string;
  published?: string;
  translations: string[];
};

/** What the head of a page says of it. */
function pageFacts(tree: Root, address: string): Facts {
  const elements = findElements(tree, ({ tagName }) => ["html", "title", "meta", "link"].includes(tagName));
  const first = (test: (properties: Element["properties"], tagName: string) => boolean) =>
    elements.find(({ properties, tagName }) => test(properties, tagName));
  const meta = (name: string) =>
    first((properties) => properties.name === name || properties.property === name)?.properties.content;
  const links = (rel: string) => elements.filter(({ properties }) => [properties.rel].flat().includes(rel));
  const title = first((_, tagName) => tagName === "title");
  const language = String(first((_, tagName) => tagName === "html")?.properties.lang ?? "");
  const published = meta("article:published_time");
  return {
    title: title ? wordsOf(title) : "",
    description: String(meta("description") ?? ""),
    url: String(links("canonical")[0]?.properties.href ?? address),
    language,
    ...(published !== undefined && { published: String(published) }),
    translations: links("alternate").flatMap(({ properties: { hrefLang, href } }) =>
      typeof hrefLang === "string" && hrefLang !== "x-default" && !language.startsWith(hrefLang) ? [String(href)] : [],
    ),
  };
}

/** YAML; each value as a JSON string, which YAML reads alike. */
function frontMatter({ title, description, url, language, published, translations }: Facts): string {
  const lines = [
    ["title", title],
    ["description", description],
    ["url", url],
    ["language", language],
    ...(published ? [["published", published]] : []),
    ...translations.map((translation) => ["translation", translation]),
  ];
  return ["---", ...lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), "---", ""].join("\n");
}
