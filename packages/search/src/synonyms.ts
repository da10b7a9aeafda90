import { wordsOf } from "./language/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longest phrase that may have synonyms, in words. */
const longestPhrase = 5;

/** Phrases that mean the same, as terms of the index. */
export class Synonyms {
  readonly #vocabulary: Vocabulary;
  readonly #groups = new Map<string, Set<string[]>>();

  /** @param groups words or phrases that mean the same */
  constructor(vocabulary: Vocabulary, groups: string[][]) {
    this.#vocabulary = vocabulary;
    for (const group of groups) {
      const phrases = group.map((phrase) => this.#termsOf(wordsOf(phrase)));
      for (const phrase of phrases) {
        const key = phrase.join(" ");
        const others = this.#groups.get(key) ?? new Set();
        for (const other of phrases) if (other.join(" ") !== key) others.add(other);
        this.#groups.set(key, others);
      }
    }
  }

  /**
   * The longest phrase with synonyms that begins at a word: its own terms, those of the others, and its length in words.
   * @param words the terms of each word
   */
  at(words: string[][], place: number): { own: string[]; others: string[][]; length: number } | undefined {
    for (let length = Math.min(longestPhrase, words.length - place); length > 0; length--) {
      const own = words.slice(place, place + length).flat();
      const others = this.#groups.get(own.join(" "));
      if (others) return { own, others: [...others], length };
    }
    return undefined;
  }

  #termsOf(words: string[]): string[] {
    return words.flatMap((word) => this.#vocabulary.pieces(word)).map((piece) => this.#vocabulary.term(piece));
  }
}
