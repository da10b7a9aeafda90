import { resolve } from "node:path";
import {
  type Change,
  type ContentSource,
  type Entry,
  type FilesSource,
  openFilesSource,
  type Ref,
} from "@waku/content";
import { type Locale, localePath, locales } from "@waku/i18n/locale";
import { afterAll, beforeAll, expect, test } from "vitest";
import { provideMessages } from "../../app/i18n/messages";
import { de } from "../../app/i18n/messages/de";
import { en } from "../../app/i18n/messages/en";
import { ContentSearch } from "./content-search";
import { laterQuestions } from "./testing/later-questions";
import { pairedQuestions } from "./testing/paired-questions";
import { colloquialQuestions, controlQuestions, type Question, questions, type Target } from "./testing/questions";

provideMessages("de", de);
provideMessages("en", en);

const missed: [locale: Locale, text: string, asker: string][] = [];
const asker = "203.0.113.1";
let shipped: FilesSource;
let content: ReturnType<typeof editedContent>;
let search: ContentSearch;

beforeAll(async () => {
  shipped = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../content") });
  content = editedContent(shipped);
  const log = { info() {}, error: console.error };
  search = new ContentSearch({ content: content.source, log, onMissed: (...asked) => missed.push(asked) });
  await search.prepare();
});
afterAll(() => shipped.close());

/** The shipped content, in which documents come, change and go. */
function editedContent(source: ContentSource) {
  const edits = new Map<Ref, Entry | undefined>();
  let listener: (change: Change) => void = () => undefined;
  const edited = (entry: Entry | undefined) => (entry && edits.has(entry.ref) ? edits.get(entry.ref) : entry);
  return {
    source: {
      ...source,
      get: async (locale, ref) => edited(await source.get(locale, ref)),
      find: async (locale, path) => edited(await source.find(locale, path)),
      entries: async (locale) => [...(await source.entries(locale))].flatMap((entry) => edited(entry) ?? []),
      onChange(next) {
        listener = next;
        return () => undefined;
      },
    } satisfies ContentSource,
    /** Shows another state of a document; without one it is not published. */
    edit(ref: Ref, entry?: Entry) {
      edits.set(ref, entry);
    },
    restore(ref: Ref) {
      edits.delete(ref);
    },
    tell: (...refs: Ref[]) =>
      listener({
        tags: new Set(),
        documents: refs.flatMap((ref) => locales.map((locale) => ({ locale, ref }))),
        isShared: refs.length === 0,
      }),
  };
}

async function found(locale: Locale, text: string): Promise<string[]> {
  return (await search.find(locale, { text, page: 1, asker })).results.map(({ href }) => href);
}

