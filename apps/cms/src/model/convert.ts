import { createHash } from "node:crypto";
import { instantOf, momentOf } from "@waku/content/moment";
import { type Locale, locales } from "@waku/i18n/locale";
import { type ObjectShape, type Part, type Shape, storedName } from "./shape.ts";

/** A document as the backend stores it; where texts differ by language, one language at a time or all by language. */
export type Stored = Record<string, unknown>;

/**
 * A value from a content file as the backend stores it in one language.
 * @param at place in the document; rows get their ids from it, so that both languages speak of the same rows
 */
export function toStored(shape: ObjectShape, value: Stored, locale: Locale, at: string): Stored {
  return storeParts(shape.parts, value, locale, at);
}

function storeParts(parts: Part[], value: Stored, locale: Locale, at: string): Stored {
  const known = parts.filter(({ name }) => value[name] !== undefined && value[name] !== null);
  return Object.fromEntries(
    known.map(({ name, shape }) => [storedName(name), store(shape, value[name], locale, `${at}.${name}`)]),
  );
}

function store(shape: Shape, value: unknown, locale: Locale, at: string): unknown {
  switch (shape.kind) {
    case "both":
      return (value as Record<Locale, string>)[locale];
    case "object":
      return storeParts(shape.parts, value as Stored, locale, at);
    case "rows":
      return (value as unknown[]).map((row, index) => storeRow(shape.row, row, locale, `${at}.${index}`));
    case "register":
      return Object.entries(value as Stored).map(([key, row]) => ({
        ...(row === null ? { id: rowId(`${at}.${key}`) } : storeRow(shape.row, row, locale, `${at}.${key}`)),
        key,
      }));
    case "blocks":
      return (value as Stored[]).map((block, index) => {
        const parts = shape.blocks.find(({ type }) => type === block.type)?.parts ?? [];
        const id = rowId(`${at}.${index}`);
        return { id, blockType: block.type, ...storeParts(parts, block, locale, `${at}.${index}`) };
      });
    case "moment":
      return new Date(instantOf(String(value))).toISOString();
    default:
      return value;
  }
}

function storeRow(shape: Shape, row: unknown, locale: Locale, at: string): Stored {
  const content = shape.kind === "object" ? storeParts(shape.parts, row as Stored, locale, at) : { text: row };
  return { id: rowId(at), ...content };
}

function rowId(at: string): string {
  return createHash("sha256").update(at).digest("hex").slice(0, 24);
}

/**
 * The value for a content file, from a document read with all its languages.
 * What nobody has entered is left out, or `null` where the model wants that.
 */
export function toDocument(shape: ObjectShape, stored: Stored, locale: Locale): Stored {
  return documentParts(shape.parts, stored, locale);
}

function documentParts(parts: Part[], stored: Stored, locale: Locale): Stored {
  const document: Stored = {};
  for (const { name, shape, isNullable, isRequired } of parts) {
    const value =
      toValue(shape, stored[storedName(name)], locale) ??
      (isNullable ? null : isRequired ? empty(shape, locale) : undefined);
    if (value !== undefined) document[name] = value;
  }
  return document;
}

/** Whether anybody has entered something in a value: lists and parts that a document must have stand there empty, too. */
function isEntered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.values(value).some(isEntered);
  return value !== undefined && value !== null;
}

/** What stands for a required part in which nothing is entered; texts are missing then, and the check says so. */
function empty(shape: Shape, locale: Locale): unknown {
  if (shape.kind === "object") return documentParts(shape.parts, {}, locale);
  if (shape.kind === "rows" || shape.kind === "names" || shape.kind === "blocks") return [];
  return shape.kind === "register" ? {} : undefined;
}

function toValue(shape: Shape, stored: unknown, locale: Locale): unknown {
  if (stored === undefined || stored === null) return undefined;
  switch (shape.kind) {
    case "text":
      return entered((stored as Record<Locale, unknown>)[locale]);
    case "textList":
      return nonEmpty((stored as Record<Locale, unknown[] | null>)[locale]);
    case "both": {
      const both = Object.fromEntries(
        locales.map((each) => [each, entered((stored as Record<Locale, unknown>)[each])]),
      );
      return Object.values(both).some((text) => text !== undefined) ? both : undefined;
    }
    case "string":
    case "choice":
      return entered(stored);
    case "day":
      return entered(String(stored).slice(0, 10));
    case "moment":
      return entered(stored) && momentOf(new Date(String(stored)).getTime());
    case "names":
      return nonEmpty(stored as unknown[]);
    case "object": {
      const document = documentParts(shape.parts, stored as Stored, locale);
      return isEntered(document) ? document : undefined;
    }
    case "rows":
      return nonEmpty((stored as Stored[]).map((row) => rowValue(shape.row, row, locale)));
    case "register":
      return Object.fromEntries(
        (stored as Stored[]).map((row) => [row.key, toValue(shape.row, row, locale) ?? (shape.isNullable ? null : {})]),
      );
    case "blocks":
      return (stored as Stored[]).map((block) => {
        const parts = shape.blocks.find(({ type }) => type === block.blockType)?.parts ?? [];
        return { type: block.blockType, ...documentParts(parts, block, locale) };
      });
    default:
      return stored;
  }
}

function rowValue(shape: Shape, row: Stored, locale: Locale): unknown {
  // A row without a text in this language stays: the check of the content says what is missing.
  return shape.kind === "object" ? documentParts(shape.parts, row, locale) : (toValue(shape, row.text, locale) ?? "");
}

function entered(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

function nonEmpty(values: unknown[] | null | undefined): unknown[] | undefined {
  return values && values.length > 0 ? values : undefined;
}
