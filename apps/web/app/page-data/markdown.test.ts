import type { ContentSource } from "@waku/content";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown";

/** A source that knows one article and one external link. */
const content = {
  globals: async () => ({ site: { links: { login: "https://app.example/login", trial: null, phone: "tel:+4930" } } }),
  get: async (locale: string, ref: string) =>
    ref === "article:lidar"
      ? { path: locale === "de" ? "magazine/lidar-stoerung" : "magazine/lidar-fault" }
      : undefined,
} as unknown as ContentSource;

async function html(source: string): Promise<string> {
  return (await renderMarkdown(content, "de", source)).html;
}

describe("Markdown", () => {
  it("renders paragraphs, lists and emphasis", async () => {
    expect(await html("**Fett** und *kursiv*\n\n- eins\n- zwei")).toBe(
      "<p><strong>Fett</strong> und <em>kursiv</em></p>\n<ul>\n<li>eins</li>\n<li>zwei</li>\n</ul>",
    );
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "Text <b onclick=alert(1)>fett</b>",
    "<iframe src='https://evil.example'></iframe>",
    "<!-- Kommentar -->",
    "<svg/onload=alert(1)>",
  ])("lets no HTML through: %s", async (source) => {
    expect(await html(source)).not.toMatch(/<(?!\/?p>)/);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](data:text/html,1)",
    "[x](vbscript:x)",
    "<javascript:alert(1)>",
    "[x](//evil.example)",
  ])("makes no link of %s", async (source) => {
    expect(await html(source)).not.toContain("href");
  });

  it.each([
    ["[Preise](/pricing)", '<a href="/de/pricing">Preise</a>'],
    ["[Preise](/pricing?x=1#faq)", '<a href="/de/pricing?x=1#faq">Preise</a>'],
    ["[Start](/)", '<a href="/de">Start</a>'],
    ["[LiDAR](article:lidar)", '<a href="/de/magazine/lidar-stoerung">LiDAR</a>'],
    ["[Anmelden](setting:login)", '<a href="https://app.example/login" target="_blank" rel="noopener">Anmelden</a>'],
    ["[Anruf](setting:phone)", '<a href="tel:+4930">Anruf</a>'],
    ["[ISO](https://www.iso.org/)", '<a href="https://www.iso.org/" target="_blank" rel="noopener">ISO</a>'],
    ["[unten](#unten)", '<a href="#unten">unten</a>'],
  ])("resolves %s", async (source, expected) => {
    expect(await html(source)).toBe(`<p>${expected}</p>`);
  });

  it("keeps a norm together where the source breaks its line", async () => {
    expect(await html("nach ISO\n10218")).toBe("<p>nach ISO\u00a010218</p>");
  });

  it("shows links that lead nowhere as plain text", async () => {
    expect(await html("[Testen](setting:pressKit) und [weg](article:gone)")).toBe(
      "<p><span>Testen</span> und <span>weg</span></p>",
    );
  });

  it("gives headings ids and lists those of the second level", async () => {
    const { html, headings } = await renderMarkdown(
      content,
      "de",
      "## Prüfung am Morgen\n\n### Näher\n\n## Prüfung am Morgen",
    );
    expect(headings).toEqual([
      { id: "prüfung-am-morgen", text: "Prüfung am Morgen" },
      { id: "prüfung-am-morgen-1", text: "Prüfung am Morgen" },
    ]);
    expect(html).toContain('<h3 id="näher">');
  });

  it("gives tables a frame that scrolls, a caption, and heads for rows and columns", async () => {
    expect(await html("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
      /^<div class="table-frame"><table><caption class="visually-hidden">a, b<\/caption>/,
    );
    const table = await html("## Costs\n\n| | b |\n|---|---|\n| 1 | 2 |\n| | 3 |");
    expect(table).toContain('<caption class="visually-hidden">Costs</caption>');
    expect(table.replace(/\s/g, "")).toContain('<tr><td></td><thscope="col">b</th></tr>');
    expect(table.replace(/\s/g, "")).toContain('<tr><thscope="row">1</th><td>2</td></tr><tr><td></td><td>3</td></tr>');
  });
});
