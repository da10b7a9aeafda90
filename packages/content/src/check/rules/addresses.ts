import { locales } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** No two documents of one language share an address or a meta title. */
export function checkAddresses({ entries }: Pick<LoadedContent, "entries">): Problem[] {
  const found: Problem[] = [];
  for (const locale of locales) {
    const byPath = new Map<string, string>();
    const byTitle = new Map<string, string>();
    for (const entry of entries[locale]) {
      found.push(...clashes(entry, byPath.get(entry.path), byTitle.get(entry.meta.title)));
      byPath.set(entry.path, entry.file);
      byTitle.set(entry.meta.title, entry.file);
    }
  }
  return found;
}

/** The same for some documents among all. */
export function checkAddressesOf(some: Entry[], { entries }: Pick<LoadedContent, "entries">): Problem[] {
  return some.flatMap((entry) => {
    const others = entries[entry.locale].filter(({ ref }) => ref !== entry.ref);
    const samePath = others.find(({ path }) => path === entry.path);
    const sameTitle = others.find(({ meta }) => meta.title === entry.meta.title);
    return clashes(entry, samePath?.file, sameTitle?.file);
  });
}

/** @param samePath file of a document with the same address @param sameTitle file of one with the same meta title */
function clashes({ file, locale, path }: Entry, samePath?: string, sameTitle?: string): Problem[] {
  const found: Problem[] = [];
  if (samePath !== undefined)
    found.push({
      file,
      at: "slug",
      message: {
        de: `hat dieselbe Adresse wie ${samePath}: /${locale}/${path}`,
        en: `has the same address as ${samePath}: /${locale}/${path}`,
      },
    });
  if (sameTitle !== undefined)
    found.push({
      file,
      at: "meta.title",
      message: { de: `ist derselbe wie in ${sameTitle}`, en: `is the same as in ${sameTitle}` },
    });
  return found;
}
