import { keepHyphensTogether, keepTitleHyphensTogether } from "@waku/content";

/** Fields whose strings are read on the page, and nothing else. */
const readFields = new Set(["pretitle", "intro", "text", "label", "question", "items", "columns", "cells", "none"]);

/** The block whose texts do not break at hyphens that hold words, norms and times together. */
export function withHyphensKept<T>(value: T, field?: string): T;
export function withHyphensKept(value: unknown, field = ""): unknown {
  if (field === "title" && typeof value === "string") return keepTitleHyphensTogether(value);
  if (typeof value === "string") return readFields.has(field) ? keepHyphensTogether(value) : value;
  if (Array.isArray(value)) return value.map((part) => withHyphensKept(part, field));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHyphensKept(part, name)]));
}
