import { handbookNames, type Locale, locales, staticPaths } from "../../schema/index.ts";
import type { Ref } from "../../source/content-source.ts";
import { pageFile } from "../../source/files/layout.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

type Scope = Pick<LoadedContent, "entries" | "problems">;

/** Every page of the inventory exists in both languages and no other, and every handbook has a chapter. */
export function checkInventory({ entries, problems }: Scope): Problem[] {
  const found: Problem[] = [];
  const broken = new Set(problems.map((problem) => problem.file));
  for (const locale of locales) {
    const refs = new Set(entries[locale].map((entry) => entry.ref));
    for (const path of staticPaths) {
      const file = `${locale}/pages/${pageFile(path)}`;
      if (!refs.has(`page:${path}`) && !broken.has(file))
        found.push({
          file,
          message: {
            de: "fehlt: jede Seite der Website braucht beide Sprachen",
            en: "is missing: every page of the inventory needs both languages",
          },
        });
    }
    for (const entry of entries[locale]) {
      if (entry.kind === "page" && !staticPaths.some((path) => path === entry.path))
        found.push({
          file: entry.file,
          message: {
            de: "gehört nicht zu den Seiten der Website (schema/static-paths.ts); freie Seiten liegen in plain-pages/",
            en: "is not in the inventory of static pages (schema/static-paths.ts); free pages go to plain-pages/",
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

/**
 * Items, chapters and sections exist in both languages.
 * @param has whether a language has a document
 */
export function checkCounterparts({ entries, problems }: Scope, has = hasIn(entries)): Problem[] {
  const broken = new Set(problems.map((problem) => problem.file));
  return locales.flatMap((locale) => {
    const other = locale === "de" ? "en" : "de";
    return entries[other].flatMap((entry): Problem[] => {
      const file = `${locale}${entry.file.slice(other.length)}`;
      if (entry.kind === "page" || has(locale, entry.ref) || broken.has(file)) return [];
      const message = {
        de: `fehlt als Gegenstück zu ${entry.file}`,
        en: `is missing: ${entry.file} has no counterpart`,
      };
      return [{ file, message }];
    });
  });
}

function hasIn(entries: LoadedContent["entries"]): (locale: Locale, ref: Ref) => boolean {
  const refs = (locale: Locale) => new Set(entries[locale].map(({ ref }) => ref));
  const known = { de: refs("de"), en: refs("en") };
  return (locale, ref) => known[locale].has(ref);
}
