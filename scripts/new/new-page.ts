import { locales, staticPaths } from "@waku/content/schema";
import { compositions } from "../../apps/web/app/pages/compositions.ts";
import { pageFamily } from "../../apps/web/app/pages/page-family.ts";
import { lineBefore, Refusal, type Start } from "./start.ts";

const inventory = "packages/content/src/schema/static-paths.ts";
const familyTable = "apps/web/app/pages/page-family.ts";

/** Addresses that other routes answer (`apps/web/app/routes.ts`), and the file name of the start page. */
const reserved = ["page", "booking", "search", "robots/makers", "robots/types", "start"];

/**
 * The start of a page in every language, in the inventory and in a family.
 * @param family needed where the first segment of the path is new, or the page is of another kind than its neighbours
 * @throws Refusal for a path that is misspelt or taken, or a family that is missing or unknown
 */
export function newPage(path: string, family?: string): Start {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(path))
    throw new Refusal(
      `“${path}” is no path of a page: write it without language and slashes at the ends, in lower-case words joined by hyphens, for example features/spare-parts.`,
    );
  const [segment = ""] = path.split("/");
  if (locales.some((locale) => path.split("/").includes(locale)))
    throw new Refusal(`“${path}” holds a language: a path has none, both languages have the page at the same one.`);
  if (reserved.some((taken) => path === taken || path.startsWith(`${taken}/`)))
    throw new Refusal(`“${path}” belongs to other pages of the site (apps/web/app/routes.ts); choose another path.`);
  if (staticPaths.some((known) => known === path))
    throw new Refusal(
      `“${path}” is taken: ${inventory} has it. Edit content/de/pages/${path}.yaml and content/en/pages/${path}.yaml.`,
    );
  const isKnownSegment = staticPaths.some((known) => known.split("/")[0] === segment);
  const families = Object.keys(compositions).join(", ");
  if (family !== undefined && !(family in compositions))
    throw new Refusal(`“${family}” is no family of pages; there are: ${families}.`);
  if (!isKnownSegment && family === undefined)
    throw new Refusal(
      `No page stands below “${segment}” yet, so nothing says what this one looks like: npm run new page ${path} FAMILY, with one of ${families}.`,
    );
  const key = /^[a-z]+$/.test(segment) ? segment : `"${segment}"`;
  const familyChange = !isKnownSegment
    ? lineBefore(familyTable, /^\};\n\n\/\*\* Pages that are of another kind/m, `  ${key}: "${family}",`)
    : family !== undefined && family !== pageFamily(segment)
      ? lineBefore(familyTable, /^\};\n\n\/\*\* The family of a static page/m, `  "${path}": "${family}",`)
      : undefined;
  const after = staticPaths.find((known) => known > path);
  const place = after === undefined ? /^\] as const;/m : new RegExp(`^ {2}"${after}",`, "m");
  return {
    files: Object.fromEntries(
      locales.map((locale) => [`content/${locale}/pages/${path}.yaml`, pages[locale](titleOf(path))]),
    ),
    changes: {
      [inventory]: lineBefore(inventory, place, `  "${path}",`),
      ...(familyChange && { [familyTable]: familyChange }),
    },
    next: [
      `content/de/pages/${path}.yaml and content/en/pages/${path}.yaml: your words instead of these; blocks are listed in docs/blocks.md`,
      "content/de/navigation.yaml and content/en/navigation.yaml, or a link from another page: so that visitors find it",
      `it looks like the family “${family ?? pageFamily(path)}” (${familyTable})`,
      "npm run content:format, then npm run content:check: it also says what such a page still needs (one of features makes a claim of the register)",
    ],
  };
}

function titleOf(path: string): string {
  const words = (path.split("/").at(-1) ?? "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pages: Record<(typeof locales)[number], (title: string) => string> = {
  de: (title) => `meta:
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
  en: (title) => `meta:
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
