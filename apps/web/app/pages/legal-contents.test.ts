import { describe, expect, it } from "vitest";
import type { BlockView } from "../blocks/views";
import { legalContents, withPartAnchors } from "./legal-contents";

const hero: BlockView = { type: "hero", title: "Datenschutzerklärung", text: "", actions: [] };
const named: BlockView = { type: "richText", anchor: "cookies", title: "Cookies", html: "" };
const unnamed: BlockView = { type: "richText", title: "Verantwortlicher", html: "" };
const untitled: BlockView = { type: "richText", html: "" };

describe("contents of legal pages", () => {
  it("lead to every part with a title, and to nothing else", () => {
    const blocks = withPartAnchors([hero, unnamed, named, untitled]);
    expect(legalContents(blocks)).toEqual([
      { id: "part-1", text: "Verantwortlicher" },
      { id: "cookies", text: "Cookies" },
    ]);
  });

  it("keep the anchors that content names", () => {
    expect(withPartAnchors([hero, named])).toEqual([hero, named]);
  });
});
