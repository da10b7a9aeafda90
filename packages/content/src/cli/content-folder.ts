import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "@waku/command";

/**
 * The content folder that a command is about; that of this repository without a name.
 * @throws CommandError for a folder that holds no content
 */
export function contentFolder(name = `${import.meta.dirname}/../../../../content`): string {
  const folder = resolve(name);
  if (!existsSync(join(folder, "shared"))) throw new CommandError(`${folder} is no content folder: it has no shared/.`);
  return folder;
}
