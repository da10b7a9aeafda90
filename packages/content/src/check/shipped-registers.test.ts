import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { claimsSchema, locales, standardsSchema, termsSchema } from "../schema/index.ts";
import { parseYaml } from "../source/parse.ts";
import { TermFinder } from "./rules/terms.ts";

const folder = resolve(import.meta.dirname, "../../../../content/shared");
function shipped<T>(name: string, schema: Parameters<typeof parseYaml<T>>[2]): T {
  const { value, problems } = parseYaml(readFileSync(`${folder}/${name}.yaml`, "utf8"), name, schema);
  if (!value) throw new Error(JSON.stringify(problems));
  return value;
}
const terms = shipped("terms", termsSchema);

it.each([...locales])("registers say the words of this site themselves, in %s", (locale) => {
  const finder = new TermFinder(terms);
  const standards = Object.values(shipped("standards", standardsSchema)).flatMap(({ name, addressee, says }) => [
    name[locale],
    addressee[locale],
    says[locale],
  ]);
  const claims = Object.values(shipped("claims", claimsSchema)).map(({ statement }) => statement[locale]);
  const found = [...standards, ...claims].flatMap((text) =>
    finder.find(text, locale).map(({ word }) => `${word}: ${text}`),
  );
  expect(found).toEqual([]);
});

it.each([...locales])("no word is both the one to use and one to avoid, in %s", (locale) => {
  const finder = new TermFinder(terms);
  const uses = Object.values(terms).flatMap((term) => term[locale]?.use ?? []);
  expect(uses.flatMap((use) => finder.find(use, locale))).toEqual([]);
});
