import { pageFile } from "@waku/content";
import type { CollectionSlug, PayloadRequest } from "payload";
import { pathOfAddress } from "../model/address.ts";
import { writeContent } from "../model/content-writer.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import type { Identity } from "../model/counterpart.ts";
import type { ObjectShape } from "../model/shape.ts";
import { documentRows, type Edition } from "./stored-rows.ts";

/** A document of the backend, and the file that says the same. */
export type ReadDocument = Pick<Identity, "id" | "ref" | "language"> & {
  /** How the panel calls it. */
  title: string;
  /** Path of a page. */
  path: string;
  /** Of everything but pages: language-neutral name, and the last part of its address. */
  name: string;
  slug: string;
  /** Where chapters and sections stand. */
  handbook?: string;
  chapter?: number;
  /** Whether it belongs to the edition; a draft does once it has a title, or blocks. */
  isWritten: boolean;
  text: string;
};

type Known = Map<number, { revision: string; document: ReadDocument }>;

/**
 * Documents as they were read last. To read and write out a document takes a thousand times as long as to see that nobody
 * has written it since, and each publication compares the whole content. As large as the content itself.
 */
const known: Record<Edition, Map<string, Known>> = { published: new Map(), latest: new Map() };

/** So many are read at a time. */
const batch = 500;

/** All documents of an edition as this request sees them, in the order in which they were made. */
export async function readDocuments(
  req: PayloadRequest,
  collection: string,
  shape: ObjectShape,
  edition: Edition,
): Promise<ReadDocument[]> {
  const rows = await documentRows(req, collection, edition);
  const before = known[edition].get(collection);
  const now: Known = new Map();
  const unknown: number[] = [];
  for (const { id, revision } of rows) {
    const document = before?.get(id);
    if (document?.revision === revision) now.set(id, document);
    else unknown.push(id);
  }
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  for (let from = 0; from < unknown.length; from += batch) {
    for (const stored of await find(req, collection, edition, unknown.slice(from, from + batch))) {
      const document = toRead(collection, shape, stored, edition);
      const published = known.published.get(collection)?.get(document.id as number)?.document;
      // What no draft changes is in memory once.
      if (published?.text === document.text) document.text = published.text;
      now.set(document.id as number, { revision: revisions.get(document.id as number) ?? "", document });
    }
  }
  known[edition].set(collection, now);
  return rows.flatMap(({ id }) => now.get(id)?.document ?? []);
}

async function find(req: PayloadRequest, collection: string, edition: Edition, ids: number[]) {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: ids } },
    draft: edition === "latest",
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs as unknown as (Stored & Identity)[];
}

function toRead(collection: string, shape: ObjectShape, stored: Stored & Identity, edition: Edition): ReadDocument {
  const { id, ref, language, name, handbook, chapter, body, title, blocks, _status: status } = stored;
  const content = toDocument(shape, stored);
  const path = collection === "pages" ? pathOfAddress(stored.path) : "";
  const hasText = Boolean(title) || (Array.isArray(blocks) && blocks.length > 0);
  return {
    id,
    ref,
    language,
    title: String(stored.path ?? content.title ?? name),
    path,
    name: String(name),
    slug: String(content.slug ?? name),
    ...(collection === "chapters" && { handbook: String(handbook) }),
    ...(collection === "sections" && { chapter: chapter as number }),
    isWritten: status === "published" || (edition === "latest" && hasText),
    text:
      collection === "pages"
        ? writeContent(`${language}/pages/${pageFile(path)}`, content)
        : writeContent(`${language}/${collection}/${name}.md`, content, String(body ?? "")),
  };
}
