import { wordsOf } from "./language/words.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Known, partTerm, type Vocabulary } from "./vocabulary.ts";

/** One of the ways in which something that was asked for may stand in a text: all of its terms, in any place. */
type Alternative = { terms: string[]; weight: number /** In titles and names alone. */; inNames?: true };

/** A part of what was asked for, and how much it counts beside the others. */
export type Asked = { alternatives: Alternative[]; weight: number };

/** What was typed, as the index is asked; `spelling` where a word was taken for another one. */
export type ParsedQuery = {
  asked: Asked[];
  /** The same with its rarest part in any place: for where too few titles have it. Only where `asked` is narrower. */
  anywhere?: Asked[];
  spelling?: string;
  /** More was asked for than is looked for. */
  wasCut: boolean;
};

type Options = {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  /** Documents of the index. */
  documents: number;
  /** Whether the last word may be the beginning of one. */
  isTyping?: boolean;
};

/** How much a way in which a word is found counts. */
const weights = {
  exact: 1,
  joined: 1.2,
  part: 0.5,
  synonym: 0.65,
  partsOfIt: 0.6,
  firstPart: 0.3,
  kin: 0.5,
  beginning: 0.7,
  near: 0.8,
  quiet: 0.25,
};

/** So many spellings at most are tried for a word that no text has. */
const spellings = 3;

/** Words of one question that are guessed at: to look for near ones is what takes longest. */
export const guessedWords = 3;

/** Pieces of one word, and parts of one question: people ask for less, unless a question is made to be long. */
const [mostPieces, mostAsked] = [6, 5];

/**
 * So many places of words in texts are looked through for one question, the rarest words first. What stands in more of them
 * costs most and says least, and is looked for in titles and headings.
 */
const mostPlaces = 20_000;

/** So many parts of a question beyond that are looked for: each may stand in the titles of thousands of documents. */
const mostBeyond = 1;

/** Beside a word that texts have so often, what stands for it is looked for in titles and headings alone. */
const oftenInTexts = 30;

/** A word that so many texts have is not looked for by its parts. */
const enoughTexts = 12;

/** Takes the text of a visitor apart. */
export function parseQuery(text: string, options: Options): ParsedQuery {
  const parsed = new QueryParser([...new Set(wordsOf(text))], options).parse();
  if (parsed.spelling === undefined) return parsed;
  // The termbase knows words as they are spelled. Nothing is guessed a second time.
  const spelled = new QueryParser([...new Set(wordsOf(parsed.spelling))], options, 0);
  return spelled.hasSynonyms() ? { ...spelled.parse(), spelling: parsed.spelling, wasCut: parsed.wasCut } : parsed;
}

class QueryParser {
  readonly #vocabulary: Vocabulary;
  readonly #synonyms: Synonyms;
  readonly #documents: number;
  readonly #isTyping: boolean;
  readonly #words: string[];
  /** Folded pieces of each word, and the terms of these. */
  readonly #pieces: string[][];
  readonly #terms: string[][];
  readonly #isQuiet: boolean[];
  #guessesLeft: number;

  constructor(words: string[], { vocabulary, synonyms, documents, isTyping = false }: Options, guesses = guessedWords) {
    this.#guessesLeft = guesses;
    this.#words = words;
    this.#pieces = words.map((word) => vocabulary.pieces(word).slice(0, mostPieces));
    this.#isQuiet = words.map((word) => vocabulary.isQuiet(word));
    this.#terms = this.#pieces.map((pieces) => pieces.map((piece) => vocabulary.term(piece)));
    this.#vocabulary = vocabulary;
    this.#synonyms = synonyms;
    this.#documents = documents;
    this.#isTyping = isTyping;
  }

  /** Whether the termbase knows other words for something that was asked for. */
  hasSynonyms(): boolean {
    const isMeant = this.#synonyms.meant(this.#terms).length > 0;
    return isMeant || this.#words.some((_word, at) => this.#synonyms.at(this.#terms, at) !== undefined);
  }

