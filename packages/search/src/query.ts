import { wordsOf } from "./language/words.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Known, partTerm, type Vocabulary } from "./vocabulary.ts";

/** One of the ways in which something that was asked for may stand in a text: all of its terms, in any place. */
export type Alternative = { terms: string[]; weight: number };

/** A part of what was asked for, and how much it counts beside the others. */
export type Asked = { alternatives: Alternative[]; weight: number };

/** What was typed, as the index is asked; `spelling` where a word was taken for another one. */
export type ParsedQuery = { asked: Asked[]; spelling?: string };

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
  beginning: 0.7,
  near: 0.8,
  quiet: 0.25,
};

/** So many spellings at most are tried for a word that no text has. */
const guesses = 3;

/** A word that so many documents have is not looked for by its parts. */
const enoughDocuments = 3;

/** Takes the text of a visitor apart. */
export function parseQuery(text: string, options: Options): ParsedQuery {
  const words = wordsOf(text);
  const { vocabulary } = options;
  const isQuiet = (word: string) => vocabulary.isQuiet(word);
  const asksInWords = words.some((word) => !isQuiet(word));
  const asked: Asked[] = [];
  const spelled: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const found = synonymsAt(words, at, options) ?? joinedAt(words, at, options);
    if (found) {
      asked.push(found.asked);
      spelled.push(...words.slice(at, at + found.length));
      at += found.length;
      continue;
    }
    at++;
    if (asksInWords && isQuiet(word)) {
      asked.push(askAside(word, vocabulary));
      spelled.push(word);
      continue;
    }
    const single = askFor(word, options.isTyping === true && at === words.length, options);
    asked.push(...single.asked);
    spelled.push(single.spelling ?? word);
  }
  const spelling = spelled.join(" ");
  return {
    asked: asked.filter(({ alternatives }) => alternatives.length > 0),
    ...(spelling !== words.join(" ") && { spelling }),
  };
}

/** A word or phrase of which the termbase knows others. */
function synonymsAt(words: string[], at: number, options: Options): { asked: Asked; length: number } | undefined {
  const found = options.synonyms.at(words, at);
  if (!found) return undefined;
  const { own, others, length } = found;
  const ways = [
    ...(own.length === 1 && own[0] !== undefined
      ? alone(own[0], weights.exact)
      : [{ terms: own, weight: weights.exact }]),
    ...others.map((terms) => ({ terms, weight: weights.synonym })),
  ];
  return { asked: weighted(ways, options), length };
}

/** A word that says too little to decide what is found; what has it, in its title above all, fits the better. */
function askAside(word: string, vocabulary: Vocabulary): Asked {
  const terms = vocabulary.pieces(word).map((piece) => vocabulary.term(piece));
  return { alternatives: [{ terms, weight: weights.quiet }], weight: 0 };
}

/** Two words that texts write as one: "Ersatz Teile". */
function joinedAt(words: string[], at: number, options: Options): { asked: Asked; length: number } | undefined {
  const { vocabulary } = options;
  const pieces = words.slice(at, at + 2).flatMap((word) => vocabulary.pieces(word));
  const [first = "", last = ""] = pieces;
  if (pieces.length !== 2 || first.length < 3 || last.length < 3 || /\d/.test(first + last)) return undefined;
  const joined = vocabulary.get(first + last);
  if (!joined) return undefined;
  const apart = pieces.map((piece) => vocabulary.term(piece));
  const ways = [...alone(joined.term, weights.exact), { terms: apart, weight: weights.partsOfIt }];
  return { asked: weighted(ways, options), length: 2 };
}

function askFor(word: string, isTyping: boolean, options: Options): { asked: Asked[]; spelling?: string } {
  const { vocabulary } = options;
  const pieces = vocabulary.pieces(word);
  const [piece] = pieces;
  if (piece === undefined) return { asked: [] };
  if (pieces.length > 1) return { asked: askForPieces(pieces, options) };
  const term = vocabulary.term(piece);
  const ways = vocabulary.count(term) > 0 ? alone(term, weights.exact) : [];
  if (isTyping && piece.length > 1) ways.push(...guessed(vocabulary.beginningWith(piece, 8), weights.beginning));
  if (vocabulary.count(term) < enoughDocuments) ways.push(...byParts(piece, vocabulary));
  if (ways.length > 0) return { asked: [weighted(ways, options)] };
  return guess(piece, options);
}

/** A name of letters and figures, or words joined by hyphens. */
function askForPieces(pieces: string[], options: Options): Asked[] {
  const { vocabulary } = options;
  const terms = pieces.filter((piece) => piece.length > 1).map((piece) => vocabulary.term(piece));
  const joined = vocabulary.term(pieces.join(""));
  const isKnown = terms.every((term) => vocabulary.count(term) > 0);
  if (isKnown || vocabulary.count(joined) > 0) {
    const ways = [{ terms: [joined], weight: weights.joined }];
    return [weighted(terms.length > 0 ? [...ways, { terms, weight: weights.exact }] : ways, options)];
  }
  return pieces.flatMap((piece) => (piece.length > 1 ? askFor(piece, false, options).asked : []));
}

/** A compound that texts hardly have: its parts together, and what it is a kind of. */
function byParts(piece: string, vocabulary: Vocabulary): Alternative[] {
  const [first, last] = vocabulary.parts(piece);
  if (first === undefined || last === undefined) return [];
  return [{ terms: [first, last], weight: weights.partsOfIt }, ...alone(first, weights.firstPart)];
}

/** What a word may have been meant to be that no text has: the beginning of one, or one with other letters. */
function guess(piece: string, options: Options): { asked: Asked[]; spelling?: string } {
  const { vocabulary } = options;
  if (piece.length < 4 || /\d/.test(piece)) return { asked: [] };
  const near = vocabulary.near(piece, guesses);
  const [best] = near;
  if (best) {
    const words = near.filter(({ distance }) => distance === best.distance).map(({ word }) => word);
    return { asked: [weighted(guessed(words, weights.near), options)], spelling: best.word.written };
  }
  const longer = vocabulary.beginningWith(piece, guesses);
  return { asked: [weighted(guessed(longer, weights.beginning), options)] };
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

/** What was asked for counts more the rarer it is. */
function weighted(alternatives: Alternative[], { vocabulary, documents }: Options): Asked {
  const counts = alternatives.map(({ terms }) =>
    Math.min(...terms.map((term) => vocabulary.count(term.replace(/^\+/, "")))),
  );
  const count = Math.max(0, ...counts);
  return { alternatives, weight: Math.max(0.3, Math.log(1 + documents / (1 + count))) };
}
