import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { surfaceNames } from "@waku/content/schema";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { PageStyles } from "../server/render/page-styles";
import { commonSite } from "./common-site";
import { send } from "./send";

/** What a drawn part of the product may cost a visitor, compressed, with its data, styles and story. */
const limit = 12 * 1024;

const assets = resolve(import.meta.dirname, "../build/client/assets");
const site = commonSite();
let styles: PageStyles;
/** HTML of each surface, as a page of the site sends it. */
const drawn = new Map<string, string>();

beforeAll(async () => {
  const stylesheet = readdirSync(assets).find((name) => /^site-.*\.css$/.test(name)) ?? "";
  styles = new PageStyles(readFileSync(join(assets, stylesheet), "utf8"));
  const sitemap = (await send(site, "/sitemap.xml")).text;
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/de(?:\/[^<]*)?)<\/loc>/g)].map(([, path = ""]) => path);
  for (const path of paths) {
    if (drawn.size === surfaceNames.length) break;
    const root = parse((await send(site, path)).text);
    for (const place of root.querySelectorAll("[data-surface]"))
      drawn.set(place.getAttribute("data-surface") ?? "", place.outerHTML);
  }
});

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

/** Compressed bytes of the one chunk with the name. */
function chunkSize(name: string): number {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.js\\.br$`);
  const [file = "", ...others] = readdirSync(assets).filter((candidate) => pattern.test(candidate));
  expect(others).toEqual([]);
  return readFileSync(join(assets, file)).length;
}

describe.each(surfaceNames)("surface %s", (name) => {
  it("costs a page little: its HTML and the styles it adds", () => {
    const html = drawn.get(name) ?? "";
    expect(html, "is shown on a page").not.toBe("");
    const bare = styles.usedBy("<html><body></body></html>");
    const added = compressed(html + styles.usedBy(html)) - compressed(bare);
    expect(added).toBeGreaterThan(800);
    expect(added).toBeLessThan(limit);
  });

  it("costs client navigation little: its scene in both languages", () => {
    expect(chunkSize(name)).toBeLessThan(limit);
  });
});

it("the player of stories is tiny", () => {
  const source = readFileSync(join(import.meta.dirname, "../app/surfaces/story/stories.js"), "utf8");
  expect(compressed(source)).toBeLessThan(2048);
});
