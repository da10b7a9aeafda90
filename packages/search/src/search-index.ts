import MiniSearch, { type MatchInfo, type Query } from "minisearch";
import type { Language } from "./language/language.ts";
import { wordsOf } from "./language/words.ts";
import { excerpt, type FoundWords, marked, placesIn, type TextPlaces } from "./marks.ts";
import { type Asked, guessedWords, parseQuery } from "./query.ts";
import type { MarkedText, SearchDocument } from "./search-document.ts";
import { type SynonymGroup, Synonyms } from "./synonyms.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A document that was found, and the words that were searched for. */
export type Hit<Document> = { document: Document; score: number; words: FoundWords };

export type Found<Document> = {
  /** The best first. */
  hits: Hit<Document>[];
  /** What was searched for, where a word was taken for another one. */
  spelling?: string;
  /** More was asked for than was searched for. */
  wasCut: boolean;
};

type Options<Document> = {
  language: Language;
  synonyms?: SynonymGroup[];
  /** Words that say little on this site, as its own name does. */
  quiet?: string[];
  /** How much a document counts beside others that fit as well; 1 unless said. */
  importance?: (document: Document) => number;
};

/** How much a word counts by the field where it stands. */
const boost = { title: 5, names: 4, headings: 2, summary: 1, text: 1 };
const fields = ["title", "names", "headings", "summary", "text"] as const;
/** Fields in which every word counts, whatever it says. */
const shortFields: ReadonlySet<string> = new Set(["title", "names"]);

/** Fields that say what a document is about. */
const namingFields = ["title", "names", "headings"];

/** Less of what was asked for, by weight, is not what was asked for; less of the best score is not worth a look. */
const [leastCovered, leastScore] = [0.3, 0.05];

/** More than anybody looks through. */
const enoughHits = 100;

/** How much it costs a document not to have all that was asked for. */
const coverage = 1.5;

/** How much it counts that title and names have all that was asked for, or its very forms, and in how many hits either is looked for. */
const [allNamed, sameForm, lookedAt] = [1, 0.2, 20];

type Covered = { share: number; factor: number };

/** The index of one language: MiniSearch, with words as the language makes them. */
export class SearchIndex<Document extends SearchDocument> {
  readonly #documents = new Map<string, Document>();
  readonly #places = new Map<string, { title: TextPlaces; text: TextPlaces }>();
  readonly #importance: (document: Document) => number;
  readonly #vocabulary: Vocabulary;
  #synonyms: Synonyms;
  readonly #engine: MiniSearch<Document>;

