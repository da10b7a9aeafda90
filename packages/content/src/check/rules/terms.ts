import { type Locale, locales, type Terms } from "../../schema/index.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt, TextOrigin } from "../texts.ts";

const letter = "A-Za-zÀ-ÖØ-öø-ÿ\\d";
/** What somebody else says or what a program reads is cited, not used; neither are addresses. */
const cited = /„[^“]{0,120}“|“[^”]{0,120}”|`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g;

/** A word that a text should not use, where it stands, and the one to use. */
export type WrongTerm = { word: string; use: string };

/** One word for one thing: finds words that the termbase replaces by others. */
export class TermFinder {
  readonly #rules: Record<Locale, { pattern: RegExp; uses: string[] } | undefined>;

  constructor(terms: Terms) {
    this.#rules = Object.fromEntries(locales.map((locale) => [locale, rulesOf(terms, locale)])) as Record<
      Locale,
      { pattern: RegExp; uses: string[] } | undefined
    >;
  }

  /** Each wrong word of a text once. */
  find(text: string, locale: Locale): WrongTerm[] {
    const rules = this.#rules[locale];
    if (!rules || text.search(rules.pattern) === -1) return [];
    const found = new Map<string, string>();
    for (const { 0: word, groups } of text.replace(cited, " ").matchAll(rules.pattern)) {
      const named = Object.entries(groups ?? {}).find(([, value]) => value !== undefined);
      const use = named && rules.uses[Number(named[0].slice(1))];
      if (use !== undefined) found.set(word.replace(/\s+/g, " "), use);
    }
    return [...found].map(([word, use]) => ({ word, use }));
  }
}

/**
 * One pattern for all words of a language. Phrases in which a word is right stand first, in no group: they take the word
 * away from the rules behind them.
 */
function rulesOf(terms: Terms, locale: Locale): { pattern: RegExp; uses: string[] } | undefined {
  const usages = Object.values(terms)
    .flatMap((term) => term[locale] ?? [])
    .filter(({ avoid }) => avoid.length > 0);
  if (usages.length === 0) return undefined;
  const right = usages.flatMap(({ except }) => except.map(wordPattern));
  const wrong = usages.map(({ avoid }, index) => `(?<t${index}>${avoid.map(wordPattern).join("|")})`);
  const initials = usages.flatMap(({ avoid, except }) => [...avoid, ...except].map((words) => words.charAt(0)));
  // The look ahead spares most places of a text a walk through all of it.
  const first = initials.includes("*") ? "" : `(?=[${[...new Set(initials)].join("")}])`;
  return {
    pattern: new RegExp(`${first}(?<![${letter}])(?:${[...right, ...wrong].join("|")})(?![${letter}])`, "gi"),
    uses: usages.map(({ use }) => use),
  };
}

function wordPattern(words: string): string {
  return words.replaceAll("*", `[${letter}-]*`).replaceAll(" ", "\\s+");
}

/** Refuses words for which the termbase has another. */
export function checkTerms({ file, locale }: TextOrigin, texts: TextAt[], finder: TermFinder): Problem[] {
  return texts.flatMap(({ at, text }) =>
    finder.find(text, locale).map(({ word, use }) => ({
      file,
      at,
      message: {
        de: `schreibt „${word}“; auf dieser Website heißt das „${use}“ (shared/terms.yaml)`,
        en: `writes “${word}”; this site says “${use}” (shared/terms.yaml)`,
      },
    })),
  );
}
