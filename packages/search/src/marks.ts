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

/** Words that were searched for, as numbers of the vocabulary, each with the term that finds it. */
export type FoundWords = ReadonlyMap<number, string>;

/** A text, the places of its words, and the words that were searched for. */
type FoundText = { text: string; places: TextPlaces; words: FoundWords; vocabulary: Vocabulary };

/** The text with its words marked that it was found by. */
export function marked({ text, places, words, vocabulary }: FoundText): MarkedText {
  return withMarks(text, matches(places, words, vocabulary), 0, text.length);
}

/** So much of a text that its best place is seen, with what a hit was found by marked. */
export function excerpt({ text, places, words, vocabulary }: FoundText, length = 160): MarkedText {
  const found = matches(places, words, vocabulary);
  const [start, end] = bestPart(text, found, length);
  const parts = withMarks(text, found, start, end);
  if (start > 0) parts.unshift({ text: "… ", isMatch: false });
  if (end < text.length) parts.push({ text: " …", isMatch: false });
  return parts;
}

/** Words of a text that were searched for. */
function matches({ words, starts }: TextPlaces, found: FoundWords, vocabulary: Vocabulary): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const term = found.get(word);
    if (term === undefined) continue;
    const start = starts[at] ?? 0;
    places.push({ start, end: start + vocabulary.lengthAt(word), term });
  }
  return places;
}

/** Where most different terms stand close to one another; the beginning where none does. */
function bestPart(text: string, found: Place[], length: number): [start: number, end: number] {
  let best = { from: 0, to: 0, rank: 0 };
  /** Terms between the first and the last place looked at, with how often. */
  const within = new Map<string, number>();
  let first = 0;
  found.forEach(({ end, term }, last) => {
    within.set(term, (within.get(term) ?? 0) + 1);
    while (first < last && end - (found[first]?.start ?? 0) > length) {
      const left = found[first]?.term ?? "";
      const count = (within.get(left) ?? 1) - 1;
      if (count > 0) within.set(left, count);
      else within.delete(left);
      first++;
    }
    const rank = within.size + (last - first) / 100;
    if (rank > best.rank) best = { from: found[first]?.start ?? 0, to: end, rank };
  });
  const before = Math.max(0, Math.round((length - (best.to - best.from)) / 2));
  const start = best.from <= before ? 0 : wordBegin(text, best.from - before, best.from);
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
