import { resolve } from "node:path";
import { type ContentSource, type FilesSource, openFilesSource, type Ref } from "@waku/content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Locale, localePath, locales } from "../../app/i18n/locale";
import { provideMessages } from "../../app/i18n/messages";
import { de } from "../../app/i18n/messages/de";
import { en } from "../../app/i18n/messages/en";
import { ContentSearch } from "./content-search";
import { controlQuestions, type Question, questions, type Target } from "./testing/questions";

provideMessages("de", de);
provideMessages("en", en);

let content: FilesSource;
let search: ContentSearch;

beforeAll(async () => {
  content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../content") });
  search = new ContentSearch({ content, log: { info() {}, error: console.error } });
});
afterAll(() => content.close());

/** Which result answers a question: 1 is the first, none is infinity. */
async function placeOf(ask: string, finds: Target[], locale: Locale): Promise<number> {
  const addresses = await Promise.all(finds.map((target) => addressOf(content, locale, target)));
  const { results } = await search.find(locale, { text: ask, page: 1 });
  const place = results.findIndex(({ href }) => addresses.includes(href.replace(/#.*/, "")));
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
}

async function addressOf(content: ContentSource, locale: Locale, target: Target): Promise<string> {
  if (target.startsWith("robots/")) return localePath(locale, target);
  const entry = await content.get(locale, target as Ref);
  if (!entry) throw new Error(`There is no ${target}.`);
  return localePath(locale, entry.path);
}

type Asked = { locale: Locale; ask: string; place: number };

async function ask(table: Record<Locale, Question[]>): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const locale of locales)
    for (const { ask, finds } of table[locale]) asked.push({ locale, ask, place: await placeOf(ask, finds, locale) });
  return asked;
}

const share = (asked: Asked[], within: number) => asked.filter(({ place }) => place <= within).length / asked.length;

test.each([
  ["questions of visitors", questions, 60],
  ["questions that nothing was made for", controlQuestions, 20],
])("%s find their page among the first three, nearly all among the first ten", async (_name, table, count) => {
  const asked = await ask(table);
  const missed = asked.filter(({ place }) => place > 3).map(({ locale, ask, place }) => `${locale} ${ask}: ${place}`);
  expect(asked).toHaveLength(count);
  expect(share(asked, 3), missed.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(share(asked, 10), missed.join("\n")).toBeGreaterThanOrEqual(0.97);
});
