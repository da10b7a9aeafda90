import SearchableMap from "minisearch/SearchableMap";
import { Compounds } from "./language/compounds.ts";
import { fold } from "./language/fold.ts";
import type { Language } from "./language/language.ts";
import { kin, stem } from "./language/stem.ts";
import { isStopWord, isTaskWord } from "./language/stop-words.ts";
import { piecesOf, wordsOf } from "./language/words.ts";

/** A word of the texts: what stands for it in the index, how often it is there, and how it was written. */
export type Known = { term: string; count: number; written: string };

/** Words with fewer letters have one wrong letter at most; two only longer ones, unless they changed places. */
const [shortWord, longWord] = [5, 8];

const noWords: ReadonlySet<number> = new Set();

/** Marks a term that a word holds as part of a compound. */
const partMark = "+";

/** The term under which a stem is found as part of a compound. */
export function partTerm(stem: string): string {
  return partMark + stem;
}

/** All words of the texts of an index, and the terms under which each of them is found. */
export class Vocabulary {
  readonly #language: Language;
  readonly #compounds: Compounds;
  /** By spelling, folded. */
  readonly #words = new SearchableMap<Known>();
  /** How often words with a stem stand alone. */
  readonly #stems = new Map<string, number>();
  /** Words as they are written, each with a number and its terms. */
  readonly #numbers = new Map<string, number>();
  readonly #spellings: string[] = [];
  readonly #terms: (readonly string[])[] = [];
  readonly #stops: boolean[] = [];
  /** Words by what is left of them without capitals and umlauts. */
  readonly #byForm = new Map<string, Set<number>>();
  readonly #byTerm = new Map<string, number[]>();
  readonly #quiet: ReadonlySet<string>;
  /** How often a stem was found in a compound. */
  readonly #parts = new Map<string, number>();

  /** @param quiet words that say little wherever they stand, such as the name of the site */
  constructor(language: Language, quiet: string[] = []) {
    this.#language = language;
    this.#quiet = new Set(quiet.map((word) => fold(word, language)));
    this.#compounds = new Compounds(language, (stem) => this.#stems.has(stem));
  }

  /** Takes note of the words of a text, so that compounds can be taken apart by them. */
  learn(text: string): void {
    for (const written of wordsOf(text)) this.#countWord(written, 1);
  }

  /** What was learned of a text is no longer there. */
  forget(text: string): void {
    for (const written of wordsOf(text)) this.#countWord(written, -1);
  }

