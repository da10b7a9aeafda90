import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { markdownBlocks } from "./markdown-blocks";

const parser = unified().use(remarkParse).use(remarkGfm);
const blocks = (markdown: string) => markdownBlocks(parser.parse(markdown).children);

describe("markdownBlocks", () => {
  it("keeps headings of two levels, and none that is empty", () => {
    expect(blocks("# One\n\n##\n\n#### Four")).toEqual([
      { type: "heading", level: 2, words: ["One"] },
      { type: "heading", level: 3, words: ["Four"] },
    ]);
  });

  it("makes headings within quotes and lists strong words, since they divide nothing", () => {
    const strong = { type: "paragraph", words: [{ type: "strong", words: ["Inside"] }] };
    expect(blocks("> # Inside")).toEqual([{ type: "quote", body: [strong] }]);
    expect(blocks("3. # Inside")).toEqual([{ type: "list", mark: "number", start: 3, items: [[strong]] }]);
  });

  it("keeps strong and emphasized words, links and breaks", () => {
    expect(blocks("a **b *c*** [d](https://e.example)  \nf `g`")).toEqual([
      {
        type: "paragraph",
        words: [
          "a ",
          { type: "strong", words: ["b ", { type: "emphasis", words: ["c"] }] },
          " ",
          { type: "link", href: "https://e.example", words: ["d"] },
          { type: "break" },
          "f ",
          "g",
        ],
      },
    ]);
  });

  it("keeps tables, and pictures as the words that stand for them", () => {
    expect(blocks("| A | B |\n|---|---|\n| 1 | 2 |\n\n![A robot](robot.png)\n\n---\n")).toEqual([
      {
        type: "table",
        columns: [
          { title: "A", share: 1 },
          { title: "B", share: 1 },
        ],
        rows: [{ cells: ["1", "2"] }],
      },
      { type: "paragraph", words: ["A robot"] },
    ]);
  });
});
