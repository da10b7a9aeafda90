import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { freeBytes, takesFiles } from "@waku/server/disk";
import type { Endpoint, Payload } from "payload";
import { isSite } from "./access/site-token.ts";
import { fileFolder } from "./collections/files.ts";
import { env } from "./current-env.ts";
import { pictureFolder } from "./pictures/picture-folder.ts";

let lastProblem: string | undefined;
/** Who asks while this is looked at gets the same answer: looking writes to the disk. */
let look: Promise<string | undefined> | undefined;

/**
 * `GET /api/readyz`: 200 while the backend can keep what it is sent, else 503. The reason is in the log; who has the
 * site's token is told, too.
 */
export const readiness: Endpoint = {
  path: "/readyz",
  method: "get",
  handler: async ({ payload, headers }) => {
    look ??= findProblem(payload).finally(() => {
      look = undefined;
    });
    const problem = await look;
    if (problem !== lastProblem) payload.logger.warn(problem ? `Not ready: ${problem}.` : "Ready again.");
    lastProblem = problem;
    const status = problem ? (isSite(headers) ? problem : "not ready") : "ready";
    return Response.json({ status }, { status: problem ? 503 : 200, headers: { "Cache-Control": "no-store" } });
  },
};

/** Every folder that is written to may have a disk of its own; the database's is there where the backend runs it. */
const uploads = [fileFolder, pictureFolder];
const folders = [env.dataDir, join(env.dataDir, "postgres"), ...uploads];

async function findProblem({ db }: Payload): Promise<string | undefined> {
  try {
    for (const folder of folders)
      if (existsSync(folder) && (await freeBytes(folder)) < env.minFreeBytes) return "the disk is nearly full";
    // The folders of uploads come with the first one.
    for (const folder of [env.dataDir, ...uploads])
      if (existsSync(folder) && !(await takesFiles(folder))) return "files cannot be stored";
  } catch {
    return "the data folder cannot be read";
  }
  // A message into the log of the database that nobody reads: it is written like a change, and leaves nothing.
  return (db as unknown as PostgresAdapter).pool.query("SELECT pg_logical_emit_message(true, 'readyz', '')").then(
    () => undefined,
    () => "the database takes no changes",
  );
}
