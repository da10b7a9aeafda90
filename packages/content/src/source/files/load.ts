import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import {
  bookingSchema,
  calculatorSchema,
  claimsSchema,
  customersSchema,
  faultCodesSchema,
  figuresSchema,
  formsSchema,
  integrationsSchema,
  type Locale,
  locales,
  type Navigation,
  navigationSchema,
  type OwnRedirect,
  ownRedirectsSchema,
  pictureFile,
  picturesSchema,
  pricingSchema,
  type Redirect,
  redirectsSchema,
  siteSchema,
  standardsSchema,
  termsSchema,
} from "../../schema/index.ts";
import type { ChapterEntry, Entry, Globals, Ref } from "../content-source.ts";
import { type Parsed, parseYaml } from "../parse.ts";
import { pauses } from "../pauses.ts";
import { ContentError, type Problem } from "../problem.ts";
import { manufacturersFile, readManufacturers, readRobots, robotsFile } from "../robots/robot-tables.ts";
import type { ReadTable } from "../robots/table.ts";
import type { SharedContent } from "../store/content-store.ts";
import { documentFile, documentFolders, type ReadDocument, readDocument } from "./document-file.ts";
import { ownRedirectsFile, redirectsFile } from "./layout.ts";

/** Everything read from a content folder, placeholders unfilled, and what is wrong with it. */
export type LoadedContent = SharedContent & {
  entries: Record<Locale, Entry[]>;
  problems: Problem[];
};

/** Called with every document read, so that checks can look at texts without keeping them. */
export type DocumentVisitor = (read: ReadDocument, globals: Globals) => void;

/**
 * Reads and validates a content folder.
 * @param folder absolute path of the folder that holds `de`, `en`, `shared` and `media`
 * @param onDocument sees each document with its Markdown text
 * @param mediaFolders where media lie, if not in the folder's own `media`
 * @throws ContentError when globals or navigation cannot be used; problems of single documents are collected
 */
export async function loadContent(
  folder: string,
  onDocument?: DocumentVisitor,
  mediaFolders = [join(folder, "media")],
): Promise<LoadedContent> {
  const problems: Problem[] = [];
  const reader = new Reader(folder, problems);
  const globals = await readGlobals(reader, mediaFolders);
  const navigation = await readNavigation(reader);
  const redirects = await readRedirects(reader);
  const ownRedirects = await readOwnRedirects(reader);
  const entries: Record<Locale, Entry[]> = { de: [], en: [] };
  const pause = pauses();
  for (const locale of locales) {
    const chapters = new Map<Ref, ChapterEntry>();
    for (const file of await documentFiles(reader, locale)) {
      const read = reader.document(file, (ref) => chapters.get(ref));
      if (pause.isDue) await pause.take();
      if (!read) continue;
      const { entry } = read;
      if (entry.kind === "chapter") chapters.set(entry.ref, entry);
      entries[locale].push(entry);
      onDocument?.(read, globals);
    }
  }
  return { globals, navigation, entries, redirects, ownRedirects, problems };
}

/** @throws ContentError when a menu cannot be used */
export async function readNavigation(reader: Reader): Promise<Record<Locale, Navigation>> {
  return {
    de: await reader.requireYaml("de/navigation.yaml", navigationSchema),
    en: await reader.requireYaml("en/navigation.yaml", navigationSchema),
  };
}

/** Addresses that documents have left; none where there is no such file. */
export async function readRedirects(reader: Reader): Promise<Redirect[]> {
  return (await reader.optionalYaml(redirectsFile, redirectsSchema)) ?? [];
}

/** Redirects that editors wrote; none where content of an earlier release has no such file. */
export async function readOwnRedirects(reader: Reader): Promise<OwnRedirect[]> {
  return (await reader.optionalYaml(ownRedirectsFile, ownRedirectsSchema))?.redirects ?? [];
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
    faultCodes: (await reader.optionalYaml("shared/fault-codes.yaml", faultCodesSchema)) ?? [],
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

/** Of each picture the first folder that has it counts: one that replaces another comes with a light form of its own or none. */
async function lightPictures(reader: Reader, mediaFolders: string[]): Promise<Globals["pictures"]["light"]> {
  const light: Record<string, true> = {};
  const known = new Set<string>();
  for (const folder of mediaFolders) {
    const files = new Set(await reader.namesBelow(join(folder, "pictures"), "media/pictures"));
    for (const name of [...files].flatMap((file) => /^(.+)-navy-480\.avif$/.exec(file)?.[1] ?? [])) {
      const hasLight = files.has(basename(pictureFile(name, "light", 480, "avif")));
      if (!known.has(name) && hasLight) light[name] = true;
      known.add(name);
    }
  }
  return light;
}

/** Reads files below one folder and collects problems. */
export class Reader {
  readonly folder: string;
  readonly problems: Problem[];
  constructor(folder: string, problems: Problem[]) {
    this.folder = folder;
    this.problems = problems;
  }

  /** Synchronous on purpose: twenty thousand small files take a tenth of the time that promises take for them. */
  text(file: string): string | undefined {
    try {
      return readFileSync(join(this.folder, file), "utf8");
    } catch (error) {
      this.#unreadable(file, error);
      return undefined;
    }
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  #unreadable(file: string, error: unknown): void {
    const { code } = error as NodeJS.ErrnoException;
    this.problems.push({ file, message: { de: `ist nicht zu lesen (${code})`, en: `cannot be read (${code})` } });
  }

  /**
   * The document of a file; undefined when it has problems or is none.
   * @param chapterOf finds the chapter of a section
   */
  document(file: string, chapterOf: (ref: Ref) => ChapterEntry | undefined): ReadDocument | undefined {
    const place = documentFile(file);
    const text = place && this.text(file);
    if (!place || text === undefined) return undefined;
    return this.take(readDocument(text, place, place.kind === "section" ? chapterOf(place.chapter) : undefined));
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
    if (!this.has(file)) return undefined;
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
    if (!this.has(file)) return [];
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

/** Files of documents of one language, in the order in which they are read: chapters before their sections. */
async function documentFiles(reader: Reader, locale: Locale): Promise<string[]> {
  const files: string[] = [];
  for (const { folder, ending } of documentFolders.filter(({ folder }) => folder.startsWith(`${locale}/`))) {
    const names = (await reader.files(folder, ending)).map((name) => `${folder}/${name}`);
    const isChapter = (file: string) => documentFile(file)?.kind === "chapter";
    files.push(...names.filter(isChapter), ...names.filter((file) => !isChapter(file)));
  }
  return files;
}
