import { collectionLayout, ownRedirectsFile, pagePath, redirectsFile } from "@waku/content";
import { collectionNames, type Locale, locales } from "@waku/content/schema";
import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { inTransaction } from "../in-transaction.ts";
import { addressOfPath } from "../model/address.ts";
import { formatContent, readContent, readPictureTexts } from "../model/content-file.ts";
import { type Stored, toStored, withGaps } from "../model/convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  navigationSlugs,
  ownRedirectsShape,
  pageShape,
  robotTables,
  settingFiles,
  siteShape,
} from "../model/documents.ts";
import { itemSlugs } from "../model/item-slugs.ts";
import { localeOfPictures, pictureFiles } from "../model/picture-texts.ts";
import type { ObjectShape } from "../model/shape.ts";
import { textFields } from "../pictures/text-fields.ts";
import { type ExportedContent, exportContent } from "../publishing/export-content.ts";
import { publish } from "../publishing/publish.ts";
import { newRedirects, takeRedirects } from "../publishing/take-redirects.ts";

/** What a content folder says otherwise than what is published, by file. */
export type ImportReport = {
  added: string[];
  changed: string[];
  /** Published, and not in the folder: it stays. */
  kept: string[];
  /** Of the files that differ, those of which editors have newer drafts. */
  drafts: string[];
};

/** Where the contents of a file go. */
type Target =
  | { collection: CollectionSlug; shape: ObjectShape; own: Stored; chapter?: string }
  | { global: GlobalSlug; shape: ObjectShape; entries?: boolean }
  | { global: GlobalSlug; field: string };

/** Publishes the files of a sound content folder. What is published already is left alone, and so are drafts of it. */
export class ContentImport {
  readonly report: ImportReport;
  readonly #req: PayloadRequest;
  readonly #files: ReadonlyMap<string, string>;
  readonly #latest: ExportedContent;
  /** Documents that this import made, by file. */
  readonly #made = new Map<string, number | string>();

  private constructor(
    req: PayloadRequest,
    files: ReadonlyMap<string, string>,
    latest: ExportedContent,
    report: ImportReport,
  ) {
    this.#req = req;
    this.#files = files;
    this.#latest = latest;
    this.report = report;
  }

  /** Compares the folder with what is published. */
  static async plan(req: PayloadRequest, files: ReadonlyMap<string, string>): Promise<ContentImport> {
    const published = await exportContent(req);
    const latest = await exportContent(req, "latest");
    const texts = [...files].filter(([file]) => file !== redirectsFile);
    const differing = texts.filter(([file, text]) => differs(file, published.files.get(file), text));
    const [added, changed] = [false, true].map((isThere) =>
      differing.flatMap(([file]) => (published.files.has(file) === isThere ? [file] : [])).sort(),
    ) as [string[], string[]];
    if ((await newRedirects(req, files.get(redirectsFile), published)).length > 0) changed.push(redirectsFile);
    const kept = [...published.files.keys()].filter((file) => !files.has(file)).sort();
    const isDraft = (file: string) => latest.files.get(file) !== published.files.get(file);
    const drafts = [...added, ...changed].filter((file) => file !== redirectsFile && isDraft(file));
    return new ContentImport(req, files, latest, { added, changed, kept, drafts });
  }

