import { basename } from "node:path";
import pg from "pg";

/** Databases of test backends on one PostgreSQL server, each of which belongs to a data folder. */
export type TestDatabases = {
  /** Whether there is a database to copy. */
  hasTemplate: boolean;
  /** The database of this folder, not made yet, begins as a copy of the template. */
  copyTemplate: (dataDir: string) => void;
  /** Variables of the backend of a folder. */
  settings: (dataDir: string) => Promise<Record<string, string>>;
  /** Asks the database of a folder. */
  run: (dataDir: string, sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
};

/** Holds the address of the server that a test run started, as its administration. */
export const serverVariable = "TEST_POSTGRES_URL";
/** The database that the run filled. */
const template = "cms";

/** Databases on the server of this test run; backends have servers of their own where it has none. */
export function databasesOfRun(): TestDatabases {
  const url = process.env[serverVariable];
  if (url) return databasesOn(url, template);
  return {
    hasTemplate: false,
    copyTemplate: () => undefined,
    settings: async () => ({}),
    run: () => Promise.reject(new Error("Tests that change databases need the server of a test run.")),
  };
}

/**
 * Databases on a server.
 * @param url of the server, as somebody who may make databases
 * @param copied name of the database that can be copied, which nobody may use meanwhile
 */
export function databasesOn(url: string, copied?: string): TestDatabases {
  const copies = new Set<string>();
  const made = new Set<string>();
  const urlOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  async function databaseOf(dataDir: string): Promise<string> {
    const name = basename(dataDir).toLowerCase();
    if (!made.has(name)) {
      const source = copied && copies.has(dataDir) ? `TEMPLATE "${copied}" STRATEGY FILE_COPY` : "TEMPLATE template0";
      await query(url, `CREATE DATABASE "${name}" ${source}`);
      made.add(name);
    }
    return urlOf(name);
  }
  return {
    hasTemplate: copied !== undefined,
    copyTemplate: (dataDir) => copies.add(dataDir),
    settings: async (dataDir) => ({ CMS_DATABASE_URL: await databaseOf(dataDir) }),
    run: async (dataDir, sql, values) => query(await databaseOf(dataDir), sql, values),
  };
}

async function query(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without values several statements may be one text.
    return (await (values.length > 0 ? client.query(sql, values) : client.query(sql))).rows ?? [];
  } finally {
    await client.end();
  }
}
