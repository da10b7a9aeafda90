import { expect, it } from "vitest";
import { styleAttributesAsRules } from "./style-attributes";

it("makes rules of attributes, equal ones the same, what only stories need apart", () => {
  const { html, rules, storyRules } = styleAttributesAsRules(
    '<p class="a" style="inline-size:40%"><b style="--at:1.2s;opacity:0.5"></b><i style="inline-size:40%" id="i"></i></p>',
  );
  expect(html).toBe('<p class="a" data-style="0"><b data-style="1"></b><i data-style="0" id="i"></i></p>');
  expect(rules).toBe(':not(#_){&[data-style="0"]{inline-size:40%}&[data-style="1"]{opacity:0.5}}');
  expect(storyRules).toBe(':not(#_){&[data-style="1"]{--at:1.2s}}');
});

it("reads paths as React writes them", () => {
  const { storyRules } = styleAttributesAsRules('<g style="--way:path(&quot;M0 0L-4.5 2&quot;) view-box"></g>');
  expect(storyRules).toContain('{--way:path("M0 0L-4.5 2") view-box}');
});

it("adds nothing to a page without any", () => {
  const page = "<p>style=&quot;opacity:1&quot;</p>";
  expect(styleAttributesAsRules(page)).toEqual({ html: page, rules: "", storyRules: "" });
});

it.each([
  "position:fixed",
  "opacity:1;position:fixed",
  "--at:url(https://evil.example)",
  "--at:1s}body{display:none",
  "opacity:1</style><script>",
  "--at:\\75rl(x)",
  "--at:1s/*",
  "",
])("leaves alone what no drawing sets: %s", (style) => {
  const page = `<p style="${style}">`;
  expect(styleAttributesAsRules(page)).toEqual({ html: page, rules: "", storyRules: "" });
});
