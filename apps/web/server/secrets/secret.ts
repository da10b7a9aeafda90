import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * The key that protects tokens in mails and forms: from the environment, else from the data folder, where it
 * is made at the first start.
 * @returns the secret and, when it was made now, the file an operator should know of
 */
export function loadSecret(given: string | undefined, folder: string): { secret: string; newFile?: string } {
  if (given) return { secret: given };
  const file = join(folder, "secret");
  try {
    const handle = openSync(file, "wx", 0o600);
    const secret = randomBytes(32).toString("base64url");
    writeSync(handle, secret);
    fsyncSync(handle);
    closeSync(handle);
    return { secret, newFile: file };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return { secret: readFileSync(file, "utf8").trim() };
  }
}
