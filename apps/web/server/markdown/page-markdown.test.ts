import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown";

const address = "https://site.test/en/pricing";

/** The body of a twin, without what the head of the page says. */
function written(main: string, lang = "en-US"): string {
  const html = `<!doctype html><html lang="${lang}"><head></head><body><main id="content">${main}</main></body></html>`;
  return pageMarkdown(html, address).replace(/^---\n[\s\S]*?\n---\n\n/, "");
}

test("begins with what the page says of itself", () => {
  const html = [
    '<!doctype html><html lang="de-DE"><head><style>title{content:"x"}</style><title>Preise: „Modul“ | WAKU Care</title>',
    '<meta name="description" content="Ab 5 &euro;."><link rel="canonical" href="https://site.test/de/pricing">',
    '<meta property="article:published_time" content="2026-07-02">',
    '<link rel="alternate" hreflang="de" href="https://site.test/de/pricing">',
    '<link rel="alternate" hreflang="en" href="https://site.test/en/pricing">',
    '<link rel="alternate" hreflang="x-default" href="https://site.test/en/pricing"></head>',
    '<body><header><a href="/de">Zum Inhalt</a></header><main><h1>Prei&shy;se</h1></main><footer>©</footer>',
    "<script>'</main>'.length</script></body></html>",
  ].join("");
  expect(pageMarkdown(html.replace("'</main>'", "'\\u003c/main>'"), address)).toBe(
    [
      "---",
      'title: "Preise: „Modul“ | WAKU Care"',
      'description: "Ab 5 €."',
      'url: "https://site.test/de/pricing"',
      'language: "de-DE"',
      'published: "2026-07-02"',
      'translation: "https://site.test/en/pricing"',
      "---",
      "",
      "# Preise",
      "",
    ].join("\n"),
  );
});

test.each([
  [
    "leaves out what is for the eye or the hand alone",
    '<p>Text<svg aria-hidden="true"><title>arrow</title></svg></p><button>Copy link</button><p hidden>x</p><span aria-hidden="true">01</span>',
    "Text\n",
  ],
  [
    "makes links whole",
    '<p><a href="#faq">FAQ <svg aria-hidden="true"></svg></a><a href="/en?a=1&amp;b=(2)">Home</a></p>',
    "[FAQ](https://site.test/en/pricing#faq) · [Home](https://site.test/en?a=1&b=%282%29)\n",
  ],
  [
    "says what drawings and pictures show",
    '<div role="img" aria-label="A bar chart."><p>1</p></div><img src="/media/a.webp" alt="A robot"><img src="/b.webp" alt="">',
    "Illustration: A bar chart.\n\n![A robot](https://site.test/media/a.webp)\n",
  ],
  [
    "says in the middle of a text what a sign stands for",
    '<p>Reach: <span role="img" aria-label="not read">–</span></p>',
    "Reach: not read\n",
  ],
  [
    "puts a date below the heading that it belongs to",
    "<ul><li><p>May 5</p><div><h3>News</h3><p>Text</p></div></li></ul>",
    "### News\n\nMay 5\n\nText\n",
  ],
  [
    "parts what styles show apart",
    "<dl><div><dt>stops</dt><dd><b>34%</b><span>fewer</span></dd><dd>Guide value</dd></div></dl>",
    "- **stops**: **34%** · fewer · Guide value\n",
  ],
  [
    "keeps a cell of a table in one line, and drops columns without words",
    "<h2>Rows</h2><table><caption>Rows</caption><thead><tr><th>Tick</th><th>A</th></tr></thead><tbody><tr><td><label><input type=checkbox>Tick me</label></td><td>one<ul><li>two</li><li>three | 3</li></ul></td></tr></tbody></table>",
    "## Rows\n\n| A |\n| - |\n| one · two · three \\| 3 |\n",
  ],
  ["begins no list with a date", "<p>5. Oktober</p>", "5.\u00A0Oktober\n"],
])("%s", (_, main, markdown) => {
  expect(written(main)).toBe(markdown);
});

test.each([
  ["<p>Payload<small>upper bound</small></p>", "Payload · upper bound\n"],
  [
    '<p><a href="https://a.test/">Source<svg role="img" aria-label="(external page)"></svg></a></p>',
    "[Source](https://a.test/)\n",
  ],
])("parts small type from words, and leaves icons out of links: %s", (main, markdown) => {
  expect(written(main)).toBe(markdown);
});

test("describes a calculator by the parameters of its address", () => {
  const form = [
    '<form action="/en/roi#calculator" method="get"><input type="hidden" name="notation" value="en"><fieldset><legend>Your numbers</legend>',
    '<div><label for="a">Staff</label><span id="a-hint">Part-time counts</span><input id="a" name="staff" value="6" aria-describedby="a-unit a-hint">',
    '<span id="a-unit">full-time</span><input type="range" aria-label="Staff, slider"></div></fieldset>',
    '<fieldset><legend>Unit</legend><label><input type="radio" name="unit" value="h" checked>hours</label><label><input type="radio" name="unit" value="min">minutes</label></fieldset>',
    '<p>Stored nowhere, see <a href="/en/privacy">privacy</a>.</p><button type="submit">Compute</button></form>',
  ].join("");
  expect(written(form)).toBe(
    [
      "To be filled in on the page, or append the parameters below as a query to this address: <https://site.test/en/roi#calculator>",
      "**Your numbers**",
      "- Staff (full-time): parameter `staff`; preset 6; Part-time counts\n- Unit: parameter `unit`: hours (`h`, preset), minutes (`min`)",
      "Stored nowhere, see [privacy](https://site.test/en/privacy).\n",
    ].join("\n\n"),
  );
});

test("describes a form that is sent by what it asks for, in the language of the page", () => {
  const form = [
    '<form action="/de/contact" method="post"><div><label for="n">Name</label><input id="n" name="name" aria-required="true"></div>',
    '<div aria-hidden="true"><label for="q">Leer lassen</label><input id="q" name="q"></div></form>',
  ].join("");
  expect(written(form, "de-DE")).toBe(
    "Auf der Seite auszufüllen: <https://site.test/de/contact>\n\n- Name: Pflichtfeld\n",
  );
});
