import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";
import { isSecret } from "./variables.ts";

/**
 * A key: from the environment, else from the data folder, where it is made at the first start. Of two processes that
 * start at once, both get the same.
 * @param name of its file
 * @returns the secret and, when it was made now, the file an operator should know of
 * @throws StartError when the file holds no secret
 */
export function loadSecret(
  given: string | undefined,
  folder: string,
  name = "secret",
): { secret: string; newFile?: string } {
  if (given) return { secret: given };
  const file = join(folder, name);
  const isNew = makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  // An empty file is what a crash or a full disk leaves behind.
  if (!isSecret(secret))
    throw new StartError(`${file} holds no secret: restore it from a backup, or delete it to have a new one made.`);
  return isNew ? { secret, newFile: file } : { secret };
}

/**
 * The same for whoever opens the data folder for nothing else: makes the folder if need be.
 * @throws StartError that names the folder, whatever is wrong with it
 */
export function keepSecret(given: string | undefined, dataDir: string, name: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return loadSecret(given, dataDir, name).secret;
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`The data folder ${dataDir} (DATA_DIR) cannot be used: ${error.message}.`);
  }
}

/** Writes a new secret aside and gives it its name when it is on disk, unless there is one. @returns whether it did */
function makeSecret(file: string): boolean {
  const aside = `${file}.${process.pid}`;
  const handle = openSync(aside, "w", 0o600);
  try {
    writeSync(handle, randomBytes(32).toString("base64url"));
    fsyncSync(handle);
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    closeSync(handle);
    rmSync(aside, { force: true });
  }
}
