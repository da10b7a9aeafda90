import type { FigureKind, Figures, Locale, Words } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt } from "../texts.ts";

/** Words that claim something of the figures near them, and the kinds of figures of which it is true. */
type Claim = { of: FigureKind[]; words: Record<Locale, RegExp> };

const claims: Claim[] = [
  {
    of: ["customerResult"],
    words: {
      de: /(?:Kund(?:e|en|innen)|Anwender\w*|Betreiber|Unternehmen|Nutzer\w*|Geschichten)(?:\s+\S+){0,4}?\s+(?:berichte\w*|erreich\w+|erziel\w+|spar(?:en|ten)|gewinnen|senken|steigern|schaffen|melden)|\bberichtet (?:von|bei|aus)|unsere[rn]? Kund\w+|(?:Ergebnis\w*|Werte?|Zahlen|Kennzahlen) (?:aus|von|bei|unserer) (?:\S+ ){0,2}?(?:Erfolgsgeschichten|Geschichten|Kund\w+|Projekten)|Erfolgsgeschichte\w*|Ergebnisse gepflegter/iu,
      en: /\b(?:customers?|clients?|users|operators|companies|stories)(?:\s+\S+){0,4}?\s+(?:report(?:s|ed)?|achieved?|saved?|gain(?:ed)?|cut|reach(?:ed)?|saw)\b|\breported (?:by|from)\b|\bour (?:customers|clients)\b|\b(?:results?|figures|values|numbers) (?:from|of|at) (?:\S+ ){0,2}?(?:stories|customers|clients|projects)\b|\bsuccess stor(?:y|ies)\b|\bresults of managed\b/iu,
    },
  },
  {
    of: ["customerResult", "companyFact"],
    words: {
      de: /\bnachgewiesen\w*|\bnachweislich\w*|\bbewiesen\w*|\bbewährt\w*|\bbelegt\w*|\btäglich im Einsatz|\bim täglichen Einsatz|\bim Regelbetrieb|\bgemessen (?:an|bei|in|im|über|aus)\b|\baus der Praxis|\bgarantier\w*|\bErfahrung(?:en)? (?:mit|aus)\b/iu,
      en: /\bproven\b|\bproved\b|\bin daily use\b|\bin regular operation\b|\bmeasured (?:at|across|by|in|on|over|with)\b|\bguarantee\w*|\bin practice\b|\bexperience (?:with|from)\b|\btrack record\b/iu,
    },
  },
];

/** Words that say of a guide value what it is. */
const guide: Record<Locale, RegExp> = {
  de: /Richtwert|möglich|Größenordnung|erreichbar|angenommen|Szenario|\bkann\b|\bkönnen\b|\bkönnte/iu,
  en: /\bguide values?\b|\bpossible\b|\border of magnitude\b|\bassum|\bscenario|\bcan\b|\bcould\b|\bmay\b|\bmight\b/iu,
};

/** A word that turns what follows it in the sentence into its opposite. */
const negation: Record<Locale, RegExp> = {
  de: /\b(?:nicht|kein\w*|nie|ohne|statt|weder)\b[^.!?;:]{0,40}$/iu,
  en: /\b(?:not|no|never|nor|without|rather than|instead of)\b[^.!?;:]{0,40}$/iu,
};

const kindNames: Record<FigureKind, Words> = {
  customerResult: { de: "ein Kundenergebnis", en: "a customer result" },
  guideValue: { de: "ein Richtwert", en: "a guide value" },
  companyFact: { de: "eine Angabe über uns", en: "a fact about the company" },
};

/**
 * No heading of a figures block and no sentence that names a figure claims more than the figure's kind: guide values
 * are called so, and only customer results are results of customers.
 */
export function checkFigureClaims(entry: Entry, texts: TextAt[], figures: Figures): Problem[] {
  return texts.flatMap(({ at, text }) =>
    text.split(/(?<=[.!?])\s+/u).flatMap((sentence) => {
      const ids = [...sentence.matchAll(/\{figure:([a-z0-9-]+)\}/g)].map(([, id = ""]) => id);
      return problemsOf(entry, at, sentence, ids, figures);
    }),
  );
}

/** The same for the headings of figures blocks: title and introduction speak of all their figures. */
export function checkFigureHeadings(entry: Entry, figures: Figures): Problem[] {
  if (entry.kind !== "page") return [];
  return entry.page.blocks.flatMap((block, index) => {
    if (block.type !== "figures") return [];
    const heading = [block.title, block.intro].filter(Boolean).join(". ");
    return problemsOf(entry, `blocks.${index}.title`, heading, block.ids, figures);
  });
}

function problemsOf(entry: Entry, at: string, text: string, ids: string[], figures: Figures): Problem[] {
  const { file, locale } = entry;
  const named = ids.flatMap((id) => (Object.hasOwn(figures, id) ? [{ id, kind: figures[id]?.kind }] : []));
  const tooMuch = claims.flatMap(({ of, words }) => {
    const phrase = claimed(text, words[locale], locale);
    const less = named.find(({ kind }) => kind && !of.includes(kind));
    return phrase && less?.kind ? [{ file, at, message: claimsMore(phrase, less.id, less.kind) }] : [];
  });
  const unnamed = named.filter(({ kind }) => kind === "guideValue").map(({ id }) => id);
  if (tooMuch.length > 0 || unnamed.length === 0 || guide[locale].test(text)) return tooMuch.slice(0, 1);
  return [{ file, at, message: saysNothing(unnamed.join(", ")) }];
}

/** The words of a claim that a text makes; undefined where it makes none, or denies it. */
function claimed(text: string, words: RegExp, locale: Locale): string | undefined {
  const found = words.exec(text);
  return found && !negation[locale].test(text.slice(0, found.index)) ? found[0] : undefined;
}

function claimsMore(phrase: string, id: string, kind: FigureKind): Words {
  return {
    de: `behauptet mit „${phrase}“ mehr, als „${id}“ hergibt: Das ist ${kindNames[kind].de}. Nennen Sie, was es ist, oder nur Kennzahlen, für die der Satz gilt`,
    en: `claims with “${phrase}” more than "${id}" is: ${kindNames[kind].en}. Say what it is, or name only figures for which the sentence holds`,
  };
}

function saysNothing(ids: string): Words {
  return {
    de: `nennt Richtwerte (${ids}) und sagt nicht, dass es welche sind; schreiben Sie „Richtwert“ oder was „möglich“ ist (bei Kennzahlen im Titel oder in der Einleitung)`,
    en: `names guide values (${ids}) without saying so; write “guide value” or what is “possible” (over figures in the title or the introduction)`,
  };
}
