import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectionLayout, pageFile, pagePath } from "@waku/content";
import { type CollectionName, type HandbookName, type Locale, locales } from "@waku/content/schema";
import { type ReadFile, readContent, readPictureTexts } from "../model/content-file.ts";
import type { Stored } from "../model/convert.ts";
import { pictureFiles } from "../model/picture-texts.ts";

/** A document of the content folder in both languages. */
export type Source = Record<Locale, ReadFile>;

/** Reads a content folder as it stands, without knowledge of what its documents mean. */
export class ContentFolder {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, file));
  }

  text(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }

  /** Paths of all pages. */
  pagePaths(): string[] {
    const files = readdirSync(join(this.#folder, "en/pages"), { recursive: true, encoding: "utf8" });
    return files.flatMap((file) => (file.endsWith(".yaml") ? [pagePath(file)] : [])).sort();
  }

  page(path: string): Source {
    return this.#both((locale) => this.#read(`${locale}/pages/${pageFile(path)}`));
  }

  /** Names of the items of a collection. */
  itemNames(collection: CollectionName): string[] {
    return this.#markdownNames(`en/${collectionLayout[collection].folder}`);
  }

  item(collection: CollectionName, name: string): Source {
    return this.markdown(`${collectionLayout[collection].folder}/${name}.md`);
  }

  chapterNames(handbook: HandbookName): string[] {
    const entries = this.#entries(`en/handbooks/${handbook}`);
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  }

  sectionNames(handbook: HandbookName, chapter: string): string[] {
    return this.#markdownNames(`en/handbooks/${handbook}/${chapter}`).filter((name) => name !== "index");
  }

  /** A Markdown document by its file below the folder of a language. */
  markdown(file: string): Source {
    return this.#both((locale) => this.#read(`${locale}/${file}`));
  }

  /** Texts of the pictures in a language, by their names. */
  pictureTexts(locale: Locale): Map<string, string> {
    return readPictureTexts(pictureFiles[locale], this.text(pictureFiles[locale]));
  }

  yaml(file: string): Stored {
    return this.#read(file).document;
  }

  #read(file: string): ReadFile {
    return readContent(file, this.text(file));
  }

  #markdownNames(folder: string): string[] {
    const files = this.#entries(folder).filter(({ name }) => name.endsWith(".md"));
    return files.map(({ name }) => name.replace(/\.md$/, "")).sort();
  }

  /** What a folder holds; a collection that has nothing needs no folder. */
  #entries(folder: string): Dirent[] {
    return this.has(folder) ? readdirSync(join(this.#folder, folder), { withFileTypes: true }) : [];
  }

  #both<T>(read: (locale: Locale) => T): Record<Locale, T> {
    return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, T>;
  }
}
