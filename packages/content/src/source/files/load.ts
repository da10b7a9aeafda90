import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import {
  bookingSchema,
  type CollectionName,
  calculatorSchema,
  chapterSchema,
  claimsSchema,
  collectionNames,
  customersSchema,
  figuresSchema,
  formsSchema,
  type HandbookName,
  handbookNames,
  integrationsSchema,
  itemSchemas,
  type Locale,
  locales,
  type Navigation,
  navigationSchema,
  type PictureName,
  pageSchema,
  pictureNames,
  picturesSchema,
  pricingSchema,
  type Redirect,
  redirectsSchema,
  sectionSchema,
  siteSchema,
  standardsSchema,
  termsSchema,
} from "../../schema/index.ts";
import { instantOf } from "../../schema/moment.ts";
import type { ChapterEntry, Entry, Globals, SectionEntry } from "../content-source.ts";
import { withoutSoftHyphens } from "../no-break.ts";
import { type Parsed, parseMarkdown, parseYaml } from "../parse.ts";
import { ContentError, type Problem } from "../problem.ts";
import { manufacturersFile, readManufacturers, readRobots, robotsFile } from "../robots/robot-tables.ts";
import type { ReadTable } from "../robots/table.ts";
import { collectionLayout, pagePath, redirectsFile } from "./layout.ts";

/** Everything read from a content folder, placeholders unfilled, and what is wrong with it. */
export type LoadedContent = {
  globals: Globals;
  navigation: Record<Locale, Navigation>;
  entries: Record<Locale, Entry[]>;
  redirects: Redirect[];
  /** Changes when anything that all pages share does: settings, registers, menus, pictures. */
  sharedDigest: string;
  /** Digest of every file read, by its path. */
  digests: Map<string, string>;
  problems: Problem[];
};

/** Called with every text file read, so that checks can look at bodies without keeping them. */
export type BodyVisitor = (entry: Entry, body: string, globals: Globals) => void;

/**
 * Reads and validates a content folder.
 * @param folder absolute path of the folder that holds `de`, `en`, `shared` and `media`
 * @param onBody sees the Markdown body of each item, chapter and section
 * @param mediaFolders where media lie, if not in the folder's own `media`
 * @throws ContentError when globals or navigation cannot be used; problems of single documents are collected
 */
export async function loadContent(
  folder: string,
  onBody?: BodyVisitor,
  mediaFolders = [join(folder, "media")],
): Promise<LoadedContent> {
  const problems: Problem[] = [];
  const reader = new Reader(folder, problems);
  const globals = await readGlobals(reader, mediaFolders);
  const navigation = {
    de: await reader.requireYaml("de/navigation.yaml", navigationSchema),
    en: await reader.requireYaml("en/navigation.yaml", navigationSchema),
  };
  const sharedDigest = [...reader.digests.values(), ...globals.pictures.light].join();
  const redirects = (await reader.optionalYaml(redirectsFile, redirectsSchema)) ?? [];
  const entries: Record<Locale, Entry[]> = { de: [], en: [] };
  for (const locale of locales) {
    const read = new LocaleReader(reader, locale, (entry, body) => onBody?.(entry, body, globals));
    entries[locale] = [...(await read.pages()), ...(await read.items()), ...(await read.handbooks())];
  }
  return { globals, navigation, entries, redirects, sharedDigest, digests: reader.digests, problems };
}

async function readGlobals(reader: Reader, mediaFolders: string[]): Promise<Globals> {
  return {
    site: await reader.requireYaml("shared/site.yaml", siteSchema),
    figures: await reader.requireYaml("shared/figures.yaml", figuresSchema),
    customers: (await reader.optionalYaml("shared/customers.yaml", customersSchema)) ?? {},
    pricing: await reader.requireYaml("shared/pricing.yaml", pricingSchema),
    calculator: await reader.requireYaml("shared/calculator.yaml", calculatorSchema),
    forms: await reader.requireYaml("shared/forms.yaml", formsSchema),
    booking: await reader.requireYaml("shared/booking.yaml", bookingSchema),
    integrations: await reader.requireYaml("shared/integrations.yaml", integrationsSchema),
    standards: await reader.register("shared/standards.yaml", standardsSchema),
    claims: await reader.register("shared/claims.yaml", claimsSchema),
    terms: await reader.register("shared/terms.yaml", termsSchema),
    robots: {
      robots: reader.optionalTable(robotsFile, readRobots),
      manufacturers: reader.optionalTable(manufacturersFile, readManufacturers),
    },
    pictures: {
      texts: {
        de: await reader.requireYaml("de/pictures.yaml", picturesSchema),
        en: await reader.requireYaml("en/pictures.yaml", picturesSchema),
      },
      light: await lightPictures(reader, mediaFolders),
    },
  };
}

