import {
  collectionNames,
  type Locale,
  locales,
  noLinkTarget,
  type ParsedLink,
  parseLinkTarget,
  type Words,
} from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import { collectionLayout, pagePath } from "../../source/files/layout.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import { detached } from "../../source/parse.ts";
import { placeholderPattern, placeholderValue } from "../../source/placeholders.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt } from "../texts.ts";

const markdownLink = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

const markdownReference = /\]\([^)\s]+(?:\s+"[^"]*")?\)|\{[^}]*\}/g;

/** Only what the link check looks at, so that long bodies need not be kept until all documents are known. */
export function linksAndPlaceholders(body: string): string {
  return detached((body.match(markdownReference) ?? []).join(" "));
}

/** The document that a target names: `/<path>` or a ref. */
export type FindTarget = (locale: Locale, target: string) => Entry | undefined;

/** Finds targets among documents. */
export function targetsIn(entries: LoadedContent["entries"]): FindTarget {
  const map = (locale: Locale) =>
    new Map(
      entries[locale].flatMap((entry): [string, Entry][] => [
        [`/${entry.path}`, entry],
        [entry.ref, entry],
      ]),
    );
  const known = { de: map("de"), en: map("en") };
  return (locale, target) => known[locale].get(target);
}

/** Every link leads to a page, item or anchor that exists; every placeholder names something known. */
export class LinkChecker {
  readonly #shared: Pick<LoadedContent, "globals" | "navigation">;
  readonly #find: FindTarget;
  /** Documents that exist but are broken: links to them are not reported on top of what is wrong with them. */
  readonly #broken: Set<string>;

  /** @param problems with documents themselves */
  constructor(shared: Pick<LoadedContent, "globals" | "navigation">, find: FindTarget, problems: Problem[] = []) {
    this.#shared = shared;
    this.#find = find;
    this.#broken = new Set(problems.flatMap(({ file }) => brokenTarget(file) ?? []));
  }

  /** Checks one document: its structured links and those inside its texts. */
  check(entry: Entry, texts: TextAt[]): Problem[] {
    const { file, locale } = entry;
    const found: Problem[] = [];
    const structured = entry.kind === "page" ? entry.page : "fields" in entry ? entry.fields : {};
    for (const { at, target } of linkFields(structured)) {
      // Cards are made of documents: a code has none.
      const message = (/links\.\d+$/.test(at) || !this.#isFaultCode(target)) && this.#refusal(target, locale);
      if (message) found.push({ file, at, message });
    }
    for (const { at, text, markdown } of texts) {
      if (markdown)
        for (const [, target = ""] of text.matchAll(markdownLink)) {
          const message =
            target.startsWith("#") || this.#isFaultCode(target) ? undefined : this.#refusal(target, locale);
          if (message) found.push({ file, at, message });
        }
      found.push(...this.#placeholders(file, at, text, locale));
    }
    return found;
  }

  checkNavigation(): Problem[] {
    return locales.flatMap((locale) =>
      linkFields(this.#shared.navigation[locale]).flatMap(({ at, target }) => {
        const message = this.#refusal(target, locale);
        return message ? [{ file: `${locale}/navigation.yaml`, at, message }] : [];
      }),
    );
  }

  /** Whether a target is the page of a fault code, which no document makes. */
  #isFaultCode(target: string): boolean {
    const [, id] = /^\/fault-codes\/([a-z0-9-]+)$/.exec(target) ?? [];
    return id !== undefined && this.#shared.globals.faultCodes.some((code) => code.id === id);
  }

  #refusal(target: string, locale: Locale): Words | undefined {
    const link = parseLinkTarget(target);
    if (!link) return noLinkTarget(target);
    if (link.kind === "setting" || link.kind === "external") return undefined;
    const key = targetKey(link);
    const entry = this.#find(locale, key);
    if (!entry) {
      if (this.#broken.has(`${locale} ${key}`)) return undefined;
      const hasPrefix = /^\/(de|en)(\/|$)/.test(target);
      return {
        de: `verweist auf „${target}“, das es auf ${locale === "de" ? "Deutsch" : "Englisch"} nicht gibt${hasPrefix ? "; Links stehen ohne die Sprache" : ""}`,
        en: `links to "${target}", which does not exist in ${locale === "de" ? "German" : "English"}${hasPrefix ? "; write links without the language prefix" : ""}`,
      };
    }
    const anchor = link.kind === "page" ? /#([a-z0-9-]+)$/.exec(link.suffix)?.[1] : undefined;
    if (
      anchor &&
      entry.kind === "page" &&
      !entry.page.blocks.some((block) => "anchor" in block && block.anchor === anchor)
    )
      return {
        de: `verweist auf „${target}“, aber kein Block dieser Seite hat die Sprungmarke „${anchor}“`,
        en: `links to "${target}", but no block of that page has the anchor "${anchor}"`,
      };
    return undefined;
  }

  #placeholders(file: string, at: string, text: string, locale: Locale): Problem[] {
    return [...text.matchAll(/\{[^}]*\}/g)].flatMap(([whole]) => {
      const [match] = whole.matchAll(placeholderPattern);
      const [, kind = "", name = ""] = match ?? [];
      const known = match
        ? placeholderValue(kind, name, this.#shared.globals, locale) !== undefined
        : whole === "{company}";
      return known
        ? []
        : [
            {
              file,
              at,
              message: {
                de: `${whole} nennt nichts Bekanntes; möglich sind {figure:<id>}, {price:<id>} und {term:<name>}`,
                en: `${whole} names nothing: use {figure:<id>}, {price:<id>} or {term:<name>}`,
              },
            },
          ];
    });
  }
}

/** Documents that one leads to, each once: `/<path>` or a ref. */
export function targetsOf(entry: Entry, texts: TextAt[]): string[] {
  const structured = entry.kind === "page" ? entry.page : "fields" in entry ? entry.fields : {};
  const inTexts = texts.flatMap(({ text, markdown }) =>
    markdown ? [...text.matchAll(markdownLink)].map(([, target = ""]) => target) : [],
  );
  const targets = [...linkFields(structured).map(({ target }) => target), ...inTexts].flatMap((target) => {
    const link = parseLinkTarget(target);
    return link?.kind === "page" || link?.kind === "item" ? [targetKey(link)] : [];
  });
  return [...new Set(targets)];
}

function targetKey(link: Extract<ParsedLink, { kind: "page" | "item" }>): string {
  return link.kind === "page" ? `/${link.path}` : `${link.collection}:${link.id}`;
}

/** Language and link key of the document a file holds; undefined where only its content says the address. */
function brokenTarget(file: string): string | undefined {
  const [, locale, folder, name = ""] = /^(de|en)\/([a-z-]+)\/(.+)\.(?:yaml|md)$/.exec(file) ?? [];
  if (folder === "pages") return `${locale} /${pagePath(`${name}.yaml`)}`;
  const collection = collectionNames.find((known) => collectionLayout[known].folder === folder);
  return collection && `${locale} ${collection}:${name}`;
}

/** All `to`, `links` and `story` values below a value. */
function linkFields(value: unknown, at = ""): { at: string; target: string }[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => linkFields(part, `${at}.${index}`));
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const path = at ? `${at}.${key}` : key;
    if ((key === "to" || key === "story") && typeof part === "string") return [{ at: path, target: part }];
    if (key === "links" && Array.isArray(part))
      return part.map((target, index) => ({ at: `${path}.${index}`, target: String(target) }));
    return linkFields(part, path);
  });
}
