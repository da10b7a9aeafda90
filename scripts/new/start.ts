import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "@waku/command";

/** A start of something: files that are not there yet, and changes of files that are. Paths are relative to the repository. */
export type Start = {
  files: Record<string, string>;
  changes: Record<string, (text: string) => string>;
  /** What is left to do by hand. */
  next: string[];
};

/**
 * Writes a start into a repository: all of it or, where a file is there already or a place is not found, nothing.
 * @throws CommandError
 */
export function writeStart(root: string, { files, changes }: Start): void {
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken)
    throw new CommandError(`${taken} is there already and was left as it is; choose another name, or delete it first.`);
  const changed = Object.entries(changes).map(([file, change]): [string, string] => {
    return [file, change(readFileSync(join(root, file), "utf8"))];
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: "wx" });
  }
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const code = [...Object.keys(files), ...Object.keys(changes)].filter((file) => /\.(tsx?|css)$/.test(file));
  if (code.length === 0) return;
  // Sorts imports and breaks lines; the rules themselves are for `npm run lint`.
  const options = ["check", "--write", "--linter-enabled=false", "--vcs-enabled=false"];
  execFileSync(join(root, "node_modules/.bin/biome"), [...options, ...code], { cwd: root, stdio: "pipe" });
}

/**
 * Puts a line before the first place that matches.
 * @throws CommandError when there is none: the file has another form than this command knows
 */
export function lineBefore(file: string, place: RegExp, line: string): (text: string) => string {
  return (text) => {
    const at = text.search(place);
    if (at < 0)
      throw new CommandError(`${file} has no place like ${place}: scripts/new no longer fits it, mend it there.`);
    return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  };
}
