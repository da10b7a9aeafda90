import {
  type CollectionName,
  chapterSchema,
  collectionNames,
  type HandbookName,
  handbookNames,
  itemSchemas,
  type Locale,
  locales,
  pageSchema,
  sectionSchema,
} from "../../schema/index.ts";
import { instantOf } from "../../schema/moment.ts";
import type { ChapterEntry, Entry, Ref } from "../content-source.ts";
import { withoutSoftHyphens } from "../no-break.ts";
import { type Parsed, parseMarkdown, parseYaml } from "../parse.ts";
import { shortTitleOf } from "../store/page-now.ts";
import { collectionLayout, pagePath } from "./layout.ts";

/** Which document a file of the content folder holds. */
export type DocumentFile = { file: string; locale: Locale } & (
  | { kind: "page"; ref: Ref; path: string }
  | { kind: "item"; ref: Ref; collection: CollectionName; id: string }
  | { kind: "chapter"; ref: Ref; handbook: HandbookName; id: string }
  | { kind: "section"; ref: Ref; handbook: HandbookName; chapter: Ref; id: string }
);

/** A document as it is written, placeholders unfilled, with its Markdown text if it has one. */
export type ReadDocument = { entry: Entry; body: string };

/** Folder of a kind of documents, relative to the content folder, and the ending of its files. */
export const documentFolders = locales.flatMap((locale) => [
  { folder: `${locale}/pages`, ending: ".yaml" },
  ...collectionNames.map((collection) => ({
    folder: `${locale}/${collectionLayout[collection].folder}`,
    ending: ".md",
  })),
  ...handbookNames.map((handbook) => ({ folder: `${locale}/handbooks/${handbook}`, ending: ".md" })),
]);

/** File of a chapter, relative to the content folder. */
function chapterFile(locale: Locale, chapter: Ref): string {
  return `${locale}/handbooks/${chapter.slice("chapter:".length)}/index.md`;
}

/** Which document a file holds, by its path; undefined for files that hold none. */
export function documentFile(file: string): DocumentFile | undefined {
  const [, language, folder, rest, ending] = /^([a-z]+)\/([a-z-]+)\/(.+)\.(yaml|md)$/.exec(file) ?? [];
  const locale = locales.find((known) => known === language);
  if (!locale || !rest) return undefined;
  if (folder === "pages" && ending === "yaml") {
    const path = pagePath(`${rest}.yaml`);
    return { kind: "page", file, locale, ref: `page:${path}`, path };
  }
  if (ending !== "md") return undefined;
  const collection = collectionNames.find((name) => collectionLayout[name].folder === folder);
  if (collection) return { kind: "item", file, locale, ref: `${collection}:${rest}`, collection, id: rest };
  if (folder !== "handbooks") return undefined;
  const [name, chapterId, ...parts] = rest.split("/");
  const handbook = handbookNames.find((known) => known === name);
  const id = parts.join("/");
  if (!handbook || !chapterId) return undefined;
  const chapter: Ref = `chapter:${handbook}/${chapterId}`;
  if (id === "index") return { kind: "chapter", file, locale, ref: chapter, handbook, id: chapterId };
  return { kind: "section", file, locale, ref: `section:${handbook}/${chapterId}/${id}`, handbook, chapter, id };
}

/**
 * Reads a document.
 * @param text of its file
 * @param chapter the one that a section stands in
 */
export function readDocument(text: string, place: DocumentFile, chapter?: ChapterEntry): Parsed<ReadDocument> {
  const { file, locale } = place;
  switch (place.kind) {
    case "page": {
      const parsed = parseYaml(text, file, pageSchema);
      if (parsed.problems) return parsed;
      const { value: page } = parsed;
      const hero = page.blocks.find((block) => block.type === "hero");
      // Where a heading may break is of no use in breadcrumbs, cards and share pictures.
      const title = (hero && withoutSoftHyphens(hero.title)) ?? page.meta.title;
      const entry: Entry = {
        kind: "page",
        ref: place.ref,
        locale,
        path: place.path,
        title,
        shortTitle: shortTitleOf(page.blocks, title),
        picture: hero?.picture,
        teaser: page.meta.description,
        meta: page.meta,
        file,
        page,
      };
      return { value: { entry, body: "" } };
    }
    case "item": {
      const parsed = parseMarkdown(text, file, itemSchemas[place.collection]);
      if (parsed.problems) return parsed;
      const { data, body } = parsed.value;
      const { slug, meta, title, teaser, ...fields } = data;
      const published = "published" in fields ? String(fields.published) : undefined;
      const { collection, id } = place;
      const entry: Entry = {
        kind: "item",
        ref: place.ref,
        collection,
        id,
        locale,
        path: `${collectionLayout[collection].basePath}/${slug ?? id}`,
        title,
        teaser,
        meta,
        file,
        published: published?.slice(0, "YYYY-MM-DD".length),
        publishedAt: published === undefined ? undefined : instantOf(published),
        fields,
      };
      return { value: { entry, body } };
    }
    case "chapter": {
      const parsed = parseMarkdown(text, file, chapterSchema);
      if (parsed.problems) return parsed;
      const { slug, ...rest } = parsed.value.data;
      const { handbook, id } = place;
      const path = `robot-journey/${handbook}/${slug ?? id}`;
      const entry: Entry = { ...rest, kind: "chapter", ref: place.ref, handbook, locale, path, file };
      return { value: { entry, body: parsed.value.body } };
    }
    case "section": {
      if (!chapter) {
        const index = chapterFile(locale, place.chapter);
        const message = { de: `braucht ein Kapitel: ${index} fehlt`, en: `needs a chapter: add ${index}` };
        return { problems: [{ file, message }] };
      }
      const parsed = parseMarkdown(text, file, sectionSchema);
      if (parsed.problems) return parsed;
      const { slug, ...rest } = parsed.value.data;
      const { handbook, id } = place;
      const path = `${chapter.path}/${slug ?? id}`;
      const entry: Entry = {
        ...rest,
        kind: "section",
        ref: place.ref,
        handbook,
        chapter: chapter.ref,
        locale,
        path,
        file,
      };
      return { value: { entry, body: parsed.value.body } };
    }
  }
}
