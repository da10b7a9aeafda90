import { describe, expect, it } from "vitest";
import type { BlockView } from "../blocks/views";
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
      { id: "part-1", text: "Verantwortlicher" },
      { id: "cookies", text: "Cookies" },
    ]);
  });

  it("lead to the headings of running text, numbered once", () => {
    const headings = [
      { id: "1-scope", text: "1. Scope" },
      { id: "changes", text: "Changes" },
    ];
    const blocks = withPartAnchors([hero, named, { ...untitled, headings } as BlockView]);
    expect(legalContents(blocks)).toEqual([
      { id: "1-scope", text: "Scope" },
      { id: "changes", text: "Changes" },
    ]);
  });

  it("keep the anchors that content names", () => {
    expect(withPartAnchors([hero, named])).toEqual([hero, named]);
  });
});
