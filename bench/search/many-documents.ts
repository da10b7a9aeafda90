import { type ContentSource, documentTexts } from "@waku/content";
import type { Locale } from "@waku/content/schema";
import type { SearchDocument } from "@waku/search";

/** About as long as a page of the site. */
const wantedLetters = 3_000;

/** So many documents, put together from the shipped texts of a language, the same at every run; each has a word of its own. */
export async function manyDocuments(content: ContentSource, locale: Locale, count: number): Promise<SearchDocument[]> {
  const titles: string[] = [];
  const texts: string[] = [];
  for (const entry of await content.entries(locale)) {
    titles.push(entry.title);
    texts.push(...documentTexts(entry).map(({ text }) => text));
    if (entry.kind !== "page") texts.push(...(await content.body(entry)).split(/\n\n+/));
  }
  const random = seeded(1);
  const one = (of: string[]) => of[Math.floor(random() * of.length)] ?? "";
  return Array.from({ length: count }, (_, place) => {
    let text = `Nr. ${place.toString(36)}x.`;
    while (text.length < wantedLetters) text += ` ${one(texts)}`;
    const headings = [one(titles), one(titles)];
    return { id: String(place), kind: "page", title: one(titles), names: [], headings, text, summary: one(texts) };
  });
}

/** Numbers from 0 to 1 in an order that looks like chance (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
