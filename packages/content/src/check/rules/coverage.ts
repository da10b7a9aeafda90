import { handbookNames, locales, staticPaths } from "../../schema/index.ts";
import { pageFile } from "../../source/files/layout.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Every inventory page exists in both languages and no other; every item exists in both languages. */
export function checkCoverage({ entries, problems }: LoadedContent): Problem[] {
  const found: Problem[] = [];
  const broken = new Set(problems.map((problem) => problem.file));
  for (const locale of locales) {
    const refs = new Set(entries[locale].map((entry) => entry.ref));
    const other = locale === "de" ? "en" : "de";
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
    for (const entry of entries[other]) {
      const file = `${locale}${entry.file.slice(other.length)}`;
      if (entry.kind !== "page" && !refs.has(entry.ref) && !broken.has(file))
        found.push({
          file,
          message: {
            de: `fehlt als Gegenstück zu ${entry.file}`,
            en: `is missing: ${entry.file} has no counterpart`,
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
