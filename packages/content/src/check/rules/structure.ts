import type { Words } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Fields whose values must be the same in both languages: structure, not text. */
const sharedFields = new Set([
  "family",
  "tone",
  "mark",
  "inquiries",
  "mainEntity",
  "shareDrawing",
  "type",
  "icon",
  "to",
  "surface",
  "visual",
  "picture",
  "scene",
  "highlight",
  "ids",
  "collection",
  "handbook",
  "form",
  "file",
  "video",
  "layout",
  "limit",
  "fields",
  "links",
  "anchor",
  "order",
  "published",
  "employment",
  "remote",
  "closes",
  "story",
  "client",
  "register",
  "begins",
  "ended",
  "query",
  "x",
  "y",
]);

/** Both languages of a document have the same blocks, entries, icons and links in the same order. */
export function checkStructure({ entries }: LoadedContent): Problem[] {
  const german = new Map(entries.de.map((entry) => [entry.ref, entry]));
  const found: Problem[] = [];
  for (const entry of entries.en) {
    const counterpart = german.get(entry.ref);
    if (counterpart) compare(structureOf(entry), structureOf(counterpart), "", counterpart.file, entry.file, found);
  }
  return found;
}

/** Places at which two texts that should have the same structure do not: `blocks.2.items`. */
export function structureDifferences(one: unknown, other: unknown): string[] {
  const found: Problem[] = [];
  compare(one, other, "", "", "", found);
  return found.map(({ at = "" }) => at);
}

function structureOf(entry: Entry): unknown {
  if (entry.kind === "page") return entry.page;
  if (entry.kind === "item") return { published: entry.published, ...entry.fields };
  return { order: entry.order, downloads: entry.downloads };
}

function compare(
  en: unknown,
  de: unknown,
  at: string,
  file: string,
  other: string,
  found: Problem[],
  field = "",
): void {
  if (Array.isArray(en) && Array.isArray(de)) {
    if (field === "tags") return;
    if (en.length !== de.length) {
      found.push({
        file,
        at,
        message: {
          de: `hat ${de.length} Einträge, ${other} hat ${en.length}`,
          en: `has ${de.length} entries, ${other} has ${en.length}`,
        },
      });
      return;
    }
    for (const [index, part] of en.entries()) compare(part, de[index], `${at}.${index}`, file, other, found, field);
    return;
  }
  if (isRecord(en) && isRecord(de)) {
    for (const key of new Set([...Object.keys(en), ...Object.keys(de)])) {
      // A recording speaks one language; the other may have its own, or none.
      if (key === "audio") continue;
      const path = at ? `${at}.${key}` : key;
      if (en[key] === undefined || de[key] === undefined) {
        if (en[key] !== de[key])
          found.push({
            file,
            at: path,
            message:
              en[key] === undefined
                ? { de: `steht nur hier, nicht in ${other}`, en: `stands only here, not in ${other}` }
                : { de: `fehlt, ist aber in ${other} da`, en: `is missing, ${other} has it` },
          });
        continue;
      }
      if (key === "type" && en[key] !== de[key]) {
        found.push({ file, at: path, message: differs(de[key], en[key], other) });
        return;
      }
      compare(en[key], de[key], path, file, other, found, key);
    }
    return;
  }
  if (sharedFields.has(field) && en !== de) found.push({ file, at, message: differs(de, en, other) });
}

function differs(here: unknown, there: unknown, other: string): Words {
  return { de: `ist „${here}“, in ${other} „${there}“`, en: `is "${here}", in ${other} "${there}"` };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
