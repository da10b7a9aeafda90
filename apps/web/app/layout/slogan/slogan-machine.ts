import { slogan as timing } from "../../constants";

/** State of the animated slogan: which word comes next, and how many random steps are done. */
export type SloganState = { word: number; step: number; text: string };

/** Letters shown while a word changes. */
const letters = "abcdefghijklmnopqrstuvwxyz";

/** The first word, held. */
export function firstSlogan(words: readonly string[]): SloganState {
  return { word: 0, step: timing.randomSteps, text: words[0] ?? "" };
}

/**
 * One step of the slogan: random letters of the next word's length for seven steps, then the word itself.
 * @param random numbers from 0 (included) to 1 (excluded)
 * @returns the new state and how long it stays, in milliseconds
 */
export function nextSlogan(
  state: SloganState,
  words: readonly string[],
  random: () => number = Math.random,
): { state: SloganState; holdMs: number } {
  const isHeld = state.step >= timing.randomSteps;
  const word = isHeld ? (state.word + 1) % words.length : state.word;
  const target = words[word] ?? "";
  if (!isHeld && state.step === timing.randomSteps - 1)
    return { state: { word, step: timing.randomSteps, text: target }, holdMs: timing.holdMs };
  const step = isHeld ? 0 : state.step + 1;
  return { state: { word, step, text: scramble(target, random) }, holdMs: timing.stepMs };
}

function scramble(word: string, random: () => number): string {
  return Array.from(word, () => letters[Math.floor(random() * letters.length)]).join("");
}
