import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as german } from "@orama/stemmers/german";
import type { Language } from "./language.ts";

/** What forms of a folded word have in common; spellings of British and American English are one. */
export function stem(word: string, language: Language): string {
  if (language === "en") return englishStem(american(word));
  // The stemmer takes "-em" for an ending: "System", but not "Systeme".
  const [, system] = /^(.*system)(?:e[ns]?|s)?$/.exec(word) ?? [];
  return system ?? german(word);
}

/**
 * Stems that a German verb, its noun and its participle may have beside one's own: "reinig" and "reinigung", "weck" and
 * "geweckt", "ausfall" and "ausgefall".
 */
export function kin(stem: string, language: Language): string[] {
  if (language !== "de") return [];
  const [, noun, shortNoun] = /^((.{3,}?)(?:er)?)ung$/.exec(stem) ?? [];
  if (noun !== undefined && shortNoun !== undefined) return [...new Set([noun, shortNoun])];
  const [, prefix = "", verb] =
    /^(ab|an|auf|aus|bei|ein|los|mit|nach|um|vor|weg|zu)?ge(.{3,}?)(?:e?t)?$/.exec(stem) ?? [];
  const own = verb === undefined ? [] : [prefix + verb];
  return [...own, `${stem}ung`, `${stem}erung`];
}

function englishStem(word: string): string {
  return ownStem.exec(word)?.[0] ?? english(word);
}

/** Words that the stemmer takes for forms of others: hospital, author, inform, organ, optimal, busy, universal, fit, integration. */
const ownStem = /^(?:hospitalit|authori[tz]|informal|organiz|optimis[mt]|business|universit|fitness|integrator)/;

/** A word of British English as Americans write it. What it makes of other words does no harm: it does so everywhere. */
function american(word: string): string {
  if (word.length < 5) return word === "grey" ? "gray" : word === "tyre" ? "tire" : word;
  return word
    .replace(/is(e[drs]?|ing|ation|ations|able)$/, "iz$1")
    .replace(/ys(e[drs]?|ing)$/, "yz$1")
    .replace(/(?<=[a-z]{3})our(s|ed|ing|al|able|ly)?$/, "or$1")
    .replace(/(?<=[a-z]{2})([bt])re([sd])?$/, "$1er$2")
    .replace(/ogue(s?)$/, "og$1")
    .replace(/ence(s?)$/, "ense$1")
    .replace(/amme(s?)$/, "am$1")
    .replace(/(?<=alumin)ium$/, "um")
    .replace(/^tyre/, "tire");
}
