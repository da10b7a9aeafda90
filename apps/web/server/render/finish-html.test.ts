import { describe, expect, it } from "vitest";
import { inlinedStylesId, inlinedStylesPlace } from "../../app/styles/inlined";
import { finishHtml } from "./finish-html";
import { PageStyles } from "./page-styles";

const styles = { page: new PageStyles(".a{color:red}"), href: "/assets/site.css" };
const mark = "b1946ac9-2492-4d23-9f1b-d1b7a0a7d0c4";

function finish(head: string, body: string) {
  const html = `<!DOCTYPE html><html lang="en"><head>${head}<style id="${inlinedStylesId}">${inlinedStylesPlace}</style></head><body><p class="a">${body}</body></html>`;
  return finishHtml(html, styles, mark);
}

describe("scripts of a page", () => {
  it("are its own where they carry the mark of this rendering, which is not sent", () => {
    const { html, scripts } = finish(
      `<link rel="modulepreload" href="/a.js" nonce="${mark}"/>`,
      `<script nonce="${mark}">one()</script><script type="module" nonce="${mark}" async="">import "/b.js"</script>`,
    );
    expect(scripts).toEqual(expect.arrayContaining(["one()", 'import "/b.js"']));
    expect(html).toContain('<script type="text/deferred">one()</script>');
    expect(html).toContain('<script type="text/deferred-module">import "/b.js"</script>');
    expect(html).not.toContain(mark);
    expect(html).not.toContain("modulepreload");
  });

  it.each([
    "<script>bad()</script>",
    '<script nonce="">bad()</script>',
    `<script nonce="${mark.replace("b", "c")}">bad()</script>`,
    '<script type="module">bad()</script>',
    '<script type="text/deferred">bad()</script>',
    "<style>bad()</style>",
  ])("are not its own otherwise: %s", (hostile) => {
    const { html, scripts, styles } = finish("", hostile);
    expect(html).toContain(hostile);
    for (const text of [...scripts, ...styles]) expect(text).not.toContain("bad()");
  });

  it("are all there, each with its text", () => {
    const { html, scripts, styles } = finish("", '<div data-story="x"></div>');
    const texts = (element: string) =>
      [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, "g"))].map(([, text]) => text);
    expect(texts("script").sort()).toEqual(scripts.toSorted());
    expect(texts("style").sort()).toEqual(styles.toSorted());
  });
});

it("puts the styles into their own element, whatever a text says", () => {
  const { html } = finish(`<title>${inlinedStylesPlace}</title>`, inlinedStylesPlace);
  expect(html).toContain(`<title>${inlinedStylesPlace}</title>`);
  expect(html).toContain(`<style id="${inlinedStylesId}">.a{color:red}</style>`);
});
