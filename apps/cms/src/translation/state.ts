import { sql } from "@payloadcms/db-postgres";
import type { Locale, Words } from "@waku/i18n/locale";
import type { PayloadRequest } from "payload";
import { findCounterpart, findLatest, findPublished, otherLanguage } from "../model/counterpart.ts";
import { documentShapes } from "../model/documents.ts";
import { rowsOf, tableOf } from "../publishing/stored-rows.ts";
import { outdatedSince } from "./outdated.ts";
import { differencesOf, differingIn } from "./structure.ts";

/** How a text stands to its other language. */
export type Translation = {
  /** The other language. */
  language: Locale;
  /** The document in it; missing while nobody has written one. */
  other?: { id: number | string; isPublished: boolean };
  /** Since when this text is older than the other, or the other than this. */
  outdatedSince?: string;
  otherOutdatedSince?: string;
  /** Where this text is built in another way than the other. */
  differsAt: Words[];
};

/** @returns undefined for a document that is not there */
export async function translationOf(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<Translation | undefined> {
  const document = await findLatest(req, collection, id);
  if (!document) return undefined;
  const language = otherLanguage(document.language);
  const other = await findCounterpart(req, collection, document);
  const published = other && (await findPublished(req, collection, other.id));
  return {
    language,
    ...(other && { other: { id: other.id, isPublished: published !== undefined } }),
    outdatedSince: await outdatedSince(req, document),
    otherOutdatedSince: await outdatedSince(req, { ref: document.ref, language }),
    differsAt: other ? differencesOf(req, collection, document, other) : [],
  };
}

/** A text that waits for a translator. */
export type Waiting = { collection: string; id: number; title: string; language: Locale };

/** What waits in a language, the oldest first: texts that only the other one has, and texts that are older than it. */
export async function waitingIn(
  req: PayloadRequest,
  language: Locale,
): Promise<{ missing: Waiting[]; outdated: (Waiting & { since: string })[] }> {
  const missing: Waiting[] = [];
  const outdated: (Waiting & { since: string })[] = [];
  for (const collection of documentShapes.keys()) {
    const [table, title] = [tableOf(collection), sql.identifier(collection === "pages" ? "path" : "title")];
    const rows = <T>(query: ReturnType<typeof sql>) => rowsOf<T>(req, query);
    missing.push(
      ...(
        await rows<{ id: number; title: string | null }>(
          sql`SELECT id, ${title} AS title FROM ${table} AS one WHERE language = ${otherLanguage(language)} AND NOT EXISTS
          (SELECT FROM ${table} AS other WHERE other.ref = one.ref AND other.language = ${language}) ORDER BY id`,
        )
      ).map(({ id, title }) => ({ collection, id, title: title ?? "", language })),
    );
    outdated.push(
      ...(
        await rows<{ id: number; title: string | null; since: string | Date }>(
          sql`SELECT one.id, ${title} AS title, since FROM ${table} AS one JOIN outdated_texts AS late
          ON late.ref = one.ref AND late.language::text = one.language::text WHERE one.language = ${language} ORDER BY since`,
        )
      ).map(({ id, title, since }) => ({
        collection,
        id,
        title: title ?? "",
        language,
        since: new Date(since).toISOString(),
      })),
    );
  }
  return { missing, outdated: outdated.sort((a, b) => (a.since < b.since ? -1 : 1)) };
}

/** In a list: numbers of documents without another language, of those that are older, whose other language is, and that differ. */
export async function statesIn(req: PayloadRequest, collection: string) {
  const table = tableOf(collection);
  const alone = await rowsOf<{ id: number }>(
    req,
    sql`SELECT id FROM ${table} AS one WHERE NOT EXISTS
      (SELECT FROM ${table} AS other WHERE other.ref = one.ref AND other.language <> one.language)`,
  );
  const late = await rowsOf<{ id: number; own: boolean }>(
    req,
    sql`SELECT one.id, late.language::text = one.language::text AS own FROM ${table} AS one
      JOIN outdated_texts AS late ON late.ref = one.ref`,
  );
  const ids = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  return {
    missing: ids(alone),
    outdated: ids(late.filter(({ own }) => own)),
    otherOutdated: ids(late.filter(({ own }) => !own)),
    differing: await differingIn(req, collection),
  };
}
