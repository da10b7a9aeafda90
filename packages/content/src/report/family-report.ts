import type { Locale, Terms } from "../schema/index.ts";
import type { Entry } from "../source/content-source.ts";
import type { Measures } from "./measure-document.ts";

/** Pages without neighbours below the same part of the address. */
const singlePages = "single pages";

/**
 * Which documents are measured together: pages by the first part of their address, everything else by its collection.
 */
export function familyOf(entry: Entry): string {
  if (entry.kind !== "page") return entry.kind === "item" ? entry.collection : entry.kind;
  const [first = "", second] = entry.path.split("/");
  return second === undefined ? singlePages : first;
}

/** Fewest words of its own that the median document of a family should have. */
const wordAims: Record<string, number> = {
  features: 750,
  "use-cases": 750,
  devices: 750,
  industries: 750,
  benefits: 650,
  trainings: 700,
  chapter: 400,
};
/** No document of those families, chapters aside, should have fewer. */
const fewestWords = 600;
export type Measured = { entry: Entry; measures: Measures };

/** One row of the report: medians of a family in one language. */
export type FamilyRow = {
  family: string;
  count: number;
  words: { median: number; least: number; most: number };
  sections: number;
  /** All figures of the family by kind: results of customers, guide values, facts about the company. */
  figures: [results: number, guides: number, facts: number];
  mockups: number;
  pictures: number;
  lineDrawings: number;
  tools: number;
  links: number;
  questions: number;
  downloads: number;
  /** Share of its paragraphs that stand in another document of the language, too. */
  repeated: number;
  /** Words of the termbase that a document uses. */
  terms: number;
};

/**
 * Medians by family, in the order of the pages.
 * @param documents all of one language
 */
export function familyRows(documents: Measured[], terms: Terms): FamilyRow[] {
  const owners = paragraphOwners(documents);
  const patterns = termPatterns(terms, documents[0]?.entry.locale ?? "en");
  const families = Map.groupBy(documents, ({ entry }) => familyOf(entry));
  return [...families].map(([family, members]) => {
    const of = (value: (measures: Measures) => number) => members.map(({ measures }) => value(measures));
    const words = of((measures) => measures.words);
    const paragraphs = members.flatMap(({ measures }) => measures.paragraphs);
    const repeated = paragraphs.filter((paragraph) => (owners.get(paragraph) ?? 0) > 1).length;
    return {
      family,
      count: members.length,
      words: { median: median(words), least: Math.min(...words), most: Math.max(...words) },
      sections: median(of(({ sections }) => sections)),
      figures: [
        sum(of(({ figures }) => figures.customerResult)),
        sum(of(({ figures }) => figures.guideValue)),
        sum(of(({ figures }) => figures.companyFact)),
      ],
      mockups: median(of(({ mockups }) => mockups)),
      pictures: median(of(({ pictures }) => pictures)),
      lineDrawings: median(of(({ lineDrawings }) => lineDrawings)),
      tools: median(of(({ tools }) => tools)),
      links: median(of(({ links }) => links)),
      questions: median(of(({ questions }) => questions)),
      downloads: median(of(({ downloads }) => downloads)),
      repeated: paragraphs.length === 0 ? 0 : repeated / paragraphs.length,
      terms: median(of(({ text }) => patterns.filter((pattern) => pattern.test(text)).length)),
    };
  });
}

/** What falls short of the aims: one sentence for each family or document. */
export function shortfalls(documents: Measured[], rows: FamilyRow[]): string[] {
  const families = rows.flatMap(({ family, words }) => {
    const aim = wordAims[family];
    return aim !== undefined && words.median < aim ? [`${family}: median ${words.median} words, aim ${aim}`] : [];
  });
  const short = documents.flatMap(({ entry, measures }) => {
    const family = familyOf(entry);
    const aimed = wordAims[family] !== undefined && family !== "chapter";
    return aimed && measures.words < fewestWords
      ? [`${entry.file}: ${measures.words} words, at least ${fewestWords}`]
      : [];
  });
  const plain = documents.flatMap(({ entry, measures }) => {
    const isBare = measures.mockups + measures.pictures + measures.lineDrawings + measures.tools === 0;
    // Legal texts need nothing to look at.
    return entry.kind === "page" && isBare && entry.page.family !== "legal"
      ? [`${entry.file}: nothing to look at and nothing to use`]
      : [];
  });
  return [...families, ...short, ...plain];
}

/** In how many documents a paragraph stands. */
function paragraphOwners(documents: Measured[]): Map<string, number> {
  const owners = new Map<string, number>();
  for (const { measures } of documents)
    for (const paragraph of new Set(measures.paragraphs)) owners.set(paragraph, (owners.get(paragraph) ?? 0) + 1);
  return owners;
}

function termPatterns(terms: Terms, locale: Locale): RegExp[] {
  const words = Object.values(terms).flatMap((term) => term[locale]?.use ?? []);
  return [...new Set(words)].map((word) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(word)}`, "iu"));
}

/** The middle value, rounded; of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return Math.round((low + high) / 2);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
