import type { Change, ContentSource, Entry, Tag } from "@waku/content";
import { expect, test } from "vitest";
import { ContentMemory } from "./content-memory";

const article = { kind: "item", locale: "en", ref: "article:a", title: "Before" } as unknown as Entry;

/** Content with one article, which tests change. */
function someContent() {
  const listeners: ((change: Change) => void)[] = [];
  const content = {
    get: async () => article,
    onChange: (listener: (change: Change) => void) => listeners.push(listener),
  } as unknown as ContentSource;
  const change = (...tags: Tag[]) => {
    for (const listener of listeners) listener({ tags: new Set(tags), documents: [], isShared: false });
  };
  return { content, change };
}

const titleTag = "en:article:a.title" as Tag;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what was made stays until something that was read for it is another", async () => {
  const { content, change } = someContent();
  const memory = new ContentMemory<{ title: string }>(content, 10);
  const { content: view, keep } = memory.open("a");
  keep({ title: String((await view.get("en", "article:a"))?.title) });
  await settled();
  change("en:article:a.teaser" as Tag);
  expect(memory.get("a")).toEqual({ title: "Before" });
  change(titleTag);
  expect(memory.get("a")).toBeUndefined();
});

test("what changes while something is made of it is not kept as it was", async () => {
  const { content, change } = someContent();
  const memory = new ContentMemory<{ title: string }>(content, 10);
  const { content: view, keep } = memory.open("a");
  const entry = await view.get("en", "article:a");
  // Nobody has read the title so far.
  change(titleTag);
  keep({ title: String(entry?.title) });
  expect(memory.get("a")).toBeUndefined();

  const promises = new ContentMemory<Promise<string>>(content, 10);
  const opened = promises.open("a");
  const reading = Promise.withResolvers<void>();
  const written = opened.content.get("en", "article:a").then(async (read) => {
    await reading.promise;
    return String(read?.title);
  });
  opened.keep(written);
  expect(promises.get("a")).toBe(written);
  change(titleTag);
  reading.resolve();
  await written;
  expect(promises.get("a")).toBeUndefined();
});

test("what fails is tried again, and takes nothing newer along", async () => {
  const { content, change } = someContent();
  const memory = new ContentMemory<Promise<string>>(content, 10);
  const failing = Promise.withResolvers<string>();
  memory.open("a").keep(failing.promise);
  change(titleTag);
  const second = Promise.resolve("second");
  memory.open("a").keep(second);
  failing.reject(new Error("disk"));
  await settled();
  expect(memory.get("a")).toBe(second);
  memory.open("b").keep(Promise.reject(new Error("disk")));
  await settled();
  expect(memory.get("b")).toBeUndefined();
});

test("names under which nothing is made take no room", async () => {
  const { content } = someContent();
  const memory = new ContentMemory<{ title: string }>(content, 2);
  memory.open("a").keep({ title: "A" });
  for (let name = 0; name < 10; name++) memory.open(String(name));
  expect(memory.get("a")).toEqual({ title: "A" });
});
