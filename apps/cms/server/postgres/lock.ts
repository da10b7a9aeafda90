import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "@waku/server";
import pg from "pg";

const lockQuery = "SELECT pg_try_advisory_lock(hashtext('content backend')) AS taken";
/** Longer than it takes to notice that the backend before has ended. */
const patienceMs = 5_000;
const pauseMs = 250;

/**
 * Makes this process the only backend on its database for as long as it lives: plans would be carried out twice, and
 * publications checked against content that another process changes. Where the connection is lost, the lock is taken anew.
 * @param onTaken told when another process has taken the database meanwhile
 * @throws StartError when the database is out of reach, or another backend uses it
 */
export async function lockDatabase(url: string, onTaken: () => void): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let client = await connect(url).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database cannot be reached (${reason}): check CMS_DATABASE_URL and the PostgreSQL server it names.`,
    );
  });
  while (!(await takesLock(client))) {
    await client.end();
    if (Date.now() > deadline)
      throw new StartError(
        "Another backend uses this database, and only one may: end it, or give this one a database (CMS_DATABASE_URL) or a data folder (DATA_DIR) of its own.",
      );
    await wait(pauseMs);
    client = await connect(url);
  }
  client.once("end", () => void retake(url, onTaken));
}

/** Whether no backend works on a database; the connection keeps all others away then. */
export async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(lockQuery);
  return rows[0]?.taken === true;
}

/** A connection; that it ends is said by its event alone. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The database may be away for long; whoever has it then is the one. */
async function retake(url: string, onTaken: () => void): Promise<void> {
  for (;;) {
    await wait(pauseMs, undefined, { ref: false });
    const client = await connect(url).catch(() => undefined);
    if (!client) continue;
    if (!(await takesLock(client))) return onTaken();
    client.once("end", () => void retake(url, onTaken));
    return;
  }
}
