import { sql } from "@payloadcms/db-postgres";
import { collectionLayout, ownRedirectsFile, pageFile } from "@waku/content";
import { collectionNames, type Locale, locales } from "@waku/content/schema";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { readContent } from "../model/content-file.ts";
import { writeContent } from "../model/content-writer.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  navigationSlugs,
  ownRedirectsShape,
  pageShape,
  type RobotTable,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";
import { itemSlugs } from "../model/item-slugs.ts";
import { pictureFiles, writePictureTexts } from "../model/picture-texts.ts";
import { textFields } from "../pictures/text-fields.ts";
import { type ReadDocument, readDocuments } from "./read-documents.ts";
import { type Edition, rowsOf, settingsRevision } from "./stored-rows.ts";

/** Where a document of the backend stands on the site. */
export type Address = { locale: Locale; path: string; ref: string; collection: CollectionSlug; id: number | string };
/** What a file was made from: a document or settings of the backend, and what of it the file holds. */
export type Source = {
  of:
    | { collection: CollectionSlug; id: number | string; title: string; locale: Locale }
    | { collection: CollectionSlug; id?: undefined }
    | { global: GlobalSlug };
  /** Field that holds all of the file. */
  field?: string;
  content: () => Stored;
};
/** The published content as the files of a content folder, where they come from, and the address of every document. */
export type ExportedContent = { files: Map<string, string>; sources: Map<string, Source>; addresses: Address[] };

/** All that an edition holds now, as this request sees it (within its transaction). */
export async function exportContent(req: PayloadRequest, edition: Edition = "published"): Promise<ExportedContent> {
  const exported = new Exported();
  for (const page of await readDocuments(req, "pages", pageShape, edition))
    exported.add("pages", page, { path: page.path, file: `pages/${pageFile(page.path)}` });
  for (const kind of collectionNames) {
    const { folder, basePath } = collectionLayout[kind];
    for (const item of await readDocuments(req, itemSlugs[kind], itemShapes[kind], edition))
      exported.add(itemSlugs[kind], item, { path: `${basePath}/${item.slug}`, file: `${folder}/${item.name}.md` });
  }
  await exportHandbooks(req, exported, edition);
  await exportSettings(req, exported);
  await exportPictures(req, exported);
  return exported;
}

async function exportHandbooks(req: PayloadRequest, exported: Exported, edition: Edition): Promise<void> {
  const chapters = new Map<unknown, ReadDocument>();
  for (const chapter of await readDocuments(req, "chapters", chapterShape, edition)) {
    const { folder, path } = placeOf(chapter);
    chapters.set(chapter.id, chapter);
    exported.add("chapters", chapter, { path, file: `${folder}/index.md` });
  }
  for (const section of await readDocuments(req, "sections", chapterShape, edition)) {
    const chapter = chapters.get(section.chapter);
    if (!chapter) continue;
    const { folder, path } = placeOf(chapter);
    exported.add("sections", section, { path: `${path}/${section.slug}`, file: `${folder}/${section.name}.md` });
  }
}

function placeOf({ handbook, name, slug }: ReadDocument): { folder: string; path: string } {
  return { folder: `handbooks/${handbook}/${name}`, path: `robot-journey/${handbook}/${slug}` };
}

type Settings = { revision: string | undefined; stored: Stored };

/** Settings as they were read last. */
const known = new Map<string, Settings>();

async function readSettings(req: PayloadRequest, slug: string): Promise<Stored> {
  const revision = await settingsRevision(req, slug);
  const before = known.get(slug);
  if (before && before.revision === revision) return before.stored;
  const stored = (await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })) as Stored;
  known.set(slug, { revision, stored });
  return stored;
}

async function exportSettings(req: PayloadRequest, exported: Exported): Promise<void> {
  const read = (slug: string) => readSettings(req, slug);
  exported.setting("shared/site.yaml", { global: "site" }, toDocument(siteShape, await read("site")));
  const { entries = {} } = toDocument(figuresShape, await read("figures"));
  exported.setting("shared/figures.yaml", { global: "figures" }, entries as Stored, "entries");
  for (const locale of locales) {
    const global = navigationSlugs[locale];
    const content = toDocument(navigationShape, await read(global));
    exported.setting(`${locale}/navigation.yaml`, { global }, content);
  }
  const ownRedirects = toDocument(ownRedirectsShape, await read("own-redirects"));
  exported.setting(ownRedirectsFile, { global: "own-redirects" }, ownRedirects);
  const rules = await read("rules");
  for (const [field, file] of Object.entries(settingFiles)) {
    const text = String(rules[field as SettingFile] ?? "");
    if (text === "" && registerFiles.has(field as SettingFile)) continue;
    exported.set(file, { of: { global: "rules" }, field, content: () => ({}) }, text);
  }
  const tables = await read("robot-finder");
  for (const [field, file] of Object.entries(robotTables)) {
    const text = String(tables[field as RobotTable] ?? "");
    if (text !== "") exported.set(file, { of: { global: "robot-finder" }, field, content: () => ({}) }, text);
  }
}

type Picture = { id: number; name: string; textDe: string; textEn: string };

/** Both texts of each picture; where one is wrong, its picture is meant. */
async function exportPictures(req: PayloadRequest, exported: Exported): Promise<void> {
  const pictures = await rowsOf<Picture>(
    req,
    sql`SELECT id, name, text_de AS "textDe", text_en AS "textEn" FROM pictures`,
  );
  for (const locale of locales) {
    const file = pictureFiles[locale];
    const field = textFields[locale];
    const texts = new Map(pictures.map((picture) => [picture.name, picture[field]]));
    exported.set(file, { of: { collection: "pictures" }, content: () => ({}) }, writePictureTexts(locale, texts));
    for (const { id, name } of pictures)
      exported.sources.set(`${file} ${name}`, {
        of: { collection: "pictures", id, title: name, locale },
        field,
        content: () => ({}),
      });
  }
}

class Exported implements ExportedContent {
  readonly files = new Map<string, string>();
  readonly sources = new Map<string, Source>();
  readonly addresses: Address[] = [];

  /** @param place file below the folder of the language, and public path */
  add(
    collection: CollectionSlug,
    { id, ref, language, title, text, isWritten }: ReadDocument,
    place: { path: string; file: string },
  ): void {
    if (!isWritten) return;
    this.addresses.push({ locale: language, path: place.path, ref, collection, id });
    const file = `${language}/${place.file}`;
    const content = () => readContent(file, text).document;
    this.set(file, { of: { collection, id, title, locale: language }, content }, text);
  }

  setting(file: string, of: Source["of"], content: Stored, field?: string): void {
    this.set(file, { of, content: () => content, ...(field && { field }) }, writeContent(file, content));
  }

  set(file: string, source: Source, text: string): void {
    this.files.set(file, text);
    this.sources.set(file, source);
  }
}
