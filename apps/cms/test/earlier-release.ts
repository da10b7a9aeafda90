import { migrations } from "../src/migrations";
import { runSql } from "./backend";

type Statement = { queryChunks: { value: string[] }[] };

/**
 * Makes a stopped backend's database what a release before left. Documents that say what only later releases can say were
 * not there: they go, and the next start reads them from the content.
 * @param first name, or its end, of the oldest migration that release did not have
 */
export async function undoMigrations(dataDir: string, first: string): Promise<void> {
  const from = migrations.findIndex(({ name }) => name.endsWith(first));
  if (from < 0) throw new Error(`There is no migration ${first}.`);
  for (const { name, down } of migrations.slice(from).reverse()) {
    const sql = await sqlOf(down);
    await runSql(dataDir, `${withoutLaterValues(sql)}; ${sql}; DELETE FROM payload_migrations WHERE name = '${name}'`);
  }
}

/** What a migration would do, as SQL. */
async function sqlOf(step: (args: never) => Promise<void>): Promise<string> {
  const statements: string[] = [];
  const note = (statement: Statement) => statements.push(statement.queryChunks.flatMap(({ value }) => value).join(""));
  await step({ db: { execute: note } } as never);
  return statements.join("\n");
}

/** Columns that get the choices of before, and which these are. */
const choices =
  /ALTER TABLE ("\w+") ALTER COLUMN ("\w+") SET DATA TYPE text;\s*DROP TYPE [^;]+;\s*CREATE TYPE \S+ AS ENUM(\([^)]*\))/g;

function withoutLaterValues(down: string): string {
  const removals = [...down.matchAll(choices)].map(
    ([, table, column, known]) => `DELETE FROM ${table} WHERE ${column}::text NOT IN ${known}`,
  );
  return removals.join("; ");
}
