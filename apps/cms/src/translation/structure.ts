import { sql } from "@payloadcms/db-postgres";
import { structureDifferences } from "@waku/content";
import type { Words } from "@waku/i18n/locale";
import type { CollectionSlug, PayloadRequest } from "payload";
import { type Stored, toDocument } from "../model/convert.ts";
import { findDrafts, type Identity } from "../model/counterpart.ts";
import { documentShapes } from "../model/documents.ts";
import { wordsOfPlace } from "../publishing/place.ts";
import { rowsOf, versionsOf } from "../publishing/stored-rows.ts";

/** Each language words these for itself. */
const worded = new Set(["title", "teaser", "slug", "tags", "meta"]);

/** Where a text is built in another way than its other language, by the labels of its fields: `Blocks › 2. Features`. */
export function differencesOf(req: PayloadRequest, collection: string, text: Stored, other: Stored): Words[] {
  const own = structureOf(collection, text);
  const fields = req.payload.collections[collection as CollectionSlug]?.config.fields ?? [];
  const places = placesOf(own, structureOf(collection, other)).map((at) => wordsOfPlace(fields, own, at));
  const named = new Map(places.flatMap((words) => (words ? [[words.en, words]] : [])));
  return [...named.values()];
}

/** So many drafts of a list are compared with their other language, the newest: all of them must be read for it. */
const compared = 200;

/** Numbers of a collection's documents whose newest drafts differ in structure between the languages; what is published never does. */
export async function differingIn(req: PayloadRequest, collection: string): Promise<Set<number>> {
  const drafts = await rowsOf<{ ref: string }>(
    req,
    sql`SELECT version_ref AS ref FROM ${versionsOf(collection)} WHERE latest AND version__status = 'draft'
      GROUP BY version_ref ORDER BY max(updated_at) DESC LIMIT ${compared}`,
  );
  const differing = new Set<number>();
  if (drafts.length === 0) return differing;
  const pairs = Map.groupBy(
    await findDrafts(
      req,
      collection,
      drafts.map(({ ref }) => ref),
    ),
    ({ ref }) => ref,
  );
  for (const [one, other] of pairs.values()) {
    if (!one || !other) continue;
    if (placesOf(structureOf(collection, one), structureOf(collection, other)).length === 0) continue;
    for (const { id } of [one, other]) differing.add(Number(id));
  }
  return differing;
}

/** A block of another kind differs as a whole. */
function placesOf(own: Stored, other: Stored): string[] {
  return structureDifferences(own, other).map((at) => at.replace(/\.type$/, ""));
}

function structureOf(collection: string, text: Stored & Partial<Identity>): Stored {
  const shape = documentShapes.get(collection);
  const document = shape ? toDocument(shape, text) : {};
  if (collection === "pages") return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !worded.has(name)));
}
