import { type Locale, locales } from "@waku/i18n/locale";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Stands before a text that was taken from the other language, and is still in that one. */
export function untranslatedMark(from: Locale): string {
  return `⟦${from}⟧`;
}

const marks = locales.map(untranslatedMark);

/** Nobody is shown a text that waits for its translation. */
export function checkTranslated({ entries }: Pick<LoadedContent, "entries">): Problem[] {
  return [...entries.de, ...entries.en].flatMap((entry) =>
    markedPlaces(contentOf(entry), "").map((at) => ({ file: entry.file, at, message: untranslated })),
  );
}

/** The same for the text below the fields of a document. */
export function checkBodyTranslated({ file }: Entry, body: string): Problem[] {
  return isMarked(body) ? [{ file, at: "text", message: untranslated }] : [];
}

/** What is written in a document, as its file has it. */
function contentOf(entry: Entry): unknown {
  if (entry.kind === "page") return entry.page;
  return { ...entry, ...("fields" in entry ? entry.fields : {}), fields: undefined };
}

function markedPlaces(value: unknown, at: string): string[] {
  if (typeof value === "string") return isMarked(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => markedPlaces(part, at ? `${at}.${name}` : name));
}

function isMarked(text: string): boolean {
  return marks.some((mark) => text.includes(mark));
}

const untranslated = {
  de: `ist noch nicht übersetzt: bitte den Text hinter ${marks.join(" oder ")} ersetzen, mitsamt dem Zeichen`,
  en: `is not translated yet: please replace the text behind ${marks.join(" or ")}, and the mark`,
};
