import {
  documentTexts,
  type Entry,
  type Globals,
  keepHyphensTogether,
  keepNumbersTogether,
  StandardMentions,
} from "@waku/content";
import { collectionNames, handbookNames } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { SiteContext } from "../context/site";
import { type ServerDrawn, serverDrawn } from "./server-drawn";

/** So many pages are listed for one standard at most. */
const listedPages = 100;

/** A standard as the register shows it. */
export type RegisteredStandard = {
  id: string;
  name: string;
  edition?: string;
  addressee: string;
  says: string;
  /** ISO day on which it was last compared with its text. */
  read?: string;
  /** Pages that name it, by title. */
  pages: { title: string; href: string }[];
  /** How many there are. */
  pageCount: number;
};

/** The register of standards and laws, by name. */
export type StandardsRegisterView = { name: "standards"; part: ServerDrawn<RegisteredStandard[]> };

/** The whole register in one language, each entry with the pages that name it. */
export async function standardsRegister(
  site: SiteContext,
  { standards }: Globals,
  locale: Locale,
): Promise<StandardsRegisterView> {
  const named = await namedPages(site, new StandardMentions(standards), locale);
  const text = (value: string) => keepHyphensTogether(keepNumbersTogether(value));
  const rows = Object.entries(standards).map(([id, { name, edition, addressee, says, read }]): RegisteredStandard => {
    const pages = (named.get(id) ?? []).sort((one, other) => one.title.localeCompare(other.title, locale));
    return {
      id,
      name: text(name[locale]),
      edition: edition === null ? undefined : text(edition),
      addressee: text(addressee[locale]),
      says: text(says[locale]),
      read: read ?? undefined,
      pages: pages.slice(0, listedPages).map(({ title, path }) => ({ title, href: localePath(locale, path) })),
      pageCount: pages.length,
    };
  });
  const order = new Intl.Collator(locale, { numeric: true });
  rows.sort((one, other) => order.compare(one.name, other.name));
  return { name: "standards", part: serverDrawn(site, rows) };
}

/** Documents that name each entry of the register. */
async function namedPages(
  { content, tags }: SiteContext,
  mentions: StandardMentions,
  locale: Locale,
): Promise<Map<string, Entry[]>> {
  // Whatever is written, changed or published anew may name another one.
  for (const collection of collectionNames) tags.add(`collection:${collection}`);
  for (const handbook of handbookNames) tags.add(`handbook:${handbook}`);
  const named = new Map<string, Entry[]>();
  for (const entry of await content.entries(locale)) {
    if (entry.kind === "page") tags.add(entry.ref);
    const body = entry.kind === "page" ? [] : [{ text: await content.body(entry), markdown: true }];
    const texts = [...documentTexts(entry), ...body];
    const ids = texts.flatMap(({ text, markdown }) => mentions.find(text, markdown).flatMap(({ ids }) => ids));
    for (const id of new Set(ids)) named.set(id, [...(named.get(id) ?? []), entry]);
  }
  return named;
}
