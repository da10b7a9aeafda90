import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type Locale, locales } from "./locale";
import { shippedTerms } from "./shipped-terms";

/** Message tables of one language: `messages/de.ts`, `tools/<tool>/texts/de.ts`. */
function tables(locale: Locale): string[] {
  return globSync(`**/{messages,texts}/${locale}.ts`, { cwd: resolve(import.meta.dirname, "..") });
}

it.each([...locales])("message tables say the words of this site in %s", (locale) => {
  const files = tables(locale);
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) => {
    const source = readFileSync(resolve(import.meta.dirname, "..", file), "utf8");
    const texts = source.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
    return shippedTerms
      .find(texts.join("\n").replaceAll("`", '"'), locale)
      .map(({ word, use }) => `${file}: “${word}”, not “${use}”`);
  });
  expect(found).toEqual([]);
});