/** Which result answers a question: 1 is the first, none is infinity. */
async function placeOf(ask: string, finds: Target[], locale: Locale): Promise<number> {
  const addresses = await Promise.all(finds.map((target) => addressOf(locale, target)));
  const place = (await found(locale, ask)).findIndex((href) => addresses.includes(href.replace(/#.*/, "")));
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
}

async function addressOf(locale: Locale, target: Target): Promise<string> {
  if (/^(?:robots|fault-codes)\//.test(target)) return localePath(locale, target);
  const entry = await shipped.get(locale, target as Ref);
  if (!entry) throw new Error(`There is no ${target}.`);
  return localePath(locale, entry.path);
}

type Asked = { locale: Locale; ask: string; place: number };

async function askAll(table: Record<Locale, Question[]>): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const locale of locales)
    for (const { ask, finds } of table[locale]) asked.push({ locale, ask, place: await placeOf(ask, finds, locale) });
  return asked;
}

const share = (asked: Asked[], within: number) => asked.filter(({ place }) => place <= within).length / asked.length;

test.each([
  ["questions of visitors", questions, 60],
  ["questions that nothing was made for", controlQuestions, 20],
  ["symptoms and questions about the company as people say them", colloquialQuestions, 20],
  ["the same things asked in both languages", pairedQuestions, 80],
  ["questions written once every subject had its words", laterQuestions, 60],
])("%s find their page among the first three, nearly all among the first ten", async (_name, table, count) => {
  const asked = await askAll(table);
  const late = asked.filter(({ place }) => place > 3).map(({ locale, ask, place }) => `${locale} ${ask}: ${place}`);
  expect(asked).toHaveLength(count);
  expect(share(asked, 3), late.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(share(asked, 10), late.join("\n")).toBeGreaterThanOrEqual(0.97);
});

test.each(locales)("whatever the termbase has for visitors (%s) finds something", async (locale) => {
  const { terms } = await shipped.globals();
  const said = Object.values(terms).flatMap((term) => {
    const { use, also = [], asked = [] } = term[locale] ?? {};
    return use !== undefined && also.length + asked.length > 0 ? [use, ...also, ...asked] : [];
  });
  const lost: string[] = [];
  for (const text of said) if ((await found(locale, text)).length === 0) lost.push(text);
  expect(lost).toEqual([]);
});

test("results have what their page is called, where it stands, and an anchor for questions", async () => {
  const { results, counts, total } = await search.find("de", {
    text: "Kann ich den Termin verschieben?",
    page: 1,
    asker,
  });
  const [first] = results;
  expect(first).toMatchObject({ kind: "question", trail: ["Termin buchen"] });
  expect(first?.href).toBe("/de/book-appointment#faq-kann-ich-den-termin-verschieben-oder-absagen");
  expect(first?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain("Termin");
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(total);
});

test("results of a kind come in pages; one that is not there is empty", async () => {
  const query = { text: "Roboter", kind: "page" as const };
  const [first, second, last] = await Promise.all(
    [1, 2, 999].map((page) => search.find("de", { ...query, page, asker })),
  );
  expect(first?.results).toHaveLength(search.pageSize);
  expect(second?.results.map(({ href }) => href)).not.toContain(first?.results[0]?.href);
  expect(new Set([...(first?.results ?? []), ...(second?.results ?? [])].map(({ kind }) => kind))).toEqual(
    new Set(["page"]),
  );
  expect(last).toMatchObject({ results: [], matches: first?.matches, pages: first?.pages });
});

test("where nothing is found, there are spellings, near words, the other language, and somebody hears of it", async () => {
  missed.length = 0;
  const other = await search.find("en", { text: "Instandhaltungsvertrag", page: 1, asker });
  expect(other).toMatchObject({ total: 0, otherLanguage: { locale: "de" } });
  // A word of another language is no misspelled one that begins alike.
  expect(other.spelling).toBeUndefined();
  expect(other.nearest).toContain("instruction");
  expect(missed).toEqual([["en", "Instandhaltungsvertrag", asker]]);
  const misspelled = await search.find("en", { text: "maintanaince", page: 1, asker });
  expect(misspelled.spelling).toBe("maintenance");
  expect((await search.find("en", { text: "warehoxyze", page: 1, asker })).nearest).toContain("warehouse");
});

test("suggestions complete what is typed; before that there are the latest entries and pages of the menu", async () => {
  const [first] = await search.suggest("de", "ersatzteilm");
  expect(first?.href).toBe("/de/use-cases/spare-part-management-gspm");
  expect((await search.suggest("de", "r")).length).toBeLessThanOrEqual(8);
  const { recent, useful } = await search.startingPoints("en");
  expect(recent.map(({ kind }) => kind)).toContain("article");
  expect(useful.length).toBeGreaterThan(1);
});

test("what appears is found at once, what changes as it is now, what is not public never", async () => {
  const ref: Ref = "article:lidar-faults-shift-start-checks";
  const address = "/en/magazine/lidar-faults-shift-start-checks";
  const entry = await shipped.get("en", ref);
  expect(await found("en", "dirty lidar")).toContain(address);
  content.edit(ref);
  // Before anybody tells of it.
  expect(await found("en", "dirty lidar")).not.toContain(address);
  content.tell(ref);
  expect(await found("en", "dirty lidar")).not.toContain(address);
  if (entry) content.edit(ref, { ...entry, title: "Zygomorphic scanners" });
  content.tell(ref);
  expect(await found("en", "zygomorphic")).toEqual([address]);
  content.restore(ref);
  content.tell();
  expect(await found("en", "zygomorphic")).toEqual([]);
  expect(await found("en", "dirty lidar")).toContain(address);
});

test("hostile queries are cut with a word, and nothing is thrown", async () => {
  const long = [
    "robot ".repeat(1_000),
    "a".repeat(10_000),
    "(a+)+$".repeat(2_000),
    "\u0000".repeat(5_000),
    "🤖".repeat(500),
  ];
  for (const text of long) {
    const answer = await search.find("en", { text, page: 1, asker });
    expect(answer.wasCut).toBe(true);
    expect([...answer.text].length).toBeLessThanOrEqual(120);
    expect(answer.text.split(" ").length).toBeLessThanOrEqual(12);
  }
  for (let block = 0; block <= 0x10ffff; block += 0x800) {
    const points = Array.from({ length: 40 }, (_, place) => block + place * 16);
    const text = points.map((point) => String.fromCodePoint(point)).join("");
    await search.find("de", { text, page: 1, asker });
    await search.suggest("en", text);
  }
});
