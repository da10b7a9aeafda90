import { describe, expect, it } from "vitest";
import type { BlockView } from "../blocks/registry";
import { heroAside } from "./hero-aside";

const step = (title: string) => ({ title, text: "Text" });
const steps: BlockView = {
  type: "steps",
  title: "The lesson",
  layout: "sequence",
  items: [step("Walk"), step("Draw")],
};
const info: BlockView = { type: "info", title: "What it is about", html: "<p>Text</p>" };
const list = (title: string): BlockView => ({ type: "bullets", title, items: ["one", "two"] });
const related: BlockView = { type: "related", title: "Read on", cards: [] };

describe("what a hero shows of its page", () => {
  it("is the steps, in pages that go through some", () => {
    expect(heroAside("outline", [info, steps])).toEqual({ type: "outline", steps: ["Walk", "Draw"] });
    expect(heroAside("route", [steps])).toEqual({ type: "outline", steps: ["Walk", "Draw"] });
    expect(heroAside("outline", [info])).toBeUndefined();
  });

  it("is the contents, on the cover of a document", () => {
    const blocks = [info, list("A"), related, list("B"), steps, list("C"), list("D")];
    expect(heroAside("cover", blocks)).toEqual({
      type: "cover",
      drawing: "sheet",
      parts: ["What it is about", "A", "B", "The lesson", "C"],
    });
    const figures: BlockView = { type: "figures", title: "What is possible", figures: [] };
    expect(heroAside("cover", [list("A"), figures])).toEqual({ type: "cover", drawing: "chart", parts: ["A"] });
  });

  it("is nothing elsewhere", () => {
    expect(heroAside("split", [info, steps])).toBeUndefined();
  });
});
