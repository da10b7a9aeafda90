import { staticPaths } from "@waku/content/static-paths";
import { describe, expect, it } from "vitest";
import { compositions } from "./compositions";
import { pageFamily } from "./page-family";

describe("page families", () => {
  it("hold every static page, each in a family with a composition", () => {
    for (const path of staticPaths) expect(compositions[pageFamily(path)], path).toBeDefined();
  });

  it("are all used", () => {
    const used = new Set(staticPaths.map(pageFamily));
    expect([...used].sort()).toEqual(Object.keys(compositions).sort());
  });

  it.each([
    ["", "start"],
    ["devices/cobots", "device"],
    ["benefits", "overview"],
    ["benefits/operations", "benefit"],
    ["company/team", "company"],
    ["company/press", "reading"],
    ["specials/logimat", "event"],
    ["specials/maintenance-modernization-checklist-cmms", "whitePaper"],
  ])("%s is of the family %s", (path, family) => {
    expect(pageFamily(path)).toBe(family);
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
