import { existsSync, renameSync } from "node:fs";
import { startPostgres } from "../server/postgres/own-postgres";
import { newDataDir, seededDataVariable, startBackend } from "./backend";
import { serverVariable } from "./databases";

/** Nothing of a test must survive a crash; many backends share the server. */
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"];

/**
 * Before tests that need the backend: one reads all content into the server of its data folder, which then serves all
 * tests, with databases that are copies of it. Where the caller names a folder for it (scripts/test.mjs), suites one after
 * the other share it, and the caller removes it.
 */
export default async function seedData(): Promise<() => Promise<void>> {
  const named = process.env[seededDataVariable];
  let removeOwn: (() => void) | undefined;
  if (!named || !existsSync(named)) {
    const { dataDir, remove } = newDataDir("empty");
    // Everybody who is there would be in every copy.
    await (await startBackend(dataDir, { CMS_ADMIN_EMAIL: "", CMS_ADMIN_PASSWORD: "" })).stop();
    // Complete or not there at all.
    if (named) renameSync(dataDir, named);
    else removeOwn = remove;
    process.env[seededDataVariable] = named ?? dataDir;
  }
  const stop = await serveSeededData();
  return async () => {
    await stop?.();
    removeOwn?.();
  };
}

/** Starts the server of the data that an earlier suite of this run has read. @returns what ends it; undefined without such data */
export async function serveSeededData(): Promise<(() => Promise<void>) | undefined> {
  const folder = process.env[seededDataVariable];
  if (!folder || !existsSync(folder)) return undefined;
  const { adminUrl, stop } = await startPostgres(folder, { settings });
  process.env[serverVariable] = adminUrl;
  return stop;
}
