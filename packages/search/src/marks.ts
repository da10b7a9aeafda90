import { wordsAt } from "./language/words.ts";
import type { MarkedText } from "./search-document.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Place = { start: number; end: number; term: string };

/** The words of a text that can be looked for, as numbers of the vocabulary, and where they stand. */
export type TextPlaces = { words: Uint32Array; starts: Uint32Array };

/** Notes where the words of a text stand, so that no answer has to read it again. */
export function placesIn(text: string, vocabulary: Vocabulary): TextPlaces {
  const found = [...wordsAt(text)].filter(({ written }) => !vocabulary.isStopWord(written));
  return {
    words: Uint32Array.from(found, ({ written }) => vocabulary.number(written)),
    starts: Uint32Array.from(found, ({ start }) => start),
  };
}

/** The text with its words marked that a hit was found by. */
export function marked(text: string, terms: Iterable<string>, vocabulary: Vocabulary): MarkedText {
  return withMarks(text, matches(placesIn(text, vocabulary), new Set(terms), vocabulary), 0, text.length);
}

type Excerpt = { text: string; places: TextPlaces; terms: Iterable<string>; vocabulary: Vocabulary };

/** So much of a text that its best place is seen, with what a hit was found by marked. */
export function excerpt({ text, places, terms, vocabulary }: Excerpt, length = 160): MarkedText {
  const found = matches(places, new Set(terms), vocabulary);
  const [start, end] = bestPart(text, found, length);
  const parts = withMarks(text, found, start, end);
  if (start > 0) parts.unshift({ text: "… ", isMatch: false });
  if (end < text.length) parts.push({ text: " …", isMatch: false });
  return parts;
}

/** Words of a text that are found by some terms. */
function matches({ words, starts }: TextPlaces, terms: ReadonlySet<string>, vocabulary: Vocabulary): Place[] {
  const found: Place[] = [];
  words.forEach((word, at) => {
    const start = starts[at] ?? 0;
    for (const term of vocabulary.termsAt(word)) {
      if (!terms.has(term)) continue;
      found.push({ start, end: start + vocabulary.lengthAt(word), term });
      return;
    }
  });
  return found;
}

/** Where most different terms stand close to one another; the beginning where none does. */
function bestPart(text: string, found: Place[], length: number): [start: number, end: number] {
  let best = { places: [] as Place[], rank: 0 };
  for (let first = 0; first < found.length; first++) {
    const from = found[first]?.start ?? 0;
    const places = [];
    for (let at = first; at < found.length; at++) {
      const place = found[at];
      if (!place || place.end - from > length) break;
      places.push(place);
    }
    const rank = new Set(places.map(({ term }) => term)).size + places.length / 100;
    if (rank > best.rank) best = { places, rank };
  }
  const [from, to] = [best.places[0]?.start ?? 0, best.places.at(-1)?.end ?? 0];
  const before = Math.max(0, Math.round((length - (to - from)) / 2));
  const start = from <= before ? 0 : wordBegin(text, from - before, from);
  return [start, wordEnd(text, start + length)];
}

function wordBegin(text: string, from: number, last: number): number {
  const sentence = text.slice(from, last).search(/(?<=[.!?] )/);
  if (sentence >= 0) return from + sentence;
  const space = text.indexOf(" ", from);
  return space >= 0 && space < last ? space + 1 : last;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to);
  return space > 0 ? space : to;
}

function withMarks(text: string, found: Place[], from: number, to: number): MarkedText {
  const parts: MarkedText = [];
  let at = from;
  for (const { start, end } of found) {
    if (start < from || end > to) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false });
  return parts;
}