async function lightPictures(reader: Reader, mediaFolders: string[]): Promise<PictureName[]> {
  const lists = await Promise.all(
    mediaFolders.map((folder) => reader.namesBelow(join(folder, "pictures"), "media/pictures")),
  );
  const files = lists.flat();
  return pictureNames.filter((name) => files.some((file) => file.startsWith(`${name}-light-`)));
}

/** Reads files below one folder and collects problems. */
class Reader {
  readonly folder: string;
  readonly problems: Problem[];
  readonly digests = new Map<string, string>();
  constructor(folder: string, problems: Problem[]) {
    this.folder = folder;
    this.problems = problems;
  }

  /** Synchronous on purpose: twenty thousand small files take a tenth of the time that promises take for them. */
  text(file: string): string | undefined {
    try {
      const text = readFileSync(join(this.folder, file), "utf8");
      this.digests.set(file, hash("sha256", text, "base64url"));
      return text;
    } catch (error) {
      this.#unreadable(file, error);
      return undefined;
    }
  }

  #unreadable(file: string, error: unknown): void {
    const { code } = error as NodeJS.ErrnoException;
    this.problems.push({ file, message: { de: `ist nicht zu lesen (${code})`, en: `cannot be read (${code})` } });
  }

  take<T>(parsed: Parsed<T>): T | undefined {
    if (parsed.problems) this.problems.push(...parsed.problems);
    return parsed.value;
  }

  async requireYaml<T>(file: string, schema: z.ZodType<T>): Promise<T> {
    const text = this.text(file);
    const value = text === undefined ? undefined : this.take(parseYaml(text, file, schema));
    if (value === undefined) throw new ContentError(this.problems);
    return value;
  }

  /** @returns undefined when there is no such file, or it has problems */
  async optionalYaml<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    if (!existsSync(join(this.folder, file))) return undefined;
    const text = this.text(file);
    return text === undefined ? undefined : this.take(parseYaml(text, file, schema));
  }

  /**
   * A register that texts are checked by; empty where content of an earlier release has none, which is no reason not to
   * show it.
   */
  async register<T extends object>(file: string, schema: z.ZodType<T>): Promise<T | Record<string, never>> {
    return (await this.optionalYaml(file, schema)) ?? {};
  }

  /** @returns the sound rows; none when there is no such file */
  optionalTable<T>(file: string, read: (text: string) => ReadTable<T>): T[] {
    if (!existsSync(join(this.folder, file))) return [];
    const { rows, problems } = read(this.text(file) ?? "");
    this.problems.push(...problems);
    return rows.map(({ value }) => value);
  }

  /** File names below a folder with one ending, sorted; none when the folder does not exist. */
  async files(folder: string, ending: string): Promise<string[]> {
    const names = await this.namesBelow(join(this.folder, folder), folder);
    return names.filter((name) => name.endsWith(ending)).sort();
  }

  /**
   * Names of everything below a folder; none when it does not exist.
   * @param shown what problems call it
   */
  async namesBelow(path: string, shown: string): Promise<string[]> {
    try {
      return await readdir(path, { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") this.#unreadable(shown, error);
      return [];
    }
  }
}

/** Reads the documents of one language. */
class LocaleReader {
  readonly #reader: Reader;
  readonly #locale: Locale;
  readonly #onBody: (entry: Entry, body: string) => void;
  constructor(reader: Reader, locale: Locale, onBody: (entry: Entry, body: string) => void) {
    this.#reader = reader;
    this.#locale = locale;
    this.#onBody = onBody;
  }

  async pages(): Promise<Entry[]> {
    const folder = `${this.#locale}/pages`;
    const entries: Entry[] = [];
    for (const name of await this.#reader.files(folder, ".yaml")) {
      const file = `${folder}/${name}`;
      const text = this.#reader.text(file);
      const page = text === undefined ? undefined : this.#reader.take(parseYaml(text, file, pageSchema));
      if (!page) continue;
      const path = pagePath(name);
      const hero = page.blocks.find((block) => block.type === "hero");
      entries.push({
        kind: "page",
        ref: `page:${path}`,
        locale: this.#locale,
        path,
        // Where a heading may break is of no use in breadcrumbs, cards and share pictures.
        title: (hero && withoutSoftHyphens(hero.title)) ?? page.meta.title,
        teaser: page.meta.description,
        meta: page.meta,
        file,
        page,
      });
    }
    return entries;
  }

  async items(): Promise<Entry[]> {
    const lists = await Promise.all(collectionNames.map((collection) => this.#collection(collection)));
    return lists.flat();
  }

  async #collection(collection: CollectionName): Promise<Entry[]> {
    const { folder, basePath } = collectionLayout[collection];
    const base = `${this.#locale}/${folder}`;
    const entries: Entry[] = [];
    for (const name of await this.#reader.files(base, ".md")) {
      const id = name.replace(/\.md$/, "");
      const read = this.#markdown(`${base}/${name}`, itemSchemas[collection]);
      if (!read) continue;
      const { slug, meta, title, teaser, ...fields } = read.data;
      const published = "published" in fields ? String(fields.published) : undefined;
      const entry: Entry = {
        kind: "item",
        ref: `${collection}:${id}`,
        collection,
        id,
        locale: this.#locale,
        path: `${basePath}/${slug ?? id}`,
        title,
        teaser,
        meta,
        file: read.file,
        published: published?.slice(0, "YYYY-MM-DD".length),
        publishedAt: published === undefined ? undefined : instantOf(published),
        fields,
      };
      this.#onBody(entry, read.body);
      entries.push(entry);
    }
    return entries;
  }

  async handbooks(): Promise<Entry[]> {
    const lists = await Promise.all(handbookNames.map((handbook) => this.#handbook(handbook)));
    return lists.flat();
  }

  async #handbook(handbook: HandbookName): Promise<Entry[]> {
    const base = `${this.#locale}/handbooks/${handbook}`;
    const names = await this.#reader.files(base, ".md");
    const entries: Entry[] = [];
    const chapters = new Map<string, ChapterEntry>();
    for (const name of names.filter((name) => name.endsWith("/index.md"))) {
      const id = name.replace(/\/index\.md$/, "");
      const read = this.#markdown(`${base}/${name}`, chapterSchema);
      if (!read) continue;
      const { slug, ...rest } = read.data;
      const path = `robot-journey/${handbook}/${slug ?? id}`;
      const chapter: ChapterEntry = {
        ...rest,
        kind: "chapter",
        ref: `chapter:${handbook}/${id}`,
        handbook,
        locale: this.#locale,
        path,
        file: read.file,
      };
      chapters.set(id, chapter);
      this.#onBody(chapter, read.body);
      entries.push(chapter);
    }
    for (const name of names.filter((name) => !name.endsWith("/index.md"))) {
      const [chapterId = "", sectionFile = ""] = name.split("/");
      const chapter = chapters.get(chapterId);
      const file = `${base}/${name}`;
      if (!chapter) {
        const index = `${base}/${chapterId}/index.md`;
        const message = { de: `braucht ein Kapitel: ${index} fehlt`, en: `needs a chapter: add ${index}` };
        this.#reader.problems.push({ file, message });
        continue;
      }
      const read = this.#markdown(file, sectionSchema);
      if (!read) continue;
      const id = sectionFile.replace(/\.md$/, "");
      const { slug, ...rest } = read.data;
      const section: SectionEntry = {
        ...rest,
        kind: "section",
        ref: `section:${handbook}/${chapterId}/${id}`,
        handbook,
        chapter: chapter.ref,
        locale: this.#locale,
        path: `${chapter.path}/${slug ?? id}`,
        file,
      };
      this.#onBody(section, read.body);
      entries.push(section);
    }
    return entries;
  }

  #markdown<T>(file: string, schema: z.ZodType<T>) {
    const text = this.#reader.text(file);
    if (text === undefined) return undefined;
    const parsed = this.#reader.take(parseMarkdown(text, file, schema));
    if (!parsed) return undefined;
    return { file, ...parsed };
  }
}
