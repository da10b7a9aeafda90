import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { expect, test } from "vitest";
import { provideMessages } from "../../app/i18n/messages";
import { de } from "../../app/i18n/messages/de";
import { en } from "../../app/i18n/messages/en";
import { ContentSearch } from "./content-search";

provideMessages("de", de);
provideMessages("en", en);

const folder = resolve(import.meta.dirname, "../../../../content");

test("finds what is published, with its address and the pages above it", async () => {
  const content = await openFilesSource({ folder });
  const search = new ContentSearch({ content, log: { info() {}, error: console.error } });
  const answer = await search.find("en", { text: "predictive maintenance", page: 1 });
  content.close();
  expect(answer.results.map(({ href }) => href)).toContain("/en/features/predictive-maintenance");
  expect(answer.results[0]?.title.some(({ isMatch }) => isMatch)).toBe(true);
  expect(answer.counts.page).toBeGreaterThan(0);
});
