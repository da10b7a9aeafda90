import {
  type ContentSource,
  type Entry,
  type ItemEntry,
  sheetMarkdown,
  sheetOf,
  withoutSoftHyphens,
} from "@waku/content";
import type { CollectionName } from "@waku/content/schema";
import { questionAnchor } from "../../app/blocks/faq/question-anchor";
import { menuNames } from "../../app/page-data/document";
import type { SearchKind } from "../../app/search/site-search";
import { glossaryTerms } from "./glossary-terms";
import { markdownText } from "./markdown-text";
import { pageText } from "./page-text";
import type { SearchEntry } from "./search-entry";

/** What a document of the content gives to find: itself, and parts of it that have an anchor of their own. */
export async function entryDocuments(content: ContentSource, entry: Entry): Promise<SearchEntry[]> {
  const found = entry.kind === "page" ? pageDocuments(entry) : await textDocuments(content, entry);
  const [own] = found;
  // Readers know a page by what leads to it.
  const name = (await menuNames(content, entry.locale)).get(`/${entry.path}`);
  if (own && name !== undefined) own.names = [name, ...own.names];
  return found.map(readable);
}

type PageEntry = Extract<Entry, { kind: "page" }>;

const itemKinds: Record<CollectionName, SearchKind> = {
  article: "article",
  update: "update",
  pressRelease: "press",
  job: "job",
  client: "page",
  partner: "page",
  plainPage: "page",
};

function pageDocuments(entry: PageEntry): SearchEntry[] {
  const { ref, path, title, meta, page } = entry;
  const text = pageText(entry);
  // In a list, what search engines show says more than the first words of a page.
  const own: SearchEntry = { ...text, id: ref, kind: "page", title: meta.title, summary: meta.description, path, ref };
  own.headings.unshift(title);
  const questions = page.blocks.flatMap((block) => (block.type === "faq" ? block.items : []));
  return [
    own,
    ...questions.map(({ question, answer }): SearchEntry => {
      const anchor = questionAnchor(question);
      const { headings, text } = markdownText(answer);
      const names = own.names;
      return { id: `${ref}#${anchor}`, kind: "question", title: question, names, headings, text, path, anchor, ref };
    }),
  ];
}

async function textDocuments(content: ContentSource, entry: Exclude<Entry, { kind: "page" }>): Promise<SearchEntry[]> {
  const { ref, path, title, teaser, meta } = entry;
  const body = await content.body(entry);
  const sheet = sheetOf(entry);
  const { headings, text } = markdownText(sheet ? `${body}\n\n${sheetMarkdown(sheet)}` : body);
  const own: SearchEntry = {
    id: ref,
    kind: entry.kind === "item" ? itemKinds[entry.collection] : "handbook",
    title,
    names: [meta.title, ...(entry.kind === "item" ? itemNames(entry) : [])],
    headings,
    text: `${teaser} ${text}`,
    summary: meta.description,
    path,
    ref,
  };
  const isReference = entry.kind === "item" && entry.collection === "plainPage";
  const terms = isReference ? glossaryTerms(body) : [];
  return [
    own,
    ...terms.map(({ term, text, anchor }): SearchEntry => {
      const id = `${ref}#${term}`;
      return { id, kind: "term", title: term, names: [], headings: [], text, path, anchor, ref };
    }),
  ];
}

function itemNames({ fields }: ItemEntry): string[] {
  const { tags, workplace, industry } = fields;
  return [...(Array.isArray(tags) ? tags : []), workplace, industry].filter((name) => typeof name === "string");
}

/** Without what only tells browsers where a line may break. */
function readable(entry: SearchEntry): SearchEntry {
  const clean = (text: string) =>
    withoutSoftHyphens(text)
      .replace(/\u2060/g, "")
      .replace(/\s+/g, " ")
      .trim();
  return {
    ...entry,
    title: clean(entry.title),
    // The menu often says the same as the page above its title; twice it would count twice.
    names: [...new Set(entry.names.map(clean))],
    headings: entry.headings.map(clean),
    text: clean(entry.text),
    summary: entry.summary && clean(entry.summary),
  };
}
