import { handbookNames, type Locale, locales, requiredPaths } from "../../schema/index.ts";
import type { Entry, Ref } from "../../source/content-source.ts";
import { pageFile } from "../../source/files/layout.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import { noPlaceForPage } from "../../source/page-place.ts";
import type { Problem } from "../../source/problem.ts";

type Scope = Pick<LoadedContent, "entries" | "problems">;

/** Every page that the site must have exists in both languages, and every handbook has a chapter. */
export function checkRequired({ entries, problems }: Scope): Problem[] {
  const found: Problem[] = [];
  const broken = new Set(problems.map((problem) => problem.file));
  for (const locale of locales) {
    const refs = new Set(entries[locale].map((entry) => entry.ref));
    for (const path of requiredPaths) {
      const file = `${locale}/pages/${pageFile(path)}`;
      if (!refs.has(`page:${path}`) && !broken.has(file))
        found.push({
          file,
          message: {
            de: "fehlt: Diese Seite muss es in beiden Sprachen geben, andere Teile der Website führen zu ihr",
            en: "is missing: the site must have this page in both languages, other parts of it lead there",
          },
        });
    }
    for (const handbook of handbookNames)
      if (!entries[locale].some((entry) => entry.kind === "chapter" && entry.handbook === handbook))
        found.push({
          file: `${locale}/handbooks/${handbook}`,
          message: { de: "hat kein Kapitel", en: "has no chapter" },
        });
  }
  return found;
}

/** No page document lies where the site has pages of another kind, or where no address can be. */
export function checkPagePlaces({ entries }: Pick<LoadedContent, "entries">): Problem[] {
  return locales.flatMap((locale) =>
    entries[locale].flatMap(({ kind, path, file }): Problem[] => {
      const message = kind === "page" ? noPlaceForPage(path) : undefined;
      return message ? [{ file, message }] : [];
    }),
  );
}

/**
 * Documents exist in both languages; pages that the site must have are looked for by themselves.
 * @param has whether a language has a document
 */
export function checkCounterparts({ entries, problems }: Scope, has = hasIn(entries)): Problem[] {
  const broken = new Set(problems.map((problem) => problem.file));
  return locales.flatMap((locale) => {
    const other = locale === "de" ? "en" : "de";
    return entries[other].flatMap((entry): Problem[] => {
      const file = `${locale}${entry.file.slice(other.length)}`;
      if (has(locale, entry.ref) || broken.has(file) || isRequired(entry)) return [];
      const message = {
        de: `fehlt als Gegenstück zu ${entry.file}`,
        en: `is missing: ${entry.file} has no counterpart`,
      };
      return [{ file, message }];
    });
  });
}

function isRequired({ kind, path }: Entry): boolean {
  return kind === "page" && requiredPaths.some((required) => required === path);
}

function hasIn(entries: LoadedContent["entries"]): (locale: Locale, ref: Ref) => boolean {
  const refs = (locale: Locale) => new Set(entries[locale].map(({ ref }) => ref));
  const known = { de: refs("de"), en: refs("en") };
  return (locale, ref) => known[locale].has(ref);
}
