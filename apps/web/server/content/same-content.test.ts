import { expect, test } from "vitest";
import { isSameContent } from "./same-content.ts";

const article = (front: string, body = "Text.") => `---\n${front}\n---\n\n${body}\n`;

test.each([
  ["comments and line breaks", "a.yaml", "# why\ntitle: >-\n  one\n  two\nn: 1\n", 'n: 1\ntitle: "one two"\n'],
  [
    "days, and lists without items",
    "a.md",
    article("published: 2026-11-01\ntags: []"),
    article("published: '2026-11-01'"),
  ],
])("%s make no difference", (_, file, one, other) => expect(isSameContent(file, one, other)).toBe(true));

test.each([
  ["a word", "a.yaml", "title: one", "title: two"],
  ["the order of a list", "a.yaml", "- 1\n- 2", "- 2\n- 1"],
  ["a text below the front matter", "a.md", article("title: A"), article("title: A", "Other text.")],
  ["what cannot be read", "a.yaml", "a: [", "a: ["],
])("%s makes one", (_, file, one, other) => expect(isSameContent(file, one, other)).toBe(false));