  constructor({ language, synonyms = [], quiet = [], importance = () => 1 }: Options<Document>) {
    const vocabulary = new Vocabulary(language, quiet);
    this.#vocabulary = vocabulary;
    this.#synonyms = new Synonyms(vocabulary, synonyms);
    this.#importance = importance;
    this.#engine = new MiniSearch<Document>({
      fields: [...fields],
      tokenize: wordsOf,
      processTerm: (word, field) => {
        if (!shortFields.has(field ?? "") && vocabulary.isStopWord(word)) return null;
        return [...vocabulary.termsOf(word)];
      },
      searchOptions: { boost, combineWith: "OR", tokenize: (term) => [term], processTerm: (term) => term },
    });
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Notes the words of documents that are about to be put in, so that they are taken apart by one another's. */
  learn(document: Document): void {
    for (const field of fields) this.#vocabulary.learn(textIn(document, field));
  }

  /** Puts a document in whose words were learned. */
  put(document: Document): void {
    this.#documents.set(document.id, document);
    const { title, text } = document;
    this.#places.set(document.id, {
      title: placesIn(title, this.#vocabulary),
      text: placesIn(text, this.#vocabulary),
    });
    this.#engine.add(document);
  }

  remove(id: string): void {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    this.#places.delete(id);
    this.#engine.discard(id);
    for (const field of fields) this.#vocabulary.forget(textIn(document, field));
  }

  /** Words or phrases that mean the same from now on. */
  set synonyms(groups: SynonymGroup[]) {
    this.#synonyms = new Synonyms(this.#vocabulary, groups);
  }

  /** Documents that a text finds. */
  find(text: string, { isTyping = false } = {}): Found<Document> {
    const { asked, anywhere, ...parsed } = parseQuery(text, {
      vocabulary: this.#vocabulary,
      synonyms: this.#synonyms,
      documents: this.size,
      isTyping,
    });
    const hits = this.#hits(asked);
    const found = anywhere && hits.length < enoughHits ? this.#hits(anywhere) : hits;
    return { hits: this.#byForm(found, text), ...parsed };
  }

  /** The library's own look-up of the words of a text on this index: what the search is measured against. */
  bareLookUp(text: string, options: { fuzzy?: number } = {}): number {
    const processTerm = (word: string) =>
      this.#vocabulary.isStopWord(word) ? null : [...this.#vocabulary.termsOf(word)];
    return this.#engine.search(text, { ...options, tokenize: wordsOf, processTerm }).length;
  }

  /**
   * What a text was perhaps meant to be that finds nothing: each of its unknown words as the nearest one of the index,
   * however far. @returns nothing where no word is near enough to be taken for another one
   */
  otherSpelling(text: string): string | undefined {
    const words = wordsOf(text);
    let guesses = guessedWords;
    const spelled = words.map((word) => {
      const [piece = "", ...more] = this.#vocabulary.pieces(word);
      if (more.length > 0 || this.#vocabulary.get(piece) || this.#vocabulary.isQuiet(word)) return word;
      return (guesses-- > 0 && this.#vocabulary.nearest(piece, 1)[0]?.written) || word;
    });
    const spelling = spelled.join(" ");
    return spelling === words.join(" ") || this.find(spelling).hits.length === 0 ? undefined : spelling;
  }

  /** Words of the index that are near to those of a text. */
  nearestWords(text: string, most: number): string[] {
    const pieces = wordsOf(text).flatMap((word) =>
      this.#vocabulary.isQuiet(word) ? [] : this.#vocabulary.pieces(word),
    );
    const words = pieces.slice(0, guessedWords).flatMap((piece) => this.#vocabulary.alike(piece, most));
    return [...new Set(words.map(({ written }) => written))].slice(0, most);
  }

  /** The title of a document with its words marked that it was found by. */
  title({ document: { id, title }, words }: Hit<Document>): MarkedText {
    const vocabulary = this.#vocabulary;
    const places = this.#places.get(id)?.title ?? placesIn(title, vocabulary);
    return marked({ text: title, places, words, vocabulary });
  }

  /** The part of a document's text that fits best, with what it was found by marked; its summary where nothing fits. */
  excerpt({ document, words }: Hit<Document>): MarkedText {
    const vocabulary = this.#vocabulary;
    const excerptOf = (text: string, places: TextPlaces) => excerpt({ text, places, words, vocabulary });
    const { text, summary } = document;
    const part = excerptOf(text, this.#places.get(document.id)?.text ?? placesIn(text, vocabulary));
    if (summary === undefined || part.some(({ isMatch }) => isMatch)) return part;
    return excerptOf(summary, placesIn(summary, vocabulary));
  }

  #hits(asked: Asked[]): Hit<Document>[] {
    if (asked.length === 0) return [];
    const found = this.#engine.search(queryOf(asked));
    const coveredBy = coverageOf(asked);
    let most = 0;
    const covered = found.map(({ queryTerms }) => {
      const part = coveredBy(queryTerms);
      if (part.share > most) most = part.share;
      return part;
    });
    const least = Math.min(leastCovered, most - 0.001);
    const scores = new Float64Array(found.length);
    let best = 0;
    for (let place = 0; place < found.length; place++) {
      const result = found[place];
      const part = covered[place];
      if (!result || !part || part.share < least) continue;
      const document = this.#documents.get(result.id);
      if (!document) continue;
      // The library multiplies a score by the number of terms found; what counts here is how much of the question is.
      const own = (result.score / result.queryTerms.length) * part.factor * this.#importance(document);
      scores[place] = own;
      if (own > best) best = own;
    }
    const words = this.#wordsOf(asked);
    const hits: (Hit<Document> & { match: MatchInfo })[] = [];
    found.forEach(({ id, match }, place) => {
      const score = scores[place] ?? 0;
      if (score === 0 || score < best * leastScore) return;
      const document = this.#documents.get(id);
      if (document) hits.push({ document, score, words, match });
    });
    hits.sort((one, other) => other.score - one.score);
    return rescored(hits, ({ match }) => 1 + allNamed * namedShare(asked, match));
  }

  /** The best hits anew: what has a word in the very form that was asked for comes before what has another form of it. */
  #byForm(hits: Hit<Document>[], text: string): Hit<Document>[] {
    const exact = wordsOf(text)
      .map((word) => this.#vocabulary.sameForm(word))
      .filter(({ size }) => size > 0);
    if (exact.length === 0 || hits.length < 2) return hits;
    return rescored(hits, ({ document }) => {
      const title = this.#places.get(document.id)?.title.words ?? [];
      return 1 + (sameForm * exact.filter((forms) => title.some((word) => forms.has(word))).length) / exact.length;
    });
  }

  /** Every word that is found by what was asked for. */
  #wordsOf(asked: Asked[]): FoundWords {
    const words = new Map<number, string>();
    for (const { alternatives } of asked)
      for (const { terms } of alternatives)
        for (const term of terms) for (const word of this.#vocabulary.numbersOf(term)) words.set(word, term);
    return words;
  }
}

/** How much of what was asked for a document has, by the terms that it was found by, and how much that counts. */
function coverageOf(asked: Asked[]): (terms: string[]) => Covered {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  /** What each term belongs to, a bit for each part of the question. */
  const bits = new Map<string, number>();
  asked.forEach(({ alternatives }, place) => {
    for (const { terms } of alternatives)
      for (const term of terms) bits.set(term, (bits.get(term) ?? 0) | (1 << place));
  });
  // Documents share few ways of having parts of a question.
  const known = new Map<number, Covered>();
  return (terms) => {
    let mask = 0;
    for (const term of terms) mask |= bits.get(term) ?? 0;
    let covered = known.get(mask);
    if (covered === undefined) {
      const share = asked.reduce((sum, { weight }, place) => (mask & (1 << place) ? sum + weight / total : sum), 0);
      covered = { share, factor: share ** coverage };
      known.set(mask, covered);
    }
    return covered;
  };
}

/** The best hits in a better order, which would take too long for all of them. */
function rescored<AnyHit extends { score: number }>(hits: AnyHit[], factorOf: (hit: AnyHit) => number): AnyHit[] {
  const first = hits.slice(0, lookedAt).map((hit) => ({ ...hit, score: hit.score * factorOf(hit) }));
  first.sort((one, other) => other.score - one.score);
  return [...first, ...hits.slice(lookedAt)];
}

/** How much of what was asked for stands in the title and names of a document, where others only mention it. */
function namedShare(asked: Asked[], match: MatchInfo): number {
  const isNamed = (term: string) => match[term]?.some((field) => shortFields.has(field)) === true;
  let [named, total] = [0, 0];
  for (const { alternatives, weight } of asked) {
    total += weight;
    if (alternatives.some(({ terms }) => terms.every(isNamed))) named += weight;
  }
  return total > 0 ? named / total : 0;
}

function queryOf(asked: Asked[]): Query {
  return {
    combineWith: "OR",
    queries: asked.flatMap(({ alternatives }) =>
      alternatives.map(({ terms, weight, inNames }): Query => {
        const where = inNames && { fields: namingFields };
        const leaves = terms.map((term): Query => ({ queries: [term], boostTerm: () => weight, ...where }));
        return leaves.length === 1 && leaves[0] ? leaves[0] : { combineWith: "AND", queries: leaves };
      }),
    ),
  };
}

function textIn(document: SearchDocument, field: (typeof fields)[number]): string {
  const value = document[field];
  return typeof value === "string" ? value : (value ?? []).join(" ");
}
