import type { Globals } from "@waku/content";
import type { FaultCode } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { type SearchDocument, SearchIndex } from "@waku/search";
import { synonymsOf } from "../search/synonyms";
import { codeOf } from "./addresses";
import { areaOf } from "./model";
import { faultTexts } from "./texts";

const indexes = new WeakMap<readonly FaultCode[], Partial<Record<Locale, SearchIndex<SearchDocument>>>>();

/** Codes that a text finds, best first, and the spelling that was searched for if it is another one. */
export function searchFaults(globals: Globals, locale: Locale, text: string): { ids: string[]; spelling?: string } {
  const known = indexes.get(globals.faultCodes) ?? {};
  const index = known[locale] ?? indexOf(globals, locale);
  indexes.set(globals.faultCodes, { ...known, [locale]: index });
  const found = index.find(text);
  const spelling = found.hits.length > 0 ? found.spelling : index.otherSpelling(text);
  const { hits } = spelling === undefined || found.hits.length > 0 ? found : index.find(spelling);
  return { ids: hits.map(({ document }) => document.id), spelling };
}

function indexOf({ faultCodes, terms }: Globals, locale: Locale): SearchIndex<SearchDocument> {
  const t = faultTexts[locale];
  const index = new SearchIndex<SearchDocument>({ language: locale, synonyms: synonymsOf(terms, locale) });
  const documents = faultCodes.map((fault) => {
    const { id, part, devices } = fault;
    const { title, sign, meaning, check, likely, record } = fault[locale];
    return {
      id,
      kind: "fault",
      title,
      names: [codeOf(id), t.parts[part]],
      headings: [t.areas[areaOf(id)], ...devices.map((device) => t.devices[device])],
      text: [sign, meaning, check, likely, record].join(" "),
    };
  });
  for (const document of documents) index.learn(document);
  for (const document of documents) index.put(document);
  return index;
}
