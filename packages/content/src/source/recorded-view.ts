import { type Locale, locales } from "../schema/index.ts";
import type { ContentSource, Entry, Globals, Ref, Tag } from "./content-source.ts";
import { isRecord, settingsDepth } from "./store/settings-tags.ts";

/** Where a view writes down what was read through it. */
export type Reading = {
  tags: Set<Tag>;
  /** Something that was read is true until then, in milliseconds since 1970. */
  keepUntil: (time: number) => void;
};

/** Fields that stay the same for as long as a document is there; `then` is what promises ask for, and never there. */
const lasting = new Set<PropertyKey>(["then", "kind", "ref", "locale", "collection", "handbook", "id", "file"]);

/** Fields that say something else before, during and after an event. */
const passing = new Set<PropertyKey>(["title", "shortTitle", "teaser", "meta", "page", "phase"]);

/**
 * A content source that notes every answer it gives, down to the fields of documents and of settings, misses and lists
 * included: what is made from it is as good as those answers.
 */
export function recordedView(source: ContentSource, reading: Reading): ContentSource {
  const view = new View(source, reading);
  return {
    globals: () => view.globals(),
    async navigation(locale) {
      reading.tags.add(`${locale}.navigation`);
      return source.navigation(locale);
    },
    async find(locale, path) {
      reading.tags.add(`${locale}/${path}`);
      return view.document(await source.find(locale, path));
    },
    async get(locale, ref) {
      reading.tags.add(`${locale}:${ref}`);
      return view.document(await source.get(locale, ref));
    },
    list: (locale, collection, range) => view.list(locale, collection, range),
    async chapters(locale, handbook) {
      reading.tags.add(`${locale}:handbook.${handbook}`);
      const chapters = await source.chapters(locale, handbook);
      return chapters.map(({ chapter, sections }) => ({
        chapter: view.document(chapter),
        sections: sections.map((section) => view.document(section)),
      }));
    },
    async neighbours(entry) {
      reading.tags.add(`${entry.locale}:${entry.ref}.neighbours`);
      const { newer, older } = await source.neighbours(entry);
      return { newer: view.document(newer), older: view.document(older) };
    },
    body: (entry) => view.body(entry),
    async alternates(ref) {
      const paths = await source.alternates(ref);
      for (const locale of locales) {
        reading.tags.add(`${locale}:${ref}`);
        if (paths[locale] !== undefined) reading.tags.add(`${locale}:${ref}.path`);
      }
      return paths;
    },
    async leftFor(address) {
      reading.tags.add(`left${address}` as Tag);
      return source.leftFor(address);
    },
    async entries(locale) {
      reading.tags.add(`${locale}:*`);
      return [...(await source.entries(locale))].map((entry) => view.document(entry, `${locale}:*`));
    },
    onChange: (listener) => source.onChange(listener),
    close: () => undefined,
  };
}

/** How the fields of a document are noted, or those of all. */
type Name = `${Locale}:${Ref | "*"}`;

class View {
  readonly #source: ContentSource;
  readonly #reading: Reading;
  /** What was handed out, by name and document, so that a document is always the same object. */
  readonly #documents = new Map<Name, WeakMap<Entry, Entry>>();
  /** What stands behind what was handed out. */
  readonly #originals = new WeakMap<Entry, { entry: Entry; name: Name }>();
  readonly #settings = new WeakMap<object, object>();

  constructor(source: ContentSource, reading: Reading) {
    this.#source = source;
    this.#reading = reading;
  }

  /** @param name by which its fields are noted, where it is asked for as one of all */
  document<E extends Entry | undefined>(entry: E, name?: Name): E;
  document(entry: Entry | undefined, name?: Name): Entry | undefined {
    if (!entry) return undefined;
    const noted = name ?? `${entry.locale}:${entry.ref}`;
    const known = this.#documents.get(noted) ?? new WeakMap<Entry, Entry>();
    this.#documents.set(noted, known);
    let shown = known.get(entry);
    if (!shown) {
      shown = new Proxy(entry, {
        get: (target, field) => {
          this.#noteField(target, noted, field);
          return target[field as keyof Entry];
        },
        // Who asks for all fields is told of one that comes or goes.
        ownKeys: (target) => {
          this.#reading.tags.add(`${noted}.*`);
          return Reflect.ownKeys(target);
        },
      });
      known.set(entry, shown);
      this.#originals.set(shown, { entry, name: noted });
    }
    return shown;
  }

  async list(...[locale, collection, range = {}]: Parameters<ContentSource["list"]>) {
    const { tags } = this.#reading;
    const list = `${locale}:collection:${collection}` as const;
    const { items, total } = await this.#source.list(locale, collection, range);
    const { offset = 0, limit } = range;
    if (limit === undefined) tags.add(`${list}[]`);
    else for (let place = offset; place < offset + limit; place++) tags.add(`${list}[${place}]`);
    return {
      items: items.map((item) => this.document(item)),
      get total() {
        tags.add(`${list}.length`);
        return total;
      },
    };
  }

  async body(shown: Entry): Promise<string> {
    const { entry, name } = this.#originals.get(shown) ?? {
      entry: shown,
      name: `${shown.locale}:${shown.ref}` as const,
    };
    this.#reading.tags.add(`${name}.body`);
    return this.#source.body(entry, await this.globals());
  }

  async globals(): Promise<Globals> {
    return this.#settingsAt(await this.#source.globals(), "globals", settingsDepth);
  }

  #settingsAt<T extends object>(value: T, name: `globals${string}`, depth: number): T {
    const known = this.#settings.get(value);
    if (known) return known as T;
    const { tags } = this.#reading;
    const note = (key: PropertyKey) => {
      if (typeof key === "string" && key !== "then") tags.add(`${name}.${key}` as Tag);
    };
    const shown = new Proxy(value, {
      get: (target, key) => {
        const part: unknown = Reflect.get(target, key);
        if (typeof key !== "string") return part;
        if (depth > 1 && isRecord(part)) return this.#settingsAt(part, `${name}.${key}`, depth - 1);
        note(key);
        return part;
      },
      has: (target, key) => {
        note(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor: (target, key) => {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      // Who asks for all names is told of one that comes or goes by what holds them.
      ownKeys: (target) => {
        tags.add(name as Tag);
        return Reflect.ownKeys(target);
      },
    });
    this.#settings.set(value, shown);
    return shown;
  }

  #noteField(entry: Entry, name: Name, field: PropertyKey): void {
    if (typeof field !== "string" || lasting.has(field)) return;
    this.#reading.tags.add(`${name}.${field}`);
    const until = entry.kind === "page" ? entry.phase?.until : undefined;
    if (until !== undefined && passing.has(field)) this.#reading.keepUntil(until);
  }
}
