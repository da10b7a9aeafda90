import { isDeepStrictEqual } from "node:util";
import { parseMarkdown, parseYaml } from "@waku/content";
import { z } from "zod";

const anything = z.unknown();

/**
 * Whether two versions of a content file say the same, however they are written: comments, quotes, line breaks and the
 * order of keys say nothing, and neither do lists without items.
 * @param file path in the content folder, whose ending says how it is read
 */
export function isSameContent(file: string, one: string, other: string): boolean {
  const [first, second] = [meaningOf(file, one), meaningOf(file, other)];
  return first !== undefined && second !== undefined && isDeepStrictEqual(first, second);
}

/** @returns undefined for what cannot be read */
function meaningOf(file: string, text: string): unknown {
  if (!file.endsWith(".md")) return plain(parseYaml(text, file, anything).value);
  const { data, body } = parseMarkdown(text, file, anything).value ?? {};
  return data === undefined ? undefined : { data: plain(data), body: body?.trim() };
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
}
