import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectionNames, handbookNames } from "@waku/content/schema";
import { afterAll, expect, it } from "vitest";
import { ContentFolder } from "./content-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "content-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("has nothing of collections and handbooks without a folder", () => {
  const content = new ContentFolder(folder);
  expect(collectionNames.map((name) => content.itemNames(name))).toEqual(collectionNames.map(() => []));
  expect(handbookNames.map((name) => content.chapterNames(name))).toEqual(handbookNames.map(() => []));
});

it("names items in the order of the alphabet, without what is no document", () => {
  mkdirSync(join(folder, "en/updates"), { recursive: true });
  for (const name of ["b.md", "a-b.md", "a.md", "notes.txt"]) writeFileSync(join(folder, "en/updates", name), "");
  expect(new ContentFolder(folder).itemNames("update")).toEqual(["a", "a-b", "b"]);
});
