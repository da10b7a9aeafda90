const months = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

/** What stands together, as pattern and replacement; a word joiner keeps a hyphen from ending a line. */
const rules: [RegExp, string][] = [
  [new RegExp(`(\\d\\.) (?=(?:${months})\\b)`, "g"), "$1\u00a0"],
  [/\b(Art|Abs|lit)\. (?=[\da-z])/g, "$1.\u00a0"],
  [/(?<![\p{L}\d-])(\p{Lu}{1,2})-(?=\p{L})/gu, "$1-\u2060"],
];

/**
 * Keeps together what a line must not end within: days and their months, the parts of a law's number, and abbreviations
 * of one or two letters with the word they belong to ("E-Mail", "IP-Adresse").
 */
export function withoutLooseEnds(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
