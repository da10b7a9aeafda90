import { knownLetters } from "./fonts";

/** Stands for a letter that no font has. */
const replacement = "\ufffd";

let known: Set<number> | undefined;

/**
 * The text in letters that can be drawn: what no font has is replaced by �, so that nothing vanishes unseen. Spaces
 * become plain or no-break ones; what has no look of its own (soft hyphens, marks of direction) is left out, except
 * where it holds an emoji or numbers together.
 */
export function drawable(text: string): string {
  known ??= knownLetters();
  const letters = known;
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[[\p{Z}\t-\r]--[\u00a0\u202f]]+/gv, " ")
    .replace(/[[\p{Default_Ignorable_Code_Point}\p{Cc}]--[\u200d\u2060\ufe0f]]/gv, "")
    .replace(/./gsu, (letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : replacement));
}
