import { describe, expect, test } from "vitest";
import { PageStyles } from "./page-styles";

const page = `<!doctype html><html lang="de-DE"><body class="site  wide" style="--tint: var(--brand)">
<main id="content" data-tone="paper"><a href="/de" aria-current="page">A &gt; B</a><details><summary>x</summary></details>
<input type="checkbox"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></main>
<script>if(a<video&&b>c)document.write("<table class=\\"secret\\">")</script></body></html>`;

function used(css: string, html = page): string {
  return new PageStyles(css).usedBy(html);
}

describe("selectors", () => {
  test.each([
    "main{color:red}",
    "*{margin:0}",
    ".wide{color:red}",
    "body.site #content>a[href]:hover::after{color:red}",
    ":focus-visible{color:red}",
    "details[open]>summary{color:red}",
    "input:checked~a{color:red}",
    "a:not(.missing){color:red}",
    ":is(.missing,main) a{color:red}",
    ":where(main):has(a,.missing){color:red}",
    "[aria-current=page]{color:red}",
    "[data-tone=sunken]{color:red}",
    "svg[viewBox]{color:red}",
    "a:nth-child(2n+1){color:red}",
    "::selection{color:red}",
    ":root{--tint:red}",
  ])("keeps %s", (rule) => expect(used(rule)).toBe(rule));

  test.each([
    "video{color:red}",
    ".missing{color:red}",
    "main .missing a{color:red}",
    "#missing{color:red}",
    "a.wide-screen{color:red}",
    ".wid{color:red}",
    "[data-gap]{color:red}",
    ":is(.missing,.gone) a{color:red}",
    "main:has(.missing){color:red}",
    ".secret{color:red}",
    "table{color:red}",
  ])("drops %s", (rule) => expect(used(rule)).toBe(""));

  test("keeps only the matching selectors of a list", () => {
    expect(used(".missing,main,a:hover{color:red}")).toBe("main,a:hover{color:red}");
  });

  test("knows class names that need escaping", () => {
    expect(used(".\\31 col,._x{color:red}", '<p class="1col">')).toBe(".\\31 col{color:red}");
  });

  test("keeps the order of the stylesheet", () => {
    const css = "a{color:red}@media print{a{color:blue}}main{color:red}a{color:green}";
    expect(used(css)).toBe(css);
  });
});

describe("conditions", () => {
  test.each([
    "@media (width>=62rem){main{color:red}}",
    "@media (prefers-color-scheme:dark){:root{--tint:red}}",
    "@supports (display:grid){@media print{main{color:red}}}",
    "@container card (inline-size>30rem){a{color:red}}",
    "@layer base{main{color:red}}",
  ])("keeps %s", (rule) => expect(used(rule)).toBe(rule));

  test("drops what is empty inside", () => {
    expect(used("@supports (display:grid){@media print{.missing{color:red}}}")).toBe("");
  });

  test.each(["@layer base,page;", "@view-transition{navigation:auto}", '@property --a{syntax:"*";inherits:false}'])(
    "keeps %s, which has no selectors",
    (rule) => expect(used(rule)).toBe(rule),
  );
});

describe("keyframes and fonts", () => {
  const fill = "@keyframes fill{0%{color:red}to{color:blue}}";
  const face = "@font-face{font-family:Host Grotesk;src:url(a.woff2)}";
  const quotedFace = '@font-face{font-family:"Mono";src:url(b.woff2)}';

  test("stay when a kept rule names them", () => {
    const rules = 'main{font-family:Host Grotesk,sans-serif}a{font:1rem "Mono";animation:1s fill}';
    expect(used(fill + face + quotedFace + rules)).toBe(fill + face + quotedFace + rules);
  });

  test("stay when a custom property that is used names them", () => {
    const rules = ":root{--text:var(--face);--face:Host Grotesk}main{font-family:var(--text)}";
    expect(used(face + rules)).toBe(face + rules);
  });

  test("stay when a style attribute names them", () => {
    const html = '<p style="animation:fill 1s;font-family:var(--text)">';
    const rules = ":root{--text:Host Grotesk}";
    expect(used(fill + face + rules, html)).toBe(fill + face + rules);
  });

  test("go when only dropped rules or unused custom properties name them", () => {
    const rules = ":root{--text:Host Grotesk}";
    expect(used(`${fill}${face}${rules}.missing{animation:1s fill;font-family:var(--text)}`)).toBe(rules);
  });
});
