import { readFileSync } from "node:fs";
import { join } from "node:path";
import { iconNames } from "@waku/content/schema";
import { describe, expect, it } from "vitest";
import { buildSprite } from "./build-sprite.ts";
import { interfaceIconNames } from "./interface-icons.ts";

const sprite = readFileSync(join(import.meta.dirname, "sprite.svg"), "utf8");

describe("icon sprite", () => {
  it("is what `npm run icons` makes of the names", async () => {
    expect(sprite, "Run `npm run sprite -w @waku/icons`.").toBe(await buildSprite());
  });

  it.each([...new Set<string>([...iconNames, ...interfaceIconNames])])("holds a drawing for %s", (name) => {
    expect(sprite).toMatch(new RegExp(`<symbol id="icon-${name}" viewBox="0 0 24 24"[^>]*><(?:path|circle|rect|line)`));
  });
});
