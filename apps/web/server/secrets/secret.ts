import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/** Shorter keys could be guessed; an empty file is what a crash or a full disk leaves behind. */
export const minSecretLength = 32;

/**
 * The key that protects tokens in mails and forms: from the environment, else from the data folder, where it
 * is made at the first start.
 * @returns the secret and, when it was made now, the file an operator should know of
 * @throws StartError when the file holds no secret
 */
export function loadSecret(given: string | undefined, folder: string): { secret: string; newFile?: string } {
  if (given) return { secret: given };
  const file = join(folder, "secret");
  const isNew = makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < minSecretLength)
    throw new StartError(`${file} holds no secret: restore it from a backup, or delete it to have a new one made.`);
  return isNew ? { secret, newFile: file } : { secret };
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
