import { plainLine } from "@waku/i18n/plain-text";

/** So long is what is searched for at most: the longest questions of people have half of it. */
const mostLetters = 120;
const mostWords = 12;

/** What a visitor typed, as it is searched for. */
export type TypedText = { text: string; wasCut: boolean };

/** The text of a visitor without what shows nothing, cut where it is longer than a question. */
export function typedText(typed: string): TypedText {
  // Whatever comes, only so much of it is looked at.
  const begin = typed.slice(0, 4 * mostLetters);
  const line = plainLine(begin);
  const text = firstWords([...line].slice(0, mostLetters).join(""));
  return { text, wasCut: begin.length < typed.length || text.length < line.length };
}

function firstWords(line: string): string {
  return line.split(" ").slice(0, mostWords).join(" ").trim();
}
