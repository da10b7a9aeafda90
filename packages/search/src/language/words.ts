/**
 * Words of a text and what is written as one with hyphens or figures: "Not-Halt", "VDA-5050", "3691-4". Whatever else
 * stands between letters ends a word.
 */
const word = /[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** The words of a text with their places. */
export function* wordsAt(text: string): Generator<{ written: string; start: number; end: number }> {
  for (const match of text.matchAll(word))
    yield { written: match[0], start: match.index, end: match.index + match[0].length };
}

/** What a word is made of: parts between hyphens, and letters and figures by themselves ("VDA5050"). */
export function piecesOf(folded: string): string[] {
  return folded.match(/\p{L}+|\p{N}+/gu) ?? [];
}
