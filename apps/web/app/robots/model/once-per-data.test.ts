import { type ContentSource, recordedView, type Tag } from "@waku/content";
import { describe, expect, it } from "vitest";
import { robotIndex } from "../addresses";
import { oncePerData } from "./once-per-data.ts";

const data = () => ({ robots: [{ id: "one" }], manufacturers: [{ id: "maker" }] });

describe("what is made of the robot data", () => {
  it("is made once for all views of the content, and each notes what it stands on", async () => {
    const globals = { robots: { robots: [], manufacturers: [] } };
    const source = { globals: async () => globals } as unknown as ContentSource;
    const read = async () => {
      const tags = new Set<Tag>();
      const view = await recordedView(source, { tags, keepUntil: () => undefined }).globals();
      return { index: robotIndex(view.robots), tags };
    };
    const [first, second] = [await read(), await read()];
    expect(second.index).toBe(first.index);
    expect(first.tags).toContain("globals.robots.manufacturers");
    expect(second.tags).toEqual(first.tags);
  });

  it("is made anew where one of the lists is another", () => {
    let made = 0;
    const count = oncePerData(() => ++made);
    const first = data();
    expect([count(first), count({ ...first }), count({ ...first, manufacturers: [] }), count(data())]).toEqual([
      1, 1, 2, 3,
    ]);
  });
});
