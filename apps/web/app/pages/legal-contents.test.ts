import { describe, expect, it } from "vitest";
import type { BlockView } from "../blocks/registry";
import { legalContents, withPartAnchors } from "./legal-contents";

const hero: BlockView = { type: "hero", title: "Datenschutzerklärung", text: "", actions: [] };
const named: BlockView = { type: "richText", anchor: "cookies", title: "Cookies", html: "", headings: [] };
const unnamed: BlockView = { type: "richText", title: "Verantwortlicher", html: "", headings: [] };
const untitled: BlockView = { type: "richText", html: "", headings: [] };

describe("contents of legal pages", () => {
  it("lead to every part with a title, and to nothing else", () => {
    const close: BlockView = { type: "cta", title: "Fragen?", text: "", actions: [] };
    const blocks = withPartAnchors([hero, unnamed, named, untitled, close]);
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
    const blocks = withPartAnchors([hero, named, { ...untitled, headings } as BlockView]);
    expect(legalContents(blocks)).toEqual([
      { id: "2-scope", text: "Scope", number: "2." },
      { id: "changes", text: "Changes", number: "" },
    ]);
  });

  it("keep the anchors that content names", () => {
    expect(withPartAnchors([hero, named])).toEqual([hero, named]);
  });
});
