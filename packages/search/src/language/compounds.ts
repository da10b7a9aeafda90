import type { Language } from "./language.ts";
import { stem } from "./stem.ts";

/** So long at least are the two ends of a compound. A short last part ("-teil", "-zeit") says too little. */
const [leastFirst, leastLast] = [4, 5];
const longestWord = 60;

/**
 * Takes compounds apart by words that stand alone elsewhere: "Ersatzteillager" into "Ersatzteil" and "Lager". Whatever
 * joins the parts ("Wartungs-plan") is what stems leave out.
 */
export class Compounds {
  readonly #language: Language;
  readonly #known: (stem: string) => boolean;

  /** @param known whether a stem is that of a word that stands alone */
  constructor(language: Language, known: (stem: string) => boolean) {
    this.#language = language;
    this.#known = known;
  }

  /** Stems of the parts of a folded word, those of its longer parts among them; none where it is no compound. */
  parts(word: string): string[] {
    const places = placesIn(word).map((end) => ({ first: word.slice(0, end), last: word.slice(end) }));
    const known = places.filter(({ first }) => this.#isKnown(first));
    // A part that is a word itself is better than one that must be taken apart again, a longer one than a shorter one.
    const whole = known.findLast(({ last }) => this.#isKnown(last));
    if (whole) return this.#withInner(whole);
    const nested = known.findLast(({ last }) => this.parts(last).length > 0);
    return nested ? this.#withInner(nested) : [];
  }

  #withInner({ first, last }: { first: string; last: string }): string[] {
    const own = [first, last].map((part) => stem(part, this.#language));
    return [...new Set([...own, ...this.parts(first), ...this.parts(last)])];
  }

  #isKnown(part: string): boolean {
    const own = stem(part, this.#language);
    return own.length >= leastFirst - 1 && this.#known(own);
  }
}

/** Where a word may be taken apart. */
function placesIn(word: string): number[] {
  if (word.length < leastFirst + leastLast || word.length > longestWord) return [];
  return Array.from({ length: word.length - leastFirst - leastLast + 1 }, (_, place) => leastFirst + place);
}
