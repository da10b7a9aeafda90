import { fileURLToPath } from "node:url";
import { openFilesSource } from "@waku/content";
import { describe, expect, it } from "vitest";
import { compositions } from "./compositions";

describe("page families", () => {
  it("are all used", async () => {
    const folder = fileURLToPath(new URL("../../../../content", import.meta.url));
    const content = await openFilesSource({ folder, watch: false, onProblems: () => undefined });
    const used = new Set([...(await content.entries("de"))].map((entry) => entry.kind === "page" && entry.page.family));
    used.delete(false);
    expect([...used].sort()).toEqual(Object.keys(compositions).sort());
  });

  it("that stand side by side in a menu open and list in different ways", () => {
    const neighbours = [
      ["product", "feature", "useCase"],
      ["useCase", "industry", "device", "benefit", "solution"],
      ["consulting", "getStarted", "training"],
      ["story", "company", "contact"],
      ["whitePaper", "event", "tool"],
    ] as const;
    for (const families of neighbours) {
      const openings = families.map((family) => compositions[family].hero);
      expect(new Set(openings).size, families.join()).toBe(families.length);
      const choices = families.map((family) => JSON.stringify({ ...compositions[family], hero: undefined }));
      expect(new Set(choices).size, families.join()).toBe(families.length);
    }
  });
});
