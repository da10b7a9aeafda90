import { isDeepStrictEqual } from "node:util";
import {
  ContentError,
  collectionLayout,
  ownRedirectsFile,
  type Problem,
  parseMarkdown,
  parseYaml,
} from "@waku/content";
import {
  type CollectionName,
  chapterSchema,
  collectionNames,
  figuresSchema,
  itemSchemas,
  navigationSchema,
  ownRedirectsSchema,
  pageSchema,
  picturesSchema,
  siteSchema,
} from "@waku/content/schema";
import { z } from "zod";
import { writeContent } from "./content-writer.ts";
import { type Stored, toDocument, toStored } from "./convert.ts";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  ownRedirectsShape,
  pageShape,
  siteShape,
} from "./documents.ts";
import { localeOfPictures, writePictureTexts } from "./picture-texts.ts";
import type { ObjectShape } from "./shape.ts";

/** How the fields of a content file are edited and checked. */
type Form = { shape: ObjectShape; schema: z.ZodType };

/** A file read: its fields, and the text below them in Markdown files. */
export type ReadFile = { document: Stored; body?: string };

const anything = z.record(z.string(), z.unknown());

/** Reads the fields of a file as they stand. @throws ContentError where they cannot be read */
export function readContent(file: string, text: string): ReadFile {
  return file.endsWith(".md") ? readMarkdown(file, text) : { document: plain(taken(parseYaml(text, file, anything))) };
}

function readMarkdown(file: string, text: string): ReadFile {
  const { data, body } = taken(parseMarkdown(text, file, anything));
  return { document: plain(data), body };
}

/**
 * A content file as the export of the content backend writes it: keys in the order of the model, without defaults and
 * without comments of its own. What editors change as text (prices, registers, tables) stays as it is.
 * @throws ContentError where the file does not hold what its kind demands
 */
export function formatContent(file: string, text: string): string {
  const pictures = localeOfPictures(file);
  if (pictures) return writePictureTexts(pictures, readPictureTexts(file, text));
  const form = formOf(file);
  if (!form) return text;
  const { document, body } = readContent(file, text);
  const { shape, schema } = form;
  const isRegister = shape === figuresShape;
  const stored = toStored(shape, isRegister ? { entries: document } : document, file);
  const same = toDocument(shape, trimmed(stored));
  const written = isRegister ? (same.entries as Stored) : same;
  const [before, after] = [valid(file, document, schema), valid(file, written, schema)];
  // Nothing may get lost: what the model knows, the shapes know.
  if (!isDeepStrictEqual(trimmed(before), trimmed(after))) throw new Error(`${file} would say something else.`);
  return writeContent(file, written, body);
}

/** Texts of pictures by their names. @throws ContentError where the file does not hold them */
export function readPictureTexts(file: string, text: string): Map<string, string> {
  return new Map(Object.entries(taken(parseYaml(text, file, picturesSchema))));
}

/** Comments of a file that its kind has no place for, as `formatContent` leaves them out. */
export function lostComments(file: string, text: string): string[] {
  if (!formOf(file) && !localeOfPictures(file)) return [];
  const kept = new Set(formatContent(file, text).split("\n"));
  const lines = text.split("\n");
  return lines.filter((line, index) => {
    if (!/(?:^|\s)#/.test(line) || kept.has(line)) return false;
    const without = lines.with(index, line.replace(/(?:^|\s)#.*$/, "")).join("\n");
    try {
      return isDeepStrictEqual(readContent(file, without), readContent(file, text));
    } catch {
      return false;
    }
  });
}

const folders = new Map(collectionNames.map((name) => [collectionLayout[name].folder, name]));

function formOf(file: string): Form | undefined {
  if (file === "shared/site.yaml") return { shape: siteShape, schema: siteSchema };
  if (file === ownRedirectsFile) return { shape: ownRedirectsShape, schema: ownRedirectsSchema };
  if (file === "shared/figures.yaml") return { shape: figuresShape, schema: figuresSchema };
  const [, folder = "", ending] = /^(?:de|en)\/([a-z-]+)(?:\/.+)?\.(yaml|md)$/.exec(file) ?? [];
  if (ending === "yaml" && folder === "navigation") return { shape: navigationShape, schema: navigationSchema };
  if (ending === "yaml" && folder === "pages") return { shape: pageShape, schema: pageSchema };
  const collection: CollectionName | undefined = folders.get(folder);
  if (collection) return { shape: itemShapes[collection], schema: itemSchemas[collection] };
  return folder === "handbooks" ? { shape: chapterShape, schema: chapterSchema } : undefined;
}

function valid(file: string, document: Stored, schema: z.ZodType): unknown {
  const { success, data, error } = schema.safeParse(document);
  if (success) return data;
  const problems = error.issues.map(({ path, message }): Problem => {
    return { file, at: path.join("."), message: { de: message, en: message } };
  });
  throw new ContentError(problems);
}

function taken<T>(parsed: { value?: T; problems?: Problem[] }): T {
  if (parsed.value === undefined) throw new ContentError(parsed.problems ?? []);
  return parsed.value;
}

/** YAML knows days; the content model writes them as text. */
function plain(document: Stored): Stored {
  return JSON.parse(JSON.stringify(document)) as Stored;
}

/** Room at the ends of texts says nothing. */
function trimmed<T>(value: T): T {
  if (typeof value === "string") return value.trim() as T;
  if (Array.isArray(value)) return value.map(trimmed) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)])) as T;
}
