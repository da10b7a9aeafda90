import { locales } from "../../schema/index.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** No two documents of one language share an address or a meta title. */
export function checkAddresses({ entries }: LoadedContent): Problem[] {
  const found: Problem[] = [];
  for (const locale of locales) {
    const byPath = new Map<string, string>();
    const byTitle = new Map<string, string>();
    for (const { path, meta, file } of entries[locale]) {
      const samePath = byPath.get(path);
      if (samePath)
        found.push({
          file,
          at: "slug",
          message: {
            de: `hat dieselbe Adresse wie ${samePath}: /${locale}/${path}`,
            en: `has the same address as ${samePath}: /${locale}/${path}`,
          },
        });
      byPath.set(path, file);
      const sameTitle = byTitle.get(meta.title);
      if (sameTitle)
        found.push({
          file,
          at: "meta.title",
          message: { de: `ist derselbe wie in ${sameTitle}`, en: `is the same as in ${sameTitle}` },
        });
      byTitle.set(meta.title, file);
    }
  }
  return found;
}
