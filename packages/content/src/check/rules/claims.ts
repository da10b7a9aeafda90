import { type Claims, type Locale, locales } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt } from "../texts.ts";

/** Pages that say what the product can do: each makes at least one registered claim. */
const productPages = /^(?:features|use-cases|products|capabilities)\//;
const languages: Record<Locale, { de: string; en: string }> = {
  de: { de: "deutsche", en: "German" },
  en: { de: "englische", en: "English" },
};

const wordStart = /[a-z0-9ß-öø-ÿ]+/g;
/** Letters by which it is decided whether words may be those of a claim: a thousand of them are looked for. */
const keyLength = 3;

/**
 * Finds which documents make which claims of the register, by the words that the register gives for them. They begin
 * where a word of the text begins.
 */
export class ClaimPages {
  readonly #claims: Claims;
  readonly #words: Record<Locale, Map<string, { id: string; word: string }[]>>;
  /** Files that make a claim, by language. */
  readonly #files = new Map<string, Record<Locale, Set<string>>>();
  readonly #silent = new Set<string>();

  constructor(claims: Claims) {
    this.#claims = claims;
    const wordsIn = (locale: Locale) => {
      const words = Object.entries(claims).flatMap(([id, { mentions }]) =>
        mentions[locale].map((mention) => ({ id, word: normal(mention) })),
      );
      return Map.groupBy(words, ({ word }) => word.slice(0, keyLength));
    };
    this.#words = { de: wordsIn("de"), en: wordsIn("en") };
    for (const id of Object.keys(claims)) this.#files.set(id, { de: new Set(), en: new Set() });
  }

  /** May be called more than once for a document, with different parts of it. */
  add(entry: Entry, texts: TextAt[]): void {
    const { locale, file } = entry;
    const text = normal(texts.map((part) => part.text).join("\n"));
    let makesClaim = false;
    for (const { index } of text.matchAll(wordStart))
      for (const { id, word } of this.#words[locale].get(text.slice(index, index + keyLength)) ?? []) {
        if (!text.startsWith(word, index)) continue;
        makesClaim = true;
        this.#files.get(id)?.[locale].add(file);
      }
    if (!makesClaim && entry.kind === "page" && productPages.test(entry.path)) this.#silent.add(file);
  }

  /** Files that make a claim, in one language. */
  filesOf(id: string, locale: Locale): string[] {
    return [...(this.#files.get(id)?.[locale] ?? [])].sort();
  }

  /** Each claim is made in both languages, each page about the product makes one. Without a register there is no such rule. */
  problems(): Problem[] {
    const ids = Object.keys(this.#claims);
    if (ids.length === 0) return [];
    const unmade = ids.flatMap((id) =>
      locales
        .filter((locale) => this.filesOf(id, locale).length === 0)
        .map((locale) => ({
          file: "shared/claims.yaml",
          at: `${id}.mentions.${locale}`,
          message: {
            de: `keine ${languages[locale].de} Seite macht diese Aussage; berichtigen Sie die Wörter, oder streichen Sie den Eintrag`,
            en: `no ${languages[locale].en} page makes this claim; put the words right, or take the entry out`,
          },
        })),
    );
    const silent = [...this.#silent].map((file) => ({
      file,
      message: {
        de: "macht keine Aussage aus dem Register (shared/claims.yaml); tragen Sie dort ein, was das Produkt laut dieser Seite kann, mit Wörtern von hier",
        en: "makes no claim of the register (shared/claims.yaml); enter there what this page says the product can do, with words from here",
      },
    }));
    return [...unmade, ...silent];
  }
}

/** Capitals, line breaks and soft hyphens make no other word; what stands before the first word is none. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .replace(/^[^a-z0-9ß-öø-ÿ]+/, "");
}
