import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseYaml } from "@waku/content";
import { pageSchema } from "@waku/content/schema";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "../../../../..");
const read = (file: string) => readFileSync(resolve(repository, file), "utf8");

/** What the operator's table says keeps each promise. */
const [, section = ""] = /## What the privacy page promises.*?\n(.*?)\n## /s.exec(read("docs/operations.md")) ?? [];
const rows = section.split("\n").filter((line) => line.startsWith('| "'));
const quotes = rows.map((row) => [...(row.split("|")[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, quote = ""]) => quote));

/** Sentences of a language's page that name a period. */
function promises(locale: "de" | "en", period: RegExp): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string")
      found.push(
        ...value
          .replace(/\s+/g, " ")
          .replaceAll("**", "")
          .split(/(?<=[.!?]) (?=[A-ZÄÖÜ])/),
      );
    else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) walk(part);
  };
  const file = `content/${locale}/pages/privacy.yaml`;
  walk(parseYaml(read(file), file, pageSchema).value?.blocks);
  return found.filter((sentence) => period.test(sentence));
}

test.each([
  ["en", 0, /\b(months?|years?|days|hours|short time|expired|services stop)\b/],
  ["de", 1, /(Monate?s?|Jahre|Tage|Stunden|kurze Zeit|abgelaufen|halten die Dienste an)\b/],
] as const)("every promise of a period (%s) has its row, and every row its promise", (locale, column, period) => {
  const sentences = promises(locale, period);
  const quoted = quotes.map((pair) => pair[column] ?? "");
  expect(quoted.length).toBeGreaterThan(8);
  expect(sentences.filter((sentence) => !quoted.some((quote) => sentence.includes(quote)))).toEqual([]);
  expect(quoted.filter((quote) => !sentences.some((sentence) => sentence.includes(quote)))).toEqual([]);
});

test("every file that the table names exists", () => {
  const names = [...rows.join("\n").matchAll(/`((?:apps|packages|server|app|test|e2e)\/[\w./-]+)`/g)].map(
    ([, name = ""]) => name,
  );
  const path = (name: string) => (/^(?:apps|packages)\//.test(name) ? name : `apps/web/${name}`);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(() => read(path(name)), name).not.toThrow("ENOENT");
});
