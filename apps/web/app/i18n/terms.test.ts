import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Locale, locales } from "@waku/i18n/locale";
import { expect, it } from "vitest";
import { shippedTerms } from "./shipped-terms";

const root = resolve(import.meta.dirname, "../../../..");

/** Message tables of one language: `app/i18n/messages/de.ts`, `packages/<tool>/src/texts/de.ts`. */
function tables(locale: Locale): string[] {
  return globSync(`{apps/web/app,packages/*/src}/**/{messages,texts}/${locale}.ts`, { cwd: root });
}

it.each([...locales])("message tables say the words of this site in %s", (locale) => {
  const files = tables(locale);
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), "utf8");
    const texts = source.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
    return shippedTerms
      .find(texts.join("\n").replaceAll("`", '"'), locale)
      .map(({ word, use }) => `${file}: “${word}”, not “${use}”`);
  });
  expect(found).toEqual([]);
});
