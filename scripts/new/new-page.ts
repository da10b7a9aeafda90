import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "@waku/command";
import { noPlaceForPage, pagePath } from "@waku/content";
import { locales, pageFamilies } from "@waku/content/schema";
import type { Start } from "./start.ts";

/**
 * The start of a page in every language.
 * @param given family of the page; else the one of most pages below the same first segment
 * @throws CommandError for a path that is misspelt or taken, or a family that is missing or unknown
 */
export function newPage(root: string, path: string, given?: string): Start {
  const fault = noPlaceForPage(path);
  if (fault) throw new CommandError(`“${path}” ${fault.en}.`);
  const family = familyOf(root, path, given);
  return {
    files: Object.fromEntries(
      locales.map((locale) => [`content/${locale}/pages/${path}.yaml`, pages[locale](titleOf(path), family)]),
    ),
    changes: {},
    next: [
      `content/de/pages/${path}.yaml and content/en/pages/${path}.yaml: your words instead of these, also instead of the title, which is made from the address; blocks are listed in docs/blocks.md`,
      "content/de/navigation.yaml and content/en/navigation.yaml, or a link from another page: so that visitors find it",
      `it looks like the family “${family}”, as its files say`,
      "npm run content:format, then npm run content:check: it also says what such a page still needs (one of features makes a claim of the register)",
    ],
  };
}

function familyOf(root: string, path: string, given: string | undefined): string {
  const pages = pagesOf(root);
  const family = given ?? familyOfNeighbours(pages, path);
  if (family === undefined)
    throw new CommandError(
      `No page stands below “${path.split("/")[0]}” yet, so nothing says what this one looks like: npm run new page ${path} FAMILY, with one of\n${listed(pages)}`,
    );
  if (!pageFamilies.some((known) => known === family))
    throw new CommandError(`“${family}” is no family of pages; there are\n${listed(pages)}`);
  return family;
}

type Page = { path: string; family: string };

function pagesOf(root: string): Page[] {
  const folder = join(root, "content/en/pages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files.flatMap((file) => {
    if (!file.endsWith(".yaml")) return [];
    const [, family] = /^family: (\w+)$/m.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    return family === undefined ? [] : [{ path: pagePath(file), family }];
  });
}

/** The family that most pages below the same first segment are of; undefined where there is none. */
function familyOfNeighbours(pages: Page[], path: string): string | undefined {
  const [segment = ""] = path.split("/");
  const neighbours = pages.filter((page) => page.path.startsWith(`${segment}/`));
  const families = [...Map.groupBy(neighbours, ({ family }) => family).values()];
  return families.toSorted((a, b) => b.length - a.length)[0]?.[0]?.family;
}

/** All families, each with a page to look at. */
function listed(pages: Page[]): string {
  const lines = pageFamilies.map((family) => {
    const example = pages.find((page) => page.family === family);
    return example ? `  ${family.padEnd(12)} as /en${example.path && `/${example.path}`}` : `  ${family}`;
  });
  return lines.join("\n");
}

function titleOf(path: string): string {
  const words = (path.split("/").at(-1) ?? "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pages: Record<(typeof locales)[number], (title: string, family: string) => string> = {
  de: (title, family) => `family: ${family}
meta:
  title: "${title}"
  description: >-
    Worum es auf der Seite „${title}“ geht, für wen sie geschrieben ist und was Sie danach wissen: in 110 bis 160 Zeichen,
    mit eigenen Worten.
blocks:
  - type: hero
    title: "${title}"
    text: Worum es auf der Seite „${title}“ geht, in ein oder zwei Sätzen.

  - type: info
    title: Was „${title}“ für Sie bedeutet
    text: >-
      Hier steht der Text der Seite „${title}“. Er sagt, was die Leserinnen und Leser wissen wollen.
`,
  en: (title, family) => `family: ${family}
meta:
  title: "${title}"
  description: >-
    What the page “${title}” is about, for whom it is written and what you will know after reading it: in 110 to 160
    characters, in words of its own.
blocks:
  - type: hero
    title: "${title}"
    text: What the page “${title}” is about, in one or two sentences.

  - type: info
    title: What “${title}” means for you
    text: >-
      This is where the text of the page “${title}” goes. It says what its readers want to know.
`,
};
