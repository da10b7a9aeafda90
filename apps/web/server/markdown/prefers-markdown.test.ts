import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown";

test.each([
  // Browsers, and whoever does not care.
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["*/*", false],
  ["text/*", false],
  ["text/*;q=0.9, text/html;q=0.5", false],
  [undefined, false],
  ["", false],
  // Assistants; of two equal wishes the first counts.
  ["text/markdown", true],
  ["TEXT/Markdown", true],
  ["text/markdown, text/html, */*", true],
  ["text/html, text/markdown", false],
  ["text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", true],
  ["text/markdown;q=0.1, */*;q=0.05", true],
  // HTML is as good, or Markdown is refused.
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.2, */*;q=0.5", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0, */*", false],
  // No wish at all.
  ["text/markdown;q=x", false],
  ["markdown", false],
  [`text/markdown${",".repeat(8000)}`, true],
])("%s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
