import { collectionLayout, pageFile } from "@waku/content";
import { collectionNames, type HandbookName, type Locale, locales } from "@waku/content/schema";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { pathOfAddress } from "../model/address.ts";
import { writeContent } from "../model/content-writer.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import type { Identity } from "../model/counterpart.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  itemSlugs,
  navigationShape,
  navigationSlugs,
  pageShape,
  type RobotTable,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";

/** Where a document of the backend stands on the site. */
export type Address = { locale: Locale; path: string; ref: string; collection: CollectionSlug; id: number | string };
/** What a file was made from: a document or settings of the backend, and what of it the file holds. */
export type Source = {
  of: { collection: CollectionSlug; id: number | string; title: string; locale: Locale } | { global: GlobalSlug };
  /** Field that holds all of the file. */
  field?: string;
  content: Stored;
};
/** The published content as the files of a content folder, where they come from, and the address of every document. */
export type ExportedContent = { files: Map<string, string>; sources: Map<string, Source>; addresses: Address[] };

/** What is published, drafts never read; or the newest text of every document, for those who write it. */
export type Edition = "published" | "latest";

/** All that an edition holds now, as this request sees it (within its transaction). */
export async function exportContent(req: PayloadRequest, edition: Edition = "published"): Promise<ExportedContent> {
  const exported = new Exported();
  for (const page of await documentsOf(req, "pages", edition)) {
    const path = pathOfAddress(page.path);
    const document = toDocument(pageShape, page);
    exported.add("pages", page, { path, file: `pages/${pageFile(path)}`, content: document });
  }
  for (const kind of collectionNames) {
    const { folder, basePath } = collectionLayout[kind];
    for (const item of await documentsOf(req, itemSlugs[kind], edition)) {
      const document = toDocument(itemShapes[kind], item);
      const path = `${basePath}/${document.slug ?? item.name}`;
      exported.add(itemSlugs[kind], item, {
        path,
        file: `${folder}/${item.name}.md`,
        content: document,
      });
    }
  }
  await exportHandbooks(req, exported, edition);
  await exportSettings(req, exported);
  return exported;
}

async function exportHandbooks(req: PayloadRequest, exported: Exported, edition: Edition): Promise<void> {
  const chapters = await documentsOf(req, "chapters", edition);
  const place = (chapter: Stored) => {
    const handbook = chapter.handbook as HandbookName;
    const slug = toDocument(chapterShape, chapter).slug ?? chapter.name;
    return {
      folder: `handbooks/${handbook}/${chapter.name}`,
      path: `robot-journey/${handbook}/${slug}`,
    };
  };
  for (const chapter of chapters) {
    const { folder, path } = place(chapter);
    const document = toDocument(chapterShape, chapter);
    const file = `${folder}/index.md`;
    exported.add("chapters", chapter, { path, file, content: document });
  }
  const written = new Map((await allOf(req, "chapters", edition)).map((chapter) => [chapter.id, chapter]));
  for (const section of await documentsOf(req, "sections", edition)) {
    const chapter = written.get(section.chapter as number);
    if (!chapter) continue;
    const { folder, path } = place(chapter);
    const document = toDocument(chapterShape, section);
    exported.add("sections", section, {
      path: `${path}/${document.slug ?? section.name}`,
      file: `${folder}/${section.name}.md`,
      content: document,
    });
  }
}

async function exportSettings(req: PayloadRequest, exported: Exported): Promise<void> {
  const read = (slug: string) =>
    req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req }) as Promise<Stored>;
  exported.set("shared/site.yaml", { of: { global: "site" }, content: toDocument(siteShape, await read("site")) });
  const { entries = {} } = toDocument(figuresShape, await read("figures"));
  exported.set("shared/figures.yaml", { of: { global: "figures" }, field: "entries", content: entries as Stored });
  for (const locale of locales) {
    const global = navigationSlugs[locale];
    const content = toDocument(navigationShape, await read(global));
    exported.set(`${locale}/navigation.yaml`, { of: { global }, content });
  }
  const rules = await read("rules");
  for (const [field, file] of Object.entries(settingFiles)) {
    const text = String(rules[field as SettingFile] ?? "");
    if (text === "" && registerFiles.has(field as SettingFile)) continue;
    exported.set(file, { of: { global: "rules" }, field, content: {} }, text);
  }
  const tables = await read("robot-finder");
  for (const [field, file] of Object.entries(robotTables)) {
    const text = String(tables[field as RobotTable] ?? "");
    if (text !== "") exported.set(file, { of: { global: "robot-finder" }, field, content: {} }, text);
  }
}

class Exported implements ExportedContent {
  readonly files = new Map<string, string>();
  readonly sources = new Map<string, Source>();
  readonly addresses: Address[] = [];

  /** @param made file below the folder of the language, and public path */
  add(
    collection: CollectionSlug,
    { id, ref, language, path: address, name, body }: Stored & Identity,
    { path, file, content }: { path: string; file: string; content: Stored },
  ): void {
    this.addresses.push({ locale: language, path, ref, collection, id });
    const title = String(address ?? content.title ?? name);
    const text = file.endsWith(".md") ? writeContent(file, content, String(body ?? "")) : undefined;
    this.set(`${language}/${file}`, { of: { collection, id, title, locale: language }, content }, text);
  }

  set(file: string, source: Source, text = writeContent(file, source.content)): void {
    this.files.set(file, text);
    this.sources.set(file, source);
  }
}

/** The documents of an edition. A draft counts once it has a title, or blocks. */
async function documentsOf(req: PayloadRequest, collection: CollectionSlug, edition: Edition) {
  const docs = await allOf(req, collection, edition);
  return docs.filter(
    ({ _status: status, title, blocks }) =>
      status === "published" ||
      (edition === "latest" && (Boolean(title) || (Array.isArray(blocks) && blocks.length > 0))),
  );
}

async function allOf(req: PayloadRequest, collection: CollectionSlug, edition: Edition) {
  const { docs } = await req.payload.find({
    collection,
    draft: edition === "latest",
    depth: 0,
    pagination: false,
    sort: "id",
    overrideAccess: true,
    req,
  });
  return docs as unknown as (Stored & Identity)[];
}
