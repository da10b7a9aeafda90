import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "@waku/server";

/**
 * Makes sure the data folder exists, is ours alone and can be written.
 * @throws StartError when it cannot
 */
export function prepareDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be written (${reason}): choose another with DATA_DIR=….`);
  }
}

/** One level after the other: where folders cannot be made at all (/proc), Node's recursive way never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
