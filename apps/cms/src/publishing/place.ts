import { type Problem, pagePath } from "@waku/content";
import { isLocale, type Locale, locales, type Words } from "@waku/i18n/locale";
import type { Field, SanitizedConfig } from "payload";
import { languageNames } from "../language.ts";
import { addressOfPath } from "../model/address.ts";
import { storedName } from "../model/shape.ts";
import type { ExportedContent, Source } from "./export-content.ts";

/** Where a problem is, as the panel calls it. */
export type Place = {
  /** Document or settings, and their language: `Seite „/terms“, Deutsch`. */
  document: Words;
  /** Way to the field: `Blöcke › 2. Merkmale › Eintrag 1 › Symbol`; none where all of it is meant. */
  field?: Words;
  /** Address of the document below the backend's own. */
  path?: string;
  of?: Source["of"];
  /** The panel's name of the field. */
  mark?: string;
};

/** Names places in the content by the labels that the panel has for them. */
export class Places {
  readonly #sources: ExportedContent["sources"];
  readonly #config: SanitizedConfig;
  constructor({ sources }: ExportedContent, config: SanitizedConfig) {
    this.#sources = sources;
    this.#config = config;
  }

  of({ file, at }: { file: string; at?: string | undefined }): Place {
    const part = at?.split(".")[0];
    // Some files hold one entry of each document.
    const own = part === undefined ? undefined : this.#sources.get(`${file} ${part}`);
    const source = own ?? this.#source(file);
    if (!source) return { document: this.#missing(file) };
    const { of } = source;
    const content = source.content();
    const fields = this.#entity(of).fields;
    const below = at === undefined || own ? [] : at === "text" && "collection" in of ? ["body"] : at.split(".");
    const whole = source.field === undefined ? content : { [source.field]: content };
    const way = fieldWay(fields, whole, source.field === undefined ? below : [source.field, ...below]);
    return {
      document: this.#document(of),
      field: way && joined(way.names),
      path: `/admin/${pathOf(of)}`,
      of,
      mark: way?.path,
    };
  }

  /** A message in which files are called as the panel calls what they come from. */
  message({ message }: Pick<Problem, "message">): Words {
    const named = (locale: Locale) =>
      message[locale].replace(/(?:shared|de|en)\/[\w/-]+\.(?:yaml|md|csv)/g, (file) => {
        if (!this.#source(file)) return file;
        const { document, field } = this.of({ file });
        return field ? `${document[locale]} › ${field[locale]}` : document[locale];
      });
    return { de: named("de"), en: named("en") };
  }

  /** A text that is missing in one language has its document where the other language has it. */
  #source(file: string): Source | undefined {
    const found = this.#sources.get(file);
    const [, locale, rest] = /^(de|en)(\/.*)$/.exec(file) ?? [];
    if (found || !isLocale(locale)) return found;
    const others = locales.map((each) => this.#sources.get(each + rest));
    const other = others.find((source) => source && "title" in source.of);
    return other && "title" in other.of ? { ...other, of: { ...other.of, locale } } : undefined;
  }

  /** What has no text in any language; of pages the file says the address. */
  #missing(file: string): Words {
    const [, locale, path] = /^(de|en)\/pages\/(.+\.yaml)$/.exec(file) ?? [];
    if (!path || !isLocale(locale)) return { de: file, en: file };
    return this.#document({ collection: "pages", id: "", title: addressOfPath(pagePath(path)), locale });
  }

  #document(of: Source["of"]): Words {
    const { label, plural } = this.#entity(of);
    if (!("title" in of)) return plural ?? label;
    const tell = (language: Locale, [open, close]: string) =>
      `${label[language]} ${open}${of.title}${close}, ${languageNames[of.locale][language]}`;
    return { de: tell("de", "„“"), en: tell("en", "“”") };
  }

  #entity(of: Source["of"]): { label: Words; plural?: Words; fields: Field[] } {
    const { collections, globals } = this.#config;
    if ("collection" in of) {
      const { labels, fields } = found(collections.find(({ slug }) => slug === of.collection));
      return { label: wordsOf(labels.singular), plural: wordsOf(labels.plural), fields };
    }
    const { label, fields } = found(globals.find(({ slug }) => slug === of.global));
    return { label: wordsOf(label), fields };
  }
}

/** Names the way to a place in a document by the labels of its fields; undefined for the whole of it. */
export function wordsOfPlace(fields: Field[], content: unknown, at: string): Words | undefined {
  const way = at === "" ? undefined : fieldWay(fields, content, at.split("."));
  return way && joined(way.names);
}

