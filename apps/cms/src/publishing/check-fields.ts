import { parseMarkdown, parseYaml } from "@waku/content";
import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, GlobalSlug, PayloadRequest } from "payload";
import type { z } from "zod";
import { writeContent } from "../model/content-writer.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import type { Identity } from "../model/counterpart.ts";
import type { ObjectShape } from "../model/shape.ts";
import type { Source } from "./export-content.ts";
import { notPublished } from "./not-published.ts";
import { Places } from "./place.ts";

/** What stands in the fields of a document or of settings, and what the site demands of it. */
export type Form = { shape: ObjectShape; schema: z.ZodType };

/**
 * Refuses a document that the site could not read, before anything of it is stored: tables do not hold every value that
 * somebody can send, and would refuse it in words that help nobody. Everything that is wrong is said at once, as the site
 * says it. Drafts may be anything.
 * @param text whether a document has a text below its fields
 */
export function checkDocument({ shape, schema }: Form, text: "text" | "noText"): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc, req }) => {
    if (req.payloadAPI !== "REST" || data._status === "draft") return data;
    const { language, path, title, name } = data as Stored & Identity;
    const of = {
      collection: collection.slug,
      id: originalDoc?.id,
      title: String(path ?? title ?? name),
      locale: language,
    };
    const content = toDocument(shape, data);
    const written = writeContent(collection.slug, content, text === "text" ? String(data.body ?? "") : undefined);
    const parsed =
      text === "text" ? parseMarkdown(written, collection.slug, schema) : parseYaml(written, collection.slug, schema);
    refuse(parsed, { of, content: () => content }, req);
    return data;
  };
}

/** The same for settings. @param field the one that holds all of them, if one does */
export function checkSettings({ shape, schema }: Form, field?: string): GlobalBeforeChangeHook {
  return ({ data, global, req }) => {
    if (req.payloadAPI !== "REST") return data;
    const all = toDocument(shape, data);
    const content = field === undefined ? all : ((all[field] ?? {}) as Stored);
    const source = { of: { global: global.slug as GlobalSlug }, content: () => content, ...(field && { field }) };
    refuse(parseYaml(writeContent(global.slug, content), global.slug, schema), source, req);
    return data;
  };
}

/** @throws Refusal with what is wrong, if anything is */
function refuse({ problems = [] }: ReturnType<typeof parseYaml>, source: Source, req: PayloadRequest): void {
  if (problems.length === 0) return;
  const sources = new Map(problems.map(({ file }) => [file, source]));
  const places = new Places({ files: new Map(), addresses: [], sources }, req.payload.config);
  throw notPublished(
    problems.map((problem) => ({ place: places.of(problem), message: problem.message })),
    req,
  );
}
