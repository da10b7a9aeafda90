import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentError, isContentFile } from "@waku/content";
import { expect, it } from "vitest";
import { formatContent, lostComments } from "./content-file";

const contentDir = resolve(import.meta.dirname, "../../../../content");

const job = `---
title: 'Service engineer'   # as in the contract
remote: false
workplace: "Halle 7"
# Who writes it
meta: {description: "One line that search engines show, long enough to be taken as it stands and without any of the words that it must not have, at all.", title: Service engineer for robots}
teaser:   You keep robots running.
employment: FULL_TIME
published: "2026-11-09"
---
The text.   `;

it("has keys in the order of the model, no defaults, no comments, and one way to write each value", () => {
  const formatted = formatContent("en/jobs/service-engineer.md", job);
  expect(formatted).toBe(`---
meta:
  title: Service engineer for robots
  description: >-
    One line that search engines show, long enough to be taken as it stands and without any of the words that it must
    not have, at all.
title: Service engineer
teaser: You keep robots running.
published: 2026-11-09
employment: FULL_TIME
workplace: Halle 7
---

The text.
`);
  expect(lostComments("en/jobs/service-engineer.md", job)).toEqual([
    "title: 'Service engineer'   # as in the contract",
    "# Who writes it",
  ]);
});

it("sets blocks apart, shows signs that nobody would see, and keeps texts that look like blocks", () => {
  const file = "de/pages/features/live-map.yaml";
  const text = `${readFileSync(join(contentDir, file), "utf8").trim()}
  - { type: info, title: "Drei Hersteller\\u00ADbildschirme", text: "Zwei\\n  - type: info" }
  - { type: info, title: Danach, text: Wort }
`;
  const formatted = formatContent(file, text);
  expect(formatted).toContain(`

  - type: info
    title: "Drei Hersteller\\u00ADbildschirme"
    text: |-
      Zwei
        - type: info

  - type: info
    title: Danach
    text: Wort
`);
  expect(formatContent(file, formatted)).toBe(formatted);
});

it("keeps the lines of texts that were wrapped by hand, and folds long paragraphs", () => {
  const file = "de/pages/features/live-map.yaml";
  const shipped = readFileSync(join(contentDir, file), "utf8").trim();
  const line = "Wort ".repeat(23).trim();
  const text = [`${line}.`, `${line}!`, "", "Ende"].join("\n");
  const long = [line.repeat(3), "Ende"].join("\n");
  const formatted = formatContent(
    file,
    `${shipped}\n  - ${JSON.stringify({ type: "info", title: "A", text })}\n  - ${JSON.stringify({ type: "info", title: "B", text: long })}\n`,
  );
  expect(formatted).toContain(`    text: |-\n      ${line}.\n      ${line}!\n\n      Ende\n`);
  expect(formatted).toContain("    title: B\n    text: >-\n");
});

it("leaves what is edited as text as it is, and what is wrong untouched, with the place", () => {
  const text = "# What things cost\nbase:   1\n";
  expect(formatContent("shared/pricing.yaml", text)).toBe(text);
  expect(lostComments("shared/pricing.yaml", text)).toEqual([]);
  const wrong = job.replace("remote: false", "remot: false");
  expect(() => formatContent("en/jobs/x.md", wrong)).toThrow(ContentError);
});

const files = readdirSync(contentDir, { recursive: true, encoding: "utf8" }).filter(isContentFile);

it("says the same of every file of the content, and writes it the same again", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const formatted = formatContent(file, readFileSync(join(contentDir, file), "utf8"));
    expect(formatContent(file, formatted), file).toBe(formatted);
  }
});

it("finds every file of the content written so: npm run content:format", () => {
  const others = files.filter((file) => {
    const text = readFileSync(join(contentDir, file), "utf8");
    return formatContent(file, text) !== text;
  });
  expect(others).toEqual([]);
});
