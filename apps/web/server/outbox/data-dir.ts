import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError } from "../start-error.ts";

/**
 * Makes sure the data folder exists, is ours alone and can be written.
 * @throws StartError when it cannot
 */
export function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be written (${reason}): choose another with DATA_DIR=….`);
  }
}
