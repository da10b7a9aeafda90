import { fileURLToPath } from "node:url";
import { drawingOf, openFilesSource } from "@waku/content";
import { drawingNames } from "@waku/content/schema";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { drawingHtml } from "./article-drawing";

/** The words of a drawing, in their order. */
function wordsIn(html: string): string[] {
  return parse(html)
    .querySelectorAll("svg text")
    .map(({ text }) => text);
}

describe.each(drawingNames)("the drawing %s", (name) => {
  it.each(["de", "en"] as const)("is whole, with its caption as text (%s)", (locale) => {
    const html = drawingHtml(name, "What <b>to</b> see", locale);
    expect(html).toMatch(/^<figure class="drawing"><svg viewBox="0 0 420 \d+" aria-hidden="true">/);
    expect(html).toContain("<figcaption>What &lt;b&gt;to&lt;/b&gt; see</figcaption>");
    expect(html).not.toMatch(/NaN|undefined|\[object/);
  });

  it("says the same amount in both languages, each in its own words", () => {
    const [german, english] = [wordsIn(drawingHtml(name, "", "de")), wordsIn(drawingHtml(name, "", "en"))];
    expect(german.length).toBe(english.length);
    expect(german).not.toEqual(english);
  });
});

it("is shown by an article, each of them", async () => {
  const folder = fileURLToPath(new URL("../../../../content", import.meta.url));
  const content = await openFilesSource({ folder, watch: false, onProblems: () => undefined });
  const { items } = await content.list("en", "article");
  content.close();
  expect(items.flatMap((item) => drawingOf(item)?.scene ?? []).sort()).toEqual([...drawingNames].sort());
});
