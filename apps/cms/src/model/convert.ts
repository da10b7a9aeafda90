import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { instantOf, momentOf } from "@waku/content/moment";
import { locales } from "@waku/i18n/locale";
import { type ObjectShape, type Part, type Shape, storedName } from "./shape.ts";

/** A document as the backend stores it. */
export type Stored = Record<string, unknown>;

/**
 * A value from a content file as the backend stores it.
 * @param at document and place in it; rows get their ids from it, which no two documents may share
 */
export function toStored(shape: ObjectShape, value: Stored, at: string): Stored {
  return storeParts(shape.parts, value, at);
}

function storeParts(parts: Part[], value: Stored, at: string): Stored {
  const known = parts.filter(({ name }) => value[name] !== undefined && value[name] !== null);
  return Object.fromEntries(
    known.map(({ name, shape }) => [storedName(name), store(shape, value[name], `${at}.${name}`)]),
  );
}

function store(shape: Shape, value: unknown, at: string): unknown {
  switch (shape.kind) {
    case "object":
      return storeParts(shape.parts, value as Stored, at);
    case "rows":
      return (value as unknown[]).map((row, index) => storeRow(shape.row, row, `${at}.${index}`));
    case "register":
      return Object.entries(value as Stored).map(([key, row]) => ({
        ...(row === null ? { id: rowId(`${at}.${key}`) } : storeRow(shape.row, row, `${at}.${key}`)),
        key,
      }));
    case "blocks":
      return (value as Stored[]).map((block, index) => {
        const parts = shape.blocks.find(({ type }) => type === block.type)?.parts ?? [];
        const id = rowId(`${at}.${index}`);
        return { id, blockType: block.type, ...storeParts(parts, block, `${at}.${index}`) };
      });
    case "moment":
      return new Date(instantOf(String(value))).toISOString();
    default:
      return value;
  }
}

function storeRow(shape: Shape, row: unknown, at: string): Stored {
  const content = shape.kind === "object" ? storeParts(shape.parts, row as Stored, at) : { text: row };
  return { id: rowId(at), ...content };
}

/**
 * The same stored value with something for every part in which nothing is entered (`null`, lists without rows): an update
 * leaves alone what it does not name, and is to make a document what the file says.
 */
export function withGaps(shape: ObjectShape, stored: Stored): Stored {
  return gapsIn(shape.parts, stored);
}

function gapsIn(parts: Part[], stored: Stored): Stored {
  const named = parts.map(({ name, shape }) => [storedName(name), filled(shape, stored[storedName(name)])]);
  return { ...stored, ...Object.fromEntries(named) };
}

const lists: ReadonlySet<Shape["kind"]> = new Set(["rows", "register", "blocks", "names", "textList"]);

function filled(shape: Shape, value: unknown): unknown {
  if (shape.kind === "object") return gapsIn(shape.parts, (value ?? {}) as Stored);
  // Groups of fields are never nothing themselves: the backend looks into them.
  if (shape.kind === "both") return value ?? Object.fromEntries(locales.map((locale) => [locale, null]));
  if (value === undefined || value === null) return lists.has(shape.kind) ? [] : null;
  if (shape.kind === "blocks")
    return (value as Stored[]).map((block) =>
      gapsIn(shape.blocks.find(({ type }) => type === block.blockType)?.parts ?? [], block),
    );
  if ((shape.kind === "rows" || shape.kind === "register") && shape.row.kind === "object") {
    const { parts } = shape.row;
    return (value as Stored[]).map((row) => gapsIn(parts, row));
  }
  return value;
}

function rowId(at: string): string {
  return createHash("sha256").update(at).digest("hex").slice(0, 24);
}

/**
 * The value for a content file, from a stored document.
 * What nobody has entered is left out, or `null` where the model wants that; so is what the model takes for granted.
 */
export function toDocument(shape: ObjectShape, stored: Stored): Stored {
  return documentParts(shape.parts, stored);
}

function documentParts(parts: Part[], stored: Stored): Stored {
  const document: Stored = {};
  for (const part of parts) {
    const { name, shape, isNullable, isRequired } = part;
    const value =
      toValue(shape, stored[storedName(name)]) ?? (isNullable ? null : isRequired ? empty(shape) : undefined);
    const isDefault = "default" in part && isDeepStrictEqual(value, part.default);
    if (value !== undefined && !isDefault) document[name] = value;
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
function empty(shape: Shape): unknown {
  if (shape.kind === "object") return documentParts(shape.parts, {});
  if (shape.kind === "register") return {};
  return lists.has(shape.kind) ? [] : undefined;
}

function toValue(shape: Shape, stored: unknown): unknown {
  if (stored === undefined || stored === null) return undefined;
  switch (shape.kind) {
    case "both": {
      const both = Object.fromEntries(locales.map((each) => [each, entered((stored as Stored)[each])]));
      return Object.values(both).some((text) => text !== undefined) ? both : undefined;
    }
    case "text":
    case "string":
    case "link":
    case "choice":
      return entered(stored);
    case "day":
      return entered(String(stored).slice(0, 10));
    case "moment":
      return entered(stored) && momentAt(String(stored));
    case "names":
    case "textList":
      return nonEmpty(listOf(stored));
    case "object": {
      const document = documentParts(shape.parts, stored as Stored);
      return isEntered(document) ? document : undefined;
    }
    case "rows":
      return nonEmpty(rowsOf(stored).map((row) => rowValue(shape.row, row)));
    case "register":
      return Object.fromEntries(
        rowsOf(stored).map((row) => [row.key ?? "", toValue(shape.row, row) ?? (shape.isNullable ? null : {})]),
      );
    case "blocks":
      return rowsOf(stored).map((block) => {
        const parts = shape.blocks.find(({ type }) => type === block.blockType)?.parts ?? [];
        return { type: block.blockType, ...documentParts(parts, block) };
      });
    default:
      return stored;
  }
}

/** What somebody sent as a time may be none: the check of the content says so. */
function momentAt(time: string): string {
  const instant = Date.parse(time);
  return Number.isNaN(instant) ? time : momentOf(instant);
}

/** What somebody sent may be no list, or none of rows: it is refused by its shape, after the check of what it holds. */
function listOf(sent: unknown): unknown[] {
  return Array.isArray(sent) ? sent : [];
}

function rowsOf(sent: unknown): Stored[] {
  return listOf(sent).filter((row): row is Stored => typeof row === "object" && row !== null);
}

function rowValue(shape: Shape, row: Stored): unknown {
  // A row without a text stays: the check of the content says what is missing.
  return shape.kind === "object" ? documentParts(shape.parts, row) : (toValue(shape, row.text) ?? "");
}

function entered(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

function nonEmpty(values: unknown[]): unknown[] | undefined {
  return values.length > 0 ? values : undefined;
}
