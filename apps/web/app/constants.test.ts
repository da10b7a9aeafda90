import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { header, mainMaxWidthPx, theme } from "./constants";

/** Styles cannot import numbers from code; these must be the same in both. */
const css = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");

test("styles use the header height, page width and brand colours of the constants", () => {
  const tokens = css("styles/tokens.css");
  expect(tokens).toContain(`--header-height: ${header.heightPx}px;`);
  expect(tokens).toContain(`--main-width: ${mainMaxWidthPx / 16}rem;`);
  expect(tokens).toContain(`--navy-900: ${theme.primary.toLowerCase()};`);
  expect(tokens).toContain(`--mint-300: ${theme.secondary.toLowerCase()};`);
});

test("the demo button is hidden up to the width of the constants", () => {
  const styles = css("layout/header/header.module.css");
  expect(styles).toContain(`@media (width <= ${header.demoButtonHiddenUpToPx}px) {\n  .demo {\n    display: none;`);
});
