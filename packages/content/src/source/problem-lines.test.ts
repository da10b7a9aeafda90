import { describe, expect, it } from "vitest";
import { lineOf } from "./problem-lines.ts";

const yaml = `meta:
  title: A
  "description": B
blocks:
  - type: hero
    items: [a, { icon: b }]

  - type: info
    text: >-
      Two
      lines.
    items:
      - one
      - icon: c
`;

describe("the line of a place", () => {
  it.each([
    ["meta.title", 2],
    ["meta.description", 3],
    ["blocks", 4],
    ["blocks.0", 5],
    ["blocks.0.items.1.icon", 6],
    ["blocks.1.text", 9],
    ["blocks.1.items.0", 13],
    ["blocks.1.items.1.icon", 14],
    ["blocks.1.items.1.missing", 14],
    ["blocks.1.missing.0.icon", 8],
    ["nowhere", undefined],
    ["line 3", undefined],
    ["", undefined],
  ])("%s: %s", (at, line) => {
    expect(lineOf(yaml, at)).toBe(line);
  });

  it("is counted from the beginning of a Markdown file", () => {
    expect(lineOf(`---\n${yaml}---\n\n# Text\n\nblocks: none\n`, "blocks.1.items.1.icon")).toBe(15);
  });

  it("is unknown in a text that is no YAML", () => {
    expect(lineOf("a: [", "a")).toBeUndefined();
    expect(lineOf("", "a")).toBeUndefined();
    expect(lineOf("only words", "a")).toBeUndefined();
  });
});
