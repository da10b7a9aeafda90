import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "@waku/command";
import { StartError } from "@waku/server";
import { readEnv } from "../../src/env.ts";
import { connect, takesLock } from "../postgres/lock.ts";
import { reachPostgres } from "../postgres/own-postgres.ts";
import { writeBackup } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

const usage = `npm run cms:backup -- FILE    writes database and uploaded files of the content backend, which may run, into one archive
npm run cms:restore -- FILE   puts an archive into an empty data folder or database; the backend must not run`;

await runCommand({ usage, words: [2, 2] }, async ({ words: [command, name = ""] }) => {
  if (command !== "backup" && command !== "restore") throw new StartError(usage);
  const file = resolve(name);
  // Defaults of settings are as in the backend, which runs from its own folder.
  process.chdir(resolve(import.meta.dirname, "../.."));
  await run(command, file);
});

async function run(command: "backup" | "restore", file: string): Promise<void> {
  // Nothing here needs the token.
  const { databaseUrl, dataDir } = readEnv({ ...process.env, CMS_TOKEN: "no-token-since-nothing-is-served-here" });
  if (command === "backup" && existsSync(file))
    throw new StartError(`${file} is there already: choose another name, or move it away.`);
  if (command === "restore") mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  else if (!databaseUrl && !existsSync(join(dataDir, "postgres")))
    throw new StartError(`There is no content backend in ${dataDir}: set DATA_DIR or CMS_DATABASE_URL.`);
  const database = databaseUrl ? { url: databaseUrl, stop: async () => undefined } : await reachPostgres(dataDir);
  try {
    const client = await connect(database.url).catch((error: Error) => {
      throw new StartError(`The database cannot be reached (${error.message}): check CMS_DATABASE_URL.`);
    });
    const uploads = join(dataDir, "cms-media");
    try {
      if (command === "backup") {
        const { rows, tables } = await writeBackup(file, client, uploads);
        console.log(`${rows} rows of ${tables} tables and the uploaded files are in ${file}.`);
        return;
      }
      if (!(await takesLock(client))) throw new StartError("A backend uses this database: end it first.");
      await restoreBackup(file, client, uploads);
      console.log(`${file} is restored into ${databaseUrl ? "the database" : dataDir}. Start the content backend.`);
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
}
