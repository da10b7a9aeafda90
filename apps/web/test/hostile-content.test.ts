import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { load } from "js-yaml";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContentCopy, copyContent } from "./content-copy";
import { send } from "./send";

/** Short enough for every field. */
const script = "<script>hit()</script>";
const long = `</script>${script}<img src=x onerror=hit()><b style="position:fixed" onclick='hit()'>`;
/** As Markdown takes it: tags themselves are refused. */
const markdown = "&lt;script&gt;hit()&lt;/script&gt; &lt;img src=x onerror=hit()&gt;";

const longFields = new Set(["text", "intro", "teaser", "question", "notice", "none"]);
const shortFields = new Set(["title", "pretitle", "label", "workplace", "industry", "name", "role"]);
const longLists = new Set(["items", "cells"]);
const markdownFields = new Set(["answer", "body"]);

let count = 0;

/** The same document with something hostile in each of its texts, each another so that no two are alike. */
function hostile(value: unknown, field = "", isMarkdown = false): unknown {
  if (Array.isArray(value)) {
    if (field === "slogan") return value.map(() => "<b onload=hit()>");
    if (field === "tags" || field === "columns") return value.map(() => `${count++}${script}`);
    return value.map((part) => (typeof part === "string" && longLists.has(field) ? count++ + long : hostile(part)));
  }
  if (typeof value === "string") {
    if (isMarkdown || markdownFields.has(field)) return `${value}\n\n${markdown}`;
    // Descriptions have a least length.
    if (field === "description") return (count++ + long).padEnd(125, ".");
    if (longFields.has(field)) return count++ + long;
    return shortFields.has(field) ? count++ + script : value;
  }
  if (!value || typeof value !== "object") return value;
  const isInfo = "type" in value && value.type === "info";
  const isBothLanguages = "de" in value && "en" in value && typeof value.de === "string";
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isBothLanguages && typeof part === "string" ? part + long : hostile(part, name, isInfo && name === "text"),
    ]),
  );
}

async function makeHostile({ folder }: ContentCopy): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    if (name.startsWith("media") || name.endsWith("pictures.yaml")) continue;
    const file = join(folder, name);
    // JSON is YAML, too.
    if (name.endsWith(".yaml")) await writeFile(file, JSON.stringify(hostile(load(await readFile(file, "utf8")))));
    if (!name.endsWith(".md")) continue;
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, "utf8")) ?? [];
    await writeFile(file, `---\n${JSON.stringify(hostile(load(head)))}\n---\n${body}\n\n${markdown}\n`);
  }
}

let content: ContentCopy;
let site: Site;
let paths: string[];

beforeAll(async () => {
  content = await copyContent();
  await makeHostile(content);
  site = await startSite({ CONTENT_DIR: content.folder });
  const sitemap = (await send(site, "/sitemap.xml")).text;
  paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
});
afterAll(async () => {
  await site?.stop();
  await content?.remove();
});

/** The longest address below each part of the English site, and pages that no sitemap names. */
function pages(): string[] {
  const parts = Map.groupBy(
    paths.filter((path) => path.startsWith("/en")).toSorted((a, b) => b.length - a.length),
    (path) => path.split("/")[2],
  );
  return [...[...parts.values()].flatMap(([first = ""]) => first), "/en/nope", "/en/thank-you?form=offer", "/en/page"];
}

describe("hostile texts in every field", () => {
  it("stay texts: no element, no attribute and no script comes of them", async () => {
    let shown = 0;
    expect(paths.length).toBeGreaterThan(100);
    for (const path of pages()) {
      const { text, headers } = await send(site, path);
      const root = parse(text, { comment: true });
      const policy = String(headers["content-security-policy"]);
      for (const element of root.querySelectorAll("*")) {
        for (const [name, value] of Object.entries(element.attributes)) {
          expect(/^on/i.test(name), `${path}: ${name}="${value}"`).toBe(false);
          if (name === "style") expect(value, path).not.toContain("fixed");
          if (["href", "src", "action"].includes(name)) expect(value, path).not.toMatch(/^\s*javascript:/i);
        }
        if (element.rawTagName === "img") expect(element.getAttribute("src"), path).not.toBe("x");
      }
      for (const element of root.querySelectorAll("script")) {
        if (element.getAttribute("type") !== "application/ld+json") continue;
        // It holds the texts, and ends where it should.
        expect(() => JSON.parse(element.rawText), path).not.toThrow();
      }
      expect(text, path).not.toContain("<script>hit()");
      expect(policy, path).toContain("script-src 'self' 'sha256-");
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-/);
      if (text.includes("&lt;script&gt;hit()")) shown++;
    }
    expect(shown).toBeGreaterThan(20);
  });

  it("are in structured data, feed and sitemap as texts", async () => {
    const article = paths.find((path) => /^\/en\/magazine\/./.test(path)) ?? "";
    const blocks = parse((await send(site, article)).text).querySelectorAll('script[type="application/ld+json"]');
    expect(blocks.map((block) => JSON.stringify(JSON.parse(block.rawText))).join()).toContain("<script>hit()");
    const feed = (await send(site, "/en/feed.xml")).text;
    expect(feed).toContain("hit()");
    expect(feed.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).not.toMatch(/<script|<img/);
  });

  it("are drawn in share pictures and documents", async () => {
    for (const path of ["/share/en/pricing.png", `${paths.find((path) => path.startsWith("/en/company/jobs/"))}.pdf`])
      expect((await send(site, path)).status, path).toBe(200);
  });
});
