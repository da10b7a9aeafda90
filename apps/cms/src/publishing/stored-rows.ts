import { type PostgresAdapter, sql } from "@payloadcms/db-postgres";
import type { PayloadRequest } from "payload";

/** What is published, drafts never read; or the newest text of every document, for those who write it. */
export type Edition = "published" | "latest";

/** A row of the database as it stands: `revision` is another one after every write, also after one that was undone. */
export type Row = { id: number; revision: string };

/** Where PostgreSQL keeps this state of a row, and which transaction wrote it; a database restored counts both anew. */
const revision = sql`concat_ws(' ', ctid, xmin, updated_at)`;

/** All documents, in the order in which they were made; what is published stands beside the versions of each. */
export async function documentRows(req: PayloadRequest, collection: string, edition: Edition): Promise<Row[]> {
  return edition === "published"
    ? rowsOf(req, sql`SELECT id, ${revision} AS revision FROM ${tableOf(collection)} ORDER BY id`)
    : rowsOf(
        req,
        sql`SELECT parent_id AS id, ${revision} AS revision FROM ${versionsOf(collection)} WHERE latest ORDER BY parent_id`,
      );
}

/** State of settings; undefined before somebody has saved them. */
export async function settingsRevision(req: PayloadRequest, slug: string): Promise<string | undefined> {
  const [row] = await rowsOf(req, sql`SELECT id, ${revision} AS revision FROM ${tableOf(slug)}`);
  return row?.revision;
}

/** Rows as this request sees them, within its transaction. */
export async function rowsOf<T = Row>(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<T[]> {
  const db = req.payload.db as unknown as PostgresAdapter;
  const session = req.transactionID === undefined ? undefined : db.sessions[String(await req.transactionID)];
  const { rows } = await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(query);
  return rows as T[];
}

/** The table of a collection or of settings. */
export function tableOf(slug: string) {
  return sql.identifier(slug.replaceAll("-", "_"));
}

/** The table with the versions of a collection's documents. */
export function versionsOf(slug: string) {
  return sql.identifier(`_${slug.replaceAll("-", "_")}_v`);
}
