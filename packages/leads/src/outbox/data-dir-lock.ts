import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "@waku/server";
import { isBusy } from "./database.ts";

/** A process that is just ending may hold the lock for a moment. */
const patienceMs = 1000;

/**
 * Keeps a second server away from a data folder: two of them would deliver the same leads side by side and count
 * every limit for themselves. The lock is the operating system's, held on a file of its own through SQLite, so a
 * process that was killed leaves none behind. `npm run inbox` needs no lock.
 * @returns gives the folder free
 * @throws StartError when another process has it
 */
export function lockDataDir(folder: string): () => void {
  const file = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: patienceMs });
  try {
    file.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `Another process uses the data folder ${folder}: the site runs already. End it, or give this one a folder of its own with DATA_DIR=….`,
    );
  }
  return () => file.close();
}