  #countWord(written: string, change: number): void {
    const pieces = this.pieces(written);
    for (const piece of pieces) this.#count(piece, pieces.length > 1 ? piece : written, change);
    if (pieces.length > 1) this.#count(pieces.join(""), written, change);
  }

  #count(piece: string, written: string, change: number): void {
    const known = this.#words.get(piece);
    const count = (known?.count ?? 0) + change;
    const term = known?.term ?? this.term(piece);
    const stems = (this.#stems.get(term) ?? 0) + change;
    if (stems > 0) this.#stems.set(term, stems);
    else this.#stems.delete(term);
    if (count <= 0) this.#words.delete(piece);
    else if (known) known.count = count;
    else this.#words.set(piece, { term, count, written });
  }

  /** Terms of a word of a text. */
  termsOf(written: string): readonly string[] {
    return this.#terms[this.number(written)] ?? [];
  }

  /** A number for a word of a text, by which its terms are had without comparing letters. */
  number(written: string): number {
    const known = this.#numbers.get(written);
    if (known !== undefined) return known;
    const number = this.#spellings.push(written) - 1;
    this.#numbers.set(written, number);
    const terms = this.#analyze(written);
    this.#terms.push(terms);
    for (const term of terms) {
      const others = this.#byTerm.get(term);
      if (others) others.push(number);
      else this.#byTerm.set(term, [number]);
    }
    const folded = fold(written, this.#language);
    const sameForms = this.#byForm.get(folded);
    if (sameForms) sameForms.add(number);
    else this.#byForm.set(folded, new Set([number]));
    this.#stops.push(isStopWord(folded, this.#language));
    return number;
  }

  /** The words that are found by a term, by their numbers. */
  numbersOf(term: string): readonly number[] {
    return this.#byTerm.get(term) ?? [];
  }

  /** The words of texts that are a typed word, however they are spelled: not other forms of it. */
  sameForm(typed: string): ReadonlySet<number> {
    return (!this.isStopWord(typed) && this.#byForm.get(fold(typed, this.#language))) || noWords;
  }

  lengthAt(number: number): number {
    return this.#spellings[number]?.length ?? 0;
  }

  #analyze(written: string): string[] {
    const pieces = this.pieces(written);
    const terms = new Set<string>();
    for (const piece of pieces) {
      if (piece.length === 1 && pieces.length > 1) continue;
      terms.add(this.term(piece));
      for (const part of this.#compounds.parts(piece)) {
        terms.add(partTerm(part));
        this.#parts.set(part, (this.#parts.get(part) ?? 0) + 1);
      }
    }
    if (pieces.length > 1) terms.add(this.term(pieces.join("")));
    return [...terms];
  }

  /** Folded pieces of a word. */
  pieces(written: string): string[] {
    return piecesOf(fold(written, this.#language));
  }

  /** The term of a folded word. */
  term(piece: string): string {
    return /\d/.test(piece) ? piece : (this.#words.get(piece)?.term ?? stem(piece, this.#language));
  }

  /** Whether a written word says too little to be looked for in texts. */
  isStopWord(written: string): boolean {
    const number = this.#numbers.get(written);
    if (number !== undefined) return this.#stops[number] === true;
    return isStopWord(fold(written, this.#language), this.#language);
  }

  /** Whether a written word says too little to be looked for beside others. */
  isQuiet(written: string): boolean {
    const folded = fold(written, this.#language);
    return this.#quiet.has(folded) || isTaskWord(folded, this.#language) || this.isStopWord(written);
  }

  /** Stems of the parts of a compound. */
  parts(piece: string): string[] {
    return this.#compounds.parts(piece);
  }

  /** Terms of other kinds of word that one may have: those of the noun and the participle of a verb, and the other way. */
  kin(term: string): string[] {
    return kin(term, this.#language);
  }

  get(piece: string): Known | undefined {
    return this.#words.get(piece);
  }

  /** How often words of a stem are in the texts, alone or in compounds. */
  count(stem: string): number {
    return this.countTerm(stem) + this.countTerm(partTerm(stem));
  }

  /** How often a term of the index is in the texts: a stem that stands alone, or one within compounds. */
  countTerm(term: string): number {
    const isPart = term.startsWith(partMark);
    return (isPart ? this.#parts.get(term.slice(partMark.length)) : this.#stems.get(term)) ?? 0;
  }

  /** Words that begin with some letters, the most frequent first. */
  beginningWith(letters: string, most: number): Known[] {
    return best([...this.#words.atPrefix(letters).values()], most, ({ count }) => count);
  }

  /** Words that one may have been meant to be, the nearest and most frequent first. */
  near(piece: string, most: number): { word: Known; distance: number }[] {
    const isLong = piece.length >= longWord;
    // To look for two wrong letters takes far longer than to look for one.
    const found = [...this.#words.fuzzyGet(piece, isLong ? 2 : 1)].map(([spelling, [word, letters]]) => ({
      word,
      distance: letters > 1 && isTransposed(piece, spelling) ? 1 : letters,
    }));
    if (!isLong && piece.length >= shortWord)
      for (const spelling of transpositions(piece)) {
        const word = this.#words.get(spelling);
        if (word) found.push({ word, distance: 1 });
      }
    return best(found, most, ({ word, distance }) => Math.log2(1 + word.count) - 4 * distance);
  }

  /** The words nearest to one, however far from it within reason. */
  nearest(piece: string, most: number): Known[] {
    if (!isComparable(piece)) return [];
    const near = [...this.#words.fuzzyGet(piece, Math.min(3, Math.floor(piece.length / 3) + 1)).values()];
    return best(near, most, ([word, letters]) => Math.log2(1 + word.count) - 4 * letters).map(([word]) => word);
  }

  /** The words nearest to one, and others of its beginning where no letters fit. */
  alike(piece: string, most: number): Known[] {
    const near = this.nearest(piece, most);
    return near.length > 0 || !isComparable(piece) ? near : this.beginningWith(piece.slice(0, 4), most);
  }
}

/** Whether a word is neither too short to be told from others nor too long to be compared. */
function isComparable(piece: string): boolean {
  return piece.length >= 4 && piece.length <= 40;
}

/** A word with each two letters that stand beside one another in each other's place. */
function transpositions(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** Whether two letters beside one another changed places. */
function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one[at] === other[at]) at++;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

function best<T>(values: T[], most: number, rank: (value: T) => number): T[] {
  return values.sort((one, other) => rank(other) - rank(one)).slice(0, most);
}