function pathOf(of: Source["of"]): string {
  if ("global" in of) return `globals/${of.global}`;
  return of.id === undefined ? `collections/${of.collection}` : `collections/${of.collection}/${of.id}`;
}

type Way = {
  names: Words[];
  /** Of a field that can be marked in the panel's form. */
  path?: string;
};

/** The way to a place below some fields; undefined for the whole of them. */
function fieldWay(fields: Field[], content: unknown, [name, ...below]: string[]): Way | undefined {
  if (name === undefined) return undefined;
  const field = fields.find((each) => "name" in each && each.name === storedName(name));
  if (!field || !("name" in field)) return { names: [raw([name, ...below])] };
  const label = "label" in field && field.label ? wordsOf(field.label) : raw([field.name]);
  const value = (content as Record<string, unknown> | undefined)?.[name];
  if (field.type === "group") return after([label], field.name, fieldWay(field.fields, value, below));
  if (field.type === "array" || field.type === "blocks") {
    if (below.length === 0) return { names: [label], path: field.name };
    const { row, index, rest } = rowAt(value, below);
    const block = field.type === "blocks" ? field.blocks.find(({ slug }) => slug === typeAt(value, row)) : undefined;
    const inside = block?.fields ?? (field.type === "array" ? field.fields : []);
    const named = inside.flatMap((each) => ("name" in each && each.name !== "id" ? [each.name] : []));
    // What is wrong with a plain text or a key as a whole is wrong with that one field of the row.
    const only = rest.length > 0 ? undefined : named.join() === "text" ? "text" : named.find((each) => each === "key");
    const way =
      only !== undefined
        ? { names: [], path: only }
        : fieldWay(inside, (value as Record<string, unknown> | undefined)?.[row], rest);
    const rowName = Array.isArray(value)
      ? numbered(index, block ? block.labels?.singular : field.labels?.singular, !!block)
      : { de: row, en: row };
    // "Einträge › Eintrag 1" says it twice.
    const list = name === "items" ? [] : [label];
    const found = after([...list, rowName], `${field.name}.${index}`, way);
    return found.path === undefined ? { ...found, path: field.name } : found;
  }
  return { names: below.length === 0 ? [label] : [label, raw(below)], path: field.name };
}

/** A row by its number; or an entry by its key, which may have dots where it is wrong, in a list that has the key as a field. */
function rowAt(value: unknown, below: string[]): { row: string; index: number; rest: string[] } {
  const [first = "", ...others] = below;
  if (Array.isArray(value)) return { row: first, index: Number(first), rest: others };
  const keys = Object.keys(value ?? {});
  const lengths = below.map((_, index) => index + 1);
  const length = lengths.find((each) => keys.includes(below.slice(0, each).join("."))) ?? 1;
  const row = below.slice(0, length).join(".");
  return { row, index: keys.indexOf(row), rest: below.slice(length) };
}

function after(names: Words[], path: string, way: Way | undefined): Way {
  if (!way) return { names };
  return { ...way, names: [...names, ...way.names], path: way.path === undefined ? undefined : `${path}.${way.path}` };
}

function typeAt(blocks: unknown, row: string): unknown {
  return (blocks as Record<string, { type?: unknown } | undefined> | undefined)?.[row]?.type;
}

function numbered(index: number, label: unknown, isBlock: boolean): Words {
  const { de, en } = wordsOf(label);
  const number = index + 1;
  return isBlock
    ? { de: `${number}. ${de}`, en: `${number}. ${en}` }
    : { de: `${de} ${number}`, en: `${en} ${number}` };
}

/** Names that only the text itself has: keys of YAML, lines, numbers of entries. */
function raw(names: string[]): Words {
  const [, kind, line, column] = /^(line|row) (\d+)(, \w+)?$/.exec(names.join(" ")) ?? [];
  if (line) return { de: `Zeile ${line}${column ?? ""}`, en: `${kind} ${line}${column ?? ""}` };
  const text = names.length === 1 && /^\d+$/.test(names[0] ?? "") ? String(Number(names[0]) + 1) : names.join(".");
  return { de: text, en: text };
}

function joined(names: Words[]): Words {
  return { de: names.map(({ de }) => de).join(" › "), en: names.map(({ en }) => en).join(" › ") };
}

/** Our labels have both languages. */
function wordsOf(label: unknown): Words {
  const { de = "", en = "" } = typeof label === "object" && label !== null ? (label as Partial<Words>) : {};
  return { de: de || en || String(label), en: en || de || String(label) };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The content names a collection that is none.");
  return value;
}
