import { wordsOf } from "./language/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longest phrase that may have synonyms, in words. */
const longestPhrase = 5;

/** Words or phrases that mean the same, and words by which people ask for it without naming it. */
export type SynonymGroup = { words: string[]; asked?: string[] };

/** What is asked for without being named: what it is called, and the places of the words that say so. */
type Meant = { means: string[][]; places: number[] };

/** Phrases that mean the same, as terms of the index. */
export class Synonyms {
  readonly #vocabulary: Vocabulary;
  readonly #groups = new Map<string, Set<string[]>>();
  /** By the terms of what people say, those of most words first. */
  readonly #asked: { terms: string[]; means: string[][] }[];

  constructor(vocabulary: Vocabulary, groups: SynonymGroup[]) {
    this.#vocabulary = vocabulary;
    const asked = new Map<string, { terms: string[]; means: string[][] }>();
    for (const { words, asked: said = [] } of groups) {
      const phrases = words.map((phrase) => this.#termsOf(wordsOf(phrase)));
      for (const phrase of said) {
        const terms = this.#termsOf(wordsOf(phrase));
        const key = terms.join(" ");
        asked.set(key, { terms, means: [...(asked.get(key)?.means ?? []), ...phrases] });
      }
      for (const phrase of phrases) {
        const key = phrase.join(" ");
        this.#group(
          key,
          phrases.filter((other) => other.join(" ") !== key),
        );
      }
      // "Second hand" is typed as one word, too; the word alone may be in no text.
      for (const written of words) {
        const pieces = wordsOf(written).flatMap((word) => vocabulary.pieces(word));
        if (pieces.length === 2) this.#group(vocabulary.term(pieces.join("")), phrases);
      }
    }
    this.#asked = [...asked.values()].sort((one, other) => other.terms.length - one.terms.length);
  }

  /**
   * What some words ask for without naming it: "wer steckt hinter" means the team. The words may stand in any place, as the
   * parts of a German verb do.
   * @param words the terms of each word
   */
  meant(words: string[][]): Meant[] {
    const free = new Map(words.flatMap(([term, ...more], place) => (term && more.length === 0 ? [[term, place]] : [])));
    return this.#asked.flatMap(({ terms, means }) => {
      const places = terms.flatMap((term) => free.get(term) ?? []);
      if (places.length < terms.length) return [];
      for (const term of terms) free.delete(term);
      return [{ means, places }];
    });
  }

  /**
   * The longest phrase with synonyms that begins at a word: its own terms, those of the others, and its length in words.
   * @param words the terms of each word
   */
  at(words: string[][], place: number): { own: string[]; others: string[][]; length: number } | undefined {
    for (let length = Math.min(longestPhrase, words.length - place); length > 0; length--) {
      const own = words.slice(place, place + length).flat();
      const others = this.#groups.get(own.join(" ")) ?? (length === 1 && this.#ofKin(own));
      if (others) return { own, others: [...others], length };
    }
    return undefined;
  }

  /** What stands for the verb of a noun or participle, or for the noun of a verb, and that word itself. */
  #ofKin([term = "", ...more]: string[]): string[][] | undefined {
    if (more.length > 0) return undefined;
    const kin = this.#vocabulary.kin(term).find((other) => this.#groups.has(other));
    return kin === undefined ? undefined : [[kin], ...(this.#groups.get(kin) ?? [])];
  }

  #group(key: string, phrases: string[][]): void {
    const group = this.#groups.get(key) ?? new Set();
    for (const phrase of phrases) group.add(phrase);
    this.#groups.set(key, group);
  }

  #termsOf(words: string[]): string[] {
    return words.flatMap((word) => this.#vocabulary.pieces(word)).map((piece) => this.#vocabulary.term(piece));
  }
}
