import { z } from "zod";
import { texts } from "../text.ts";
import { type Block, blocks } from "./index.ts";
import { references } from "./references.ts";

/** What a field of a block is: a text that people read, or the name of something that must be there. */
type FieldMeaning = { text: "line" | "markdown" } | { refersTo: "file" | "icon" | "link" | "picture" | "video" };

/** @param at where the field stands in the block, for example `items.2.title` */
type Change = (value: string, meaning: FieldMeaning, at: string) => string;

/**
 * A block with each of its texts and references changed, as its schema tells them: so whatever is done to all texts, or
 * asked of all pictures, holds for every block there will be.
 */
export function mapFields<T extends Block>(block: T, change: Change): T {
  return mapped(block, blocks[block.type].schema, change, "") as T;
}

function mapped(value: unknown, schema: unknown, change: Change, at: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return value == null ? value : mapped(value, schema.unwrap(), change, at);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((part, index) => mapped(part, schema.element, change, at ? `${at}.${index}` : String(index)));
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const shape: Record<string, unknown> = schema.shape;
    const before = at && `${at}.`;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, mapped(part, shape[name], change, before + name)]),
    );
  }
  const meaning = typeof value === "string" && schema instanceof z.ZodType ? meaningOf(schema) : undefined;
  return meaning ? change(value as string, meaning, at) : value;
}

/** What a schema says never changes, and a registry looks through all that a schema was made from. */
const meanings = new WeakMap<z.ZodType, FieldMeaning | "none">();

function meaningOf(schema: z.ZodType): FieldMeaning | undefined {
  const known = meanings.get(schema) ?? readMeaning(schema) ?? "none";
  meanings.set(schema, known);
  return known === "none" ? undefined : known;
}

function readMeaning(schema: z.ZodType): FieldMeaning | undefined {
  const text = texts.get(schema)?.text;
  if (text === "line" || text === "markdown") return { text };
  return references.get(schema);
}
