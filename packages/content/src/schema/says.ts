import type { Words } from "@waku/i18n/locale";

/** What a rule of the content model says of a value that breaks it. */
export type Saying = (value: unknown) => Words;

/**
 * The options of a refinement that says in every language what is wrong: `.refine(isEven, says({ de, en }))`. Messages
 * of other checks (lengths, choices, what is missing) are made in one place, `issue-words.ts`.
 */
export function says(words: Words | Saying): Said {
  const saying = typeof words === "function" ? words : () => words;
  return { error: ({ input }) => saying(input).en, params: { saying } };
}

type Said = { error: (issue: { input?: unknown }) => string; params: { saying: Saying } };
