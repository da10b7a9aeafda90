import { collectionLayout, pageFile } from "@waku/content";
import { collectionNames, type HandbookName, type Locale, locales } from "@waku/content/schema";
import { dump } from "js-yaml";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { pathOfAddress } from "../model/address.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  itemSlugs,
  navigationShape,
  pageShape,
  type RobotTable,
  registerFiles,
  robotTables,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../model/documents.ts";

/** Where a document of the backend stands on the site in one language. */
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
  for (const page of await documentsOf(req, "pages", edition))
    for (const locale of languagesOf(page, edition)) {
      const path = pathOfAddress(page.path);
      const document = toDocument(pageShape, page, locale);
      exported.add(
        { locale, path, ref: `page:${path}`, collection: "pages" },
        `pages/${pageFile(path)}`,
        page,
        document,
        yaml(document),
      );
    }
  for (const kind of collectionNames) {
    const collection = itemSlugs[kind];
    for (const item of await documentsOf(req, collection, edition))
      for (const locale of languagesOf(item, edition)) {
        const { folder, basePath } = collectionLayout[kind];
        const document = toDocument(itemShapes[kind], item, locale);
        const path = `${basePath}/${document.slug ?? item.name}`;
        const address = { locale, path, ref: `${kind}:${item.name}`, collection };
        exported.add(address, `${folder}/${item.name}.md`, item, document, markdown(document, item, locale));
      }
  }
  await exportHandbooks(req, exported, edition);
  await exportSettings(req, exported);
  return exported;
}

async function exportHandbooks(req: PayloadRequest, exported: Exported, edition: Edition): Promise<void> {
  const chapters = new Map((await documentsOf(req, "chapters", edition)).map((chapter) => [chapter.id, chapter]));
  const place = (chapter: Stored, locale: Locale) => {
    const handbook = chapter.handbook as HandbookName;
    const slug = toDocument(chapterShape, chapter, locale).slug ?? chapter.name;
    return {
      name: `${handbook}/${chapter.name}`,
      folder: `handbooks/${handbook}/${chapter.name}`,
      path: `robot-journey/${handbook}/${slug}`,
    };
  };
  for (const chapter of chapters.values())
    for (const locale of languagesOf(chapter, edition)) {
      const { name, folder, path } = place(chapter, locale);
      const document = toDocument(chapterShape, chapter, locale);
      const address = { locale, path, ref: `chapter:${name}`, collection: "chapters" as const };
      exported.add(address, `${folder}/index.md`, chapter, document, markdown(document, chapter, locale));
    }
  for (const section of await documentsOf(req, "sections", edition)) {
    const chapter = chapters.get(section.chapter as number);
    for (const locale of chapter ? languagesOf(section, edition) : []) {
      if (!chapter) continue;
      const { name, folder, path } = place(chapter, locale);
      const document = toDocument(chapterShape, section, locale);
      const address = {
        locale,
        path: `${path}/${document.slug ?? section.name}`,
        ref: `section:${name}/${section.name}`,
        collection: "sections" as const,
      };
      const file = `${folder}/${section.name}.md`;
      exported.add(address, file, section, document, markdown(document, section, locale));
    }
  }
}

async function exportSettings(req: PayloadRequest, exported: Exported): Promise<void> {
  const read = (slug: string) =>
    req.payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: true, req }) as Promise<Stored>;
  exported.set("shared/site.yaml", {
    of: { global: "site" },
    content: toDocument(siteShape, await read("site"), "en"),
  });
  const { entries = {} } = toDocument(figuresShape, await read("figures"), "en");
  exported.set("shared/figures.yaml", { of: { global: "figures" }, field: "entries", content: entries as Stored });
  const navigation = await read("navigation");
  for (const locale of locales)
    exported.set(`${locale}/navigation.yaml`, {
      of: { global: "navigation" },
      content: toDocument(navigationShape, navigation, locale),
    });
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

  add(at: Omit<Address, "id">, file: string, stored: Stored, content: Stored, text: string): void {
    const { collection, locale } = at;
    const { path, name } = stored;
    const id = stored.id as number;
    this.addresses.push({ ...at, id });
    const title = String(path ?? content.title ?? name);
    this.set(`${locale}/${file}`, { of: { collection, id, title, locale }, content }, text);
  }

  set(file: string, source: Source, text = yaml(source.content)): void {
    this.files.set(file, text);
    this.sources.set(file, source);
  }
}

async function documentsOf(req: PayloadRequest, collection: CollectionSlug, edition: Edition): Promise<Stored[]> {
  const { docs } = await req.payload.find({
    collection,
    draft: edition === "latest",
    locale: "all",
    depth: 0,
    pagination: false,
    sort: "id",
    overrideAccess: true,
    req,
  });
  return docs as unknown as Stored[];
}

/** A draft counts in the languages in which it has a title; pages of the inventory have none, and always both. */
function languagesOf({ _status: status, title }: Stored, edition: Edition): Locale[] {
  const byLocale = (status ?? {}) as Partial<Record<Locale, string>>;
  const titles = title as Partial<Record<Locale, string | null>> | null | undefined;
  const isWritten = (locale: Locale) => edition === "latest" && (title === undefined || Boolean(titles?.[locale]));
  return locales.filter((locale) => byLocale[locale] === "published" || isWritten(locale));
}

function yaml(value: unknown): string {
  return dump(value, { lineWidth: 120, noRefs: true });
}

function markdown(front: Stored, stored: Stored, locale: Locale): string {
  const body = (stored.body as Record<Locale, string | null> | null)?.[locale] ?? "";
  return `---\n${yaml(front)}---\n\n${body.trim()}\n`;
}