  parse(): ParsedQuery {
    const words = this.#words;
    const meant = this.#synonyms.meant(this.#terms);
    const hasOthers = meant.length > 0 || this.#isQuiet.includes(false);
    const asked: Asked[] = [];
    const taken = new Set(meant.flatMap(({ places }) => places));
    for (const at of taken) this.#terms[at] = this.#pieces[at] = [];
    const spelled: string[] = [];
    for (let at = 0; at < words.length; ) {
      if (taken.has(at)) {
        spelled.push(words[at] ?? "");
        at += 1;
        continue;
      }
      const { length, spelling, asked: found } = this.#askAt(at, hasOthers);
      asked.push(...found.filter(({ alternatives }) => alternatives.length > 0));
      spelled.push(...(spelling === undefined ? words.slice(at, at + length) : [spelling]));
      at += length;
    }
    // What a question means is not to be outdone by a rare word beside it.
    const weight = Math.max(1, ...asked.map((part) => part.weight));
    for (const {
      means: [name = [], ...others],
    } of meant)
      asked.push({ ...this.#sameAs(name, others), weight });
    const spelling = spelled.join(" ");
    const parts = rarest(asked);
    const affordable = this.#affordable(parts);
    const looked = affordable.length;
    const [first] = parts;
    const isNarrowed = first !== undefined && affordable[0] !== first;
    return {
      asked: affordable,
      ...(isNarrowed && { anywhere: [first, ...affordable.slice(1)] }),
      ...(spelling !== words.join(" ") && { spelling }),
      wasCut: asked.length > looked,
    };
  }

  #askAt(at: number, hasOthers: boolean): { asked: Asked[]; length: number; spelling?: string } {
    const phrase = this.#synonymsAt(at) ?? this.#joinedAt(at);
    if (phrase && phrase.asked.alternatives.length > 0) return { asked: [phrase.asked], length: phrase.length };
    const pieces = this.#pieces[at] ?? [];
    const terms = this.#terms[at] ?? [];
    if (hasOthers && this.#isQuiet[at]) return { asked: [aside(terms)], length: 1 };
    const isTyping = this.#isTyping && at === this.#words.length - 1;
    const [piece = ""] = pieces;
    return { ...(pieces.length > 1 ? { asked: this.#name(pieces, terms) } : this.#word(piece, isTyping)), length: 1 };
  }

  /** A word or phrase of which the termbase knows others. */
  #synonymsAt(at: number): { asked: Asked; length: number } | undefined {
    const found = this.#synonyms.at(this.#terms, at);
    if (!found) return undefined;
    return { asked: this.#sameAs(found.own, found.others), length: found.length };
  }

  /** Something that goes by several names. */
  #sameAs(name: string[], others: string[][]): Asked {
    const [first = ""] = name;
    const ways = name.length === 1 ? alone(first, weights.exact) : [{ terms: name, weight: weights.exact }];
    const known = new Set(others.map((terms) => terms.join(" ")));
    const kin = name.length === 1 ? this.#kinOf(first).filter(({ terms: [term = ""] }) => !known.has(term)) : [];
    return this.#weighted([...ways, ...kin, ...others.map((terms) => ({ terms, weight: weights.synonym }))]);
  }

  /** Two words that texts write as one: "Ersatz Teile". */
  #joinedAt(at: number): { asked: Asked; length: number } | undefined {
    const [first = "", last = "", ...more] = this.#pieces.slice(at, at + 2).flat();
    if (more.length > 0 || first.length < 3 || last.length < 3 || /\d/.test(first + last)) return undefined;
    const joined = this.#vocabulary.get(first + last);
    if (!joined) return undefined;
    const apart = this.#terms.slice(at, at + 2).flat();
    const ways = [...alone(joined.term, weights.exact), { terms: apart, weight: weights.partsOfIt }];
    return { asked: this.#weighted(ways), length: 2 };
  }

  #word(piece: string, isTyping: boolean): { asked: Asked[]; spelling?: string } {
    const term = this.#vocabulary.term(piece);
    const count = this.#vocabulary.count(term);
    const ways = count > 0 ? alone(term, weights.exact) : [];
    if (isTyping && piece.length > 1)
      ways.push(...guessed(this.#vocabulary.beginningWith(piece, 8), weights.beginning));
    ways.push(...this.#kinOf(term));
    if (count < enoughTexts) ways.push(...this.#byParts(piece));
    return ways.length > 0 ? { asked: [this.#weighted(ways)] } : this.#guess(piece);
  }

  /** The verb of a noun, or the noun of a verb, where texts have it: "Reinigung" and "reinigen". */
  #kinOf(term: string): Alternative[] {
    const known = this.#vocabulary.kin(term).filter((other) => this.#vocabulary.countTerm(other) > 0);
    return known.map((other) => ({ terms: [other], weight: weights.kin }));
  }

  /** A name of letters and figures, or words joined by hyphens. */
  #name(pieces: string[], allTerms: string[]): Asked[] {
    const terms = allTerms.filter((_term, place) => (pieces[place]?.length ?? 0) > 1);
    const joined = this.#vocabulary.term(pieces.join(""));
    const isKnown = terms.every((term) => this.#vocabulary.count(term) > 0);
    if (!isKnown && this.#vocabulary.count(joined) === 0)
      return pieces.flatMap((piece) => (piece.length > 1 ? this.#word(piece, false).asked : []));
    const ways = [{ terms: [joined], weight: weights.joined }];
    if (terms.length > 0) ways.push({ terms, weight: weights.exact });
    return [this.#weighted(ways)];
  }

  /** A compound that texts hardly have: its parts together, and what it is a kind of. */
  #byParts(piece: string): Alternative[] {
    const [first, last] = this.#vocabulary.parts(piece);
    if (first === undefined || last === undefined) return [];
    return [{ terms: [first, last], weight: weights.partsOfIt }, ...alone(first, weights.firstPart)];
  }

  /** What a word may have been meant to be that no text has: one with other letters, or the beginning of one. */
  #guess(piece: string): { asked: Asked[]; spelling?: string } {
    if (piece.length < 4 || /\d/.test(piece) || this.#guessesLeft === 0) return { asked: [] };
    this.#guessesLeft--;
    const near = this.#vocabulary.near(piece, spellings);
    const [best] = near;
    if (!best) {
      const longer = this.#vocabulary.beginningWith(piece, spellings);
      return { asked: [this.#weighted(guessed(longer, weights.beginning))] };
    }
    const words = near.filter(({ distance }) => distance === best.distance).map(({ word }) => word);
    return { asked: [this.#weighted(guessed(words, weights.near))], spelling: best.word.written };
  }

  /** What was asked for counts more the rarer it is. */
  #weighted(alternatives: Alternative[]): Asked {
    let count = 0;
    const known = alternatives.filter((alternative) => {
      const own = this.#countOf(alternative);
      count = Math.max(count, own);
      return own > 0;
    });
    const [first, ...others] = known;
    const isFrequent = first !== undefined && this.#countOf(first) >= oftenInTexts;
    const ways = isFrequent ? [first, ...others.map((other) => ({ ...other, inNames: true as const }))] : known;
    return { alternatives: ways, weight: Math.max(0.3, Math.log(1 + this.#documents / (1 + count))) };
  }

  /** Parts of a question, the rarest first: those that would cost too much in titles and headings alone, or not at all. */
  #affordable(parts: Asked[]): Asked[] {
    let places = 0;
    let beyond = 0;
    return parts.flatMap((part) => {
      const inTexts = part.alternatives.filter(({ inNames }) => !inNames);
      for (const { terms } of inTexts) for (const term of terms) places += this.#vocabulary.countTerm(term);
      if (places <= mostPlaces) return part;
      beyond += 1;
      if (beyond > mostBeyond) return [];
      return { ...part, alternatives: part.alternatives.map((way) => ({ ...way, inNames: true as const })) };
    });
  }

  #countOf({ terms }: Alternative): number {
    return Math.min(...terms.map((term) => this.#vocabulary.countTerm(term)));
  }
}

function guessed(words: Known[], weight: number): Alternative[] {
  return [...new Set(words.map(({ term }) => term))].map((term) => ({ terms: [term], weight }));
}

/** A stem, also where it is part of a compound. */
function alone(stem: string, weight: number): Alternative[] {
  return [
    { terms: [stem], weight },
    { terms: [partTerm(stem)], weight: weight * weights.part },
  ];
}

/** A word that says too little to decide what is found; what has it in its title fits the better. */
function aside(terms: string[]): Asked {
  return { alternatives: [{ terms, weight: weights.quiet, inNames: true }], weight: 0 };
}

/** The parts of a question, the rarest first; of one that asks for too much only these. */
function rarest(asked: Asked[]): Asked[] {
  return asked.toSorted((one, other) => other.weight - one.weight).slice(0, mostAsked);
}
