import { describe, expect, it } from "vitest";
import { localePath, pathBelowLocale, pathLocale } from "./locale.ts";

describe("language prefix", () => {
  it.each([
    ["/de", "de"],
    ["/en/pricing", "en"],
    ["/", undefined],
    ["", undefined],
    // Words that merely begin like a language.
    ["/demo", undefined],
    ["/enterprise", undefined],
    ["/development/de", undefined],
    ["/DE", undefined],
    ["/de-AT", undefined],
    ["/de.data", undefined],
    ["//de", undefined],
  ])("%s → %s", (path, expected) => {
    expect(pathLocale(path)).toBe(expected);
  });

  it("is taken off and put before a path", () => {
    expect(pathBelowLocale("/de")).toBe("");
    expect(pathBelowLocale("/de/features/live-map")).toBe("features/live-map");
    expect(localePath("de", "")).toBe("/de");
    expect(localePath("en", "features/live-map")).toBe("/en/features/live-map");
  });
});
