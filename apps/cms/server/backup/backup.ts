import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { StartError } from "@waku/server";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { addFiles, type Contents, mediaFolder, tablesFolder, withFolder, writeArchive } from "./archive.ts";

/**
 * Writes a backup of a database and the uploaded files, while a backend works with both: all tables as they were at one
 * moment, as text that any later version of PostgreSQL reads, and every file that they may name.
 * @returns how many rows and files it holds
 */
export async function writeBackup(file: string, client: pg.Client, uploads: string) {
  return withFolder(file, async (folder) => {
    const media = join(folder, mediaFolder);
    // Before and after: what is deleted or uploaded meanwhile is in it, too.
    await addFiles(uploads, media);
    await mkdir(join(folder, tablesFolder));
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const tables = await tablesOf(client);
    if (tables.length === 0) throw new StartError("The database is empty: there is nothing to back up.");
    let rows = 0;
    for (const { name, columns } of tables) {
      const copy = client.query(copyTo(`COPY ${tableOf(client, name, columns)} TO STDOUT`));
      await pipeline(copy, createWriteStream(join(folder, tablesFolder, name)));
      rows += copy.rowCount;
    }
    const migrations = await namesOf(client, "SELECT name FROM payload_migrations ORDER BY id");
    await client.query("COMMIT");
    const sequences = await client.query<{ name: string; value: string }>(
      "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
    );
    await addFiles(uploads, media);
    const values = Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value]));
    await writeArchive(file, folder, { migrations, tables, sequences: values });
    return { rows, tables: tables.length };
  });
}

/** A table and its columns, as COPY wants them. */
export function tableOf(client: pg.Client, name: string, columns: readonly string[]): string {
  return `public.${client.escapeIdentifier(name)} (${columns.map((each) => client.escapeIdentifier(each)).join(", ")})`;
}

export async function namesOf(client: pg.Client, sql: string): Promise<string[]> {
  return (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
}

async function tablesOf(client: pg.Client): Promise<Contents["tables"]> {
  const { rows } = await client.query<Contents["tables"][number]>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
     GROUP BY table_name ORDER BY table_name`,
  );
  return rows;
}
