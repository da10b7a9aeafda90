import { existsSync } from "node:fs";
import { resolve } from "node:path";

const installed = resolve(import.meta.dirname, "../../../node_modules/node/bin/node");

/** The Node that the repository installs; the one at hand where it is missing. */
export const node = existsSync(installed) ? installed : process.execPath;