  /** All or nothing. @throws Refusal where the published whole would be broken */
  async carryOut(): Promise<void> {
    const { added, changed } = this.report;
    const differing = [...added, ...changed].filter((file) => file !== redirectsFile);
    // Sections stand in chapters, which must be there before them.
    const inOrder = differing.toSorted((one, other) => Number(isSection(one)) - Number(isSection(other)));
    if (differing.length === 0 && changed.length === 0) return;
    await inTransaction(this.#req, async () => {
      for (const file of inOrder) await this.#take(file);
      // Redirects that editors wrote may lead to an address that a document has left.
      await takeRedirects(this.#req, this.#files.get(redirectsFile));
      await publish(this.#req);
    });
  }

  async #take(file: string): Promise<void> {
    const pictures = localeOfPictures(file);
    if (pictures) return this.#takePictures(pictures);
    const target = targetOf(file);
    const text = this.#files.get(file) ?? "";
    if ("field" in target) return this.#set(target.global, { [target.field]: text });
    const { document, body } = readContent(file, formatContent(file, text));
    if ("global" in target) {
      const { shape, entries } = target;
      const stored = toStored(shape, entries ? { entries: document } : document, target.global);
      return this.#set(target.global, withGaps(shape, stored));
    }
    const { collection, shape } = target;
    const own = { ...target.own, ...(target.chapter && { chapter: this.#idOf(target.chapter) }) };
    const stored = toStored(shape, document, `${collection}/${Object.values(own).join("/")}`);
    const data = { ...withGaps(shape, stored), ...(body !== undefined && { body }), _status: "published" };
    const base = { collection, overrideAccess: true, depth: 0, req: this.#req } as const;
    const id = this.#idOf(file);
    if (id !== undefined) await this.#req.payload.update({ ...base, id, data: data as never });
    else {
      const made = await this.#req.payload.create({ ...base, data: { ...own, ...data } as never });
      this.#made.set(file, made.id);
    }
  }

  /** The texts of pictures; those that are new here come with the texts of both languages. */
  async #takePictures(locale: Locale): Promise<void> {
    const texts = Object.fromEntries(
      locales.map((each) => [each, readPictureTexts(pictureFiles[each], this.#files.get(pictureFiles[each]) ?? "{}")]),
    ) as Record<Locale, Map<string, string>>;
    const base = { collection: "pictures", overrideAccess: true, depth: 0, req: this.#req } as const;
    for (const [name, text] of texts[locale]) {
      const { docs } = await this.#req.payload.find({ ...base, where: { name: { equals: name } } });
      const [found] = docs;
      if (found) await this.#req.payload.update({ ...base, id: found.id, data: { [textFields[locale]]: text } });
      else {
        const both = locales.map((each) => [textFields[each], texts[each].get(name)]);
        await this.#req.payload.create({ ...base, data: { name, ...Object.fromEntries(both) } });
      }
    }
  }

  /** The document that a file is of, as far as there is one. */
  #idOf(file: string): number | string | undefined {
    const of = this.#latest.sources.get(file)?.of;
    return of && "title" in of ? of.id : this.#made.get(file);
  }

  async #set(slug: GlobalSlug, data: Stored): Promise<void> {
    const { payload } = this.#req;
    await payload.updateGlobal({ slug, data: data as never, overrideAccess: true, depth: 0, req: this.#req });
  }
}

/** Whether a file says otherwise than what is published. Pictures that a folder does not name stay. */
function differs(file: string, published: string | undefined, text: string): boolean {
  if (!localeOfPictures(file)) return published !== formatContent(file, text);
  const known = readPictureTexts(file, published ?? "{}");
  return [...readPictureTexts(file, text)].some(([name, said]) => known.get(name) !== said);
}

const settings = new Map<string, Target>([
  ["shared/site.yaml", { global: "site", shape: siteShape }],
  ["shared/figures.yaml", { global: "figures", shape: figuresShape, entries: true }],
  [ownRedirectsFile, { global: "own-redirects", shape: ownRedirectsShape }],
  ...Object.entries(navigationSlugs).map(([locale, global]): [string, Target] => [
    `${locale}/navigation.yaml`,
    { global, shape: navigationShape },
  ]),
  ...Object.entries(settingFiles).map(([field, file]): [string, Target] => [file, { global: "rules", field }]),
  ...Object.entries(robotTables).map(([field, file]): [string, Target] => [file, { global: "robot-finder", field }]),
]);

const kinds = new Map(collectionNames.map((name) => [collectionLayout[name].folder, name]));

function isSection(file: string): boolean {
  return file.includes("/handbooks/") && !file.endsWith("/index.md");
}

/** @throws Error for a file that the backend has no place for: the model of the content has grown without it */
function targetOf(file: string): Target {
  const setting = settings.get(file);
  if (setting) return setting;
  const [language, folder = "", ...parts] = file.split("/") as [Locale, ...string[]];
  const names = parts.map((part) => part.replace(/\.md$/, ""));
  const kind = kinds.get(folder);
  if (folder === "pages")
    return {
      collection: "pages",
      shape: pageShape,
      own: { language, path: addressOfPath(pagePath(parts.join("/"))) },
    };
  if (kind)
    return {
      collection: itemSlugs[kind] as CollectionSlug,
      shape: itemShapes[kind],
      own: { language, name: names[0] },
    };
  const [handbook, chapter, name] = names;
  if (folder === "handbooks" && name === "index")
    return { collection: "chapters", shape: chapterShape, own: { language, handbook, name: chapter } };
  if (folder === "handbooks" && name !== undefined)
    return {
      collection: "sections",
      shape: chapterShape,
      own: { language, name },
      chapter: `${language}/handbooks/${handbook}/${chapter}/index.md`,
    };
  throw new Error(`The content backend has no place for ${file}.`);
}
