import MiniSearch from "minisearch";
import type { MarkedText, SearchDocument } from "./search-document.ts";

export type Hit<Document> = { document: Document; score: number; terms: string[] };

/** The index of one language. */
export class SearchIndex<Document extends SearchDocument> {
  readonly #documents = new Map<string, Document>();
  readonly #engine = new MiniSearch<Document>({
    fields: ["title", "names", "headings", "text"],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, names: 3, headings: 2 } },
  });

  get size(): number {
    return this.#documents.size;
  }

  put(document: Document): void {
    this.remove(document.id);
    this.#documents.set(document.id, document);
    this.#engine.add(document);
  }

  remove(id: string): void {
    if (this.#documents.delete(id)) this.#engine.discard(id);
  }

  /** Documents that a text finds, the best first. */
  find(text: string): Hit<Document>[] {
    return this.#engine.search(text).flatMap(({ id, score, terms }) => {
      const document = this.#documents.get(id);
      return document ? [{ document, score, terms }] : [];
    });
  }
}

/** A text with its words marked that a hit was found by. */
export function marked(text: string, terms: string[]): MarkedText {
  const known = new Set(terms);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isMatch: known.has(part.toLowerCase()) }));
}

/** About so many characters around the first match of a text. */
export function excerpt(text: string, terms: string[], length = 160): MarkedText {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first < length / 2 ? 0 : text.lastIndexOf(" ", first - length / 3) + 1;
  return marked(text.slice(start, start + length), terms);
}
