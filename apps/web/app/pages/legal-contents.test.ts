import { describe, expect, it } from "vitest";
import type { BlockView } from "../blocks/registry";
import { legalContents, legalParts } from "./legal-contents";

const hero: BlockView = { type: "hero", title: "Datenschutzerklärung", text: "", actions: [] };
const named: BlockView = { type: "richText", anchor: "cookies", title: "Cookies", html: "", headings: [] };
const unnamed: BlockView = { type: "richText", title: "Verantwortlicher", html: "", headings: [] };
const untitled: BlockView = { type: "richText", html: "", headings: [] };

describe("contents of legal pages", () => {
  it("lead to every part with a title, and to nothing else", () => {
    const close: BlockView = { type: "cta", title: "Fragen?", text: "", actions: [] };
    const blocks = legalParts([hero, unnamed, named, untitled, close]);
    expect(legalContents(blocks)).toEqual([
      { id: "part-1", text: "Verantwortlicher", number: "1." },
      { id: "cookies", text: "Cookies", number: "2." },
    ]);
    expect(legalContents([hero, named, close])).toEqual([{ id: "cookies", text: "Cookies", number: "" }]);
  });

  it("lead to the headings of running text with the numbers written there", () => {
    const headings = [
      { id: "2-scope", text: "2. Scope" },
      { id: "changes", text: "Changes" },
    ];
    const blocks = legalParts([hero, named, { ...untitled, headings } as BlockView]);
    expect(legalContents(blocks)).toEqual([
      { id: "2-scope", text: "Scope", number: "2." },
      { id: "changes", text: "Changes", number: "" },
    ]);
  });

  it("say what the headings themselves say, which have numbers where they are several", () => {
    const titles = legalParts([hero, unnamed, named, untitled]).map(({ title }) => title);
    expect(titles).toEqual([hero.title, "1. Verantwortlicher", "2. Cookies", undefined]);
  });

  it("keep the anchors that content names", () => {
    expect(legalParts([hero, named])).toEqual([hero, named]);
  });
});
