import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** Rights of everybody who is neither owner nor in the group. */
const others = 0o007;
const othersMayWrite = 0o002;
/** Keys are their owner's alone. */
const allButOwner = 0o077;
const keyFiles = /^(?:cms-|postgres-)?(?:secret|token)$/;

/** Something whose rights were taken back; modes as `ls` and `chmod` count them. */
export type Tightened = { path: string; was: string; is: string };

/**
 * Takes from others what they may do with a data folder and with what lies in it, and from the group what it may do with keys.
 * What a group may do else stays: backups and volumes rely on it. On Windows nothing is looked at.
 * @returns what was open
 * @throws StartError when others can write and that cannot be changed
 */
export function tightenFolder(folder: string): Tightened[] {
  if (process.platform === "win32" || !existsSync(folder)) return [];
  const inside = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    forbidden: keyFiles.test(name) ? allButOwner : others,
  }));
  return [{ path: folder, forbidden: others }, ...inside].flatMap(({ path, forbidden }) => tighten(path, forbidden));
}

function tighten(path: string, forbidden: number): Tightened[] {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (!before || before.isSymbolicLink() || (before.mode & forbidden) === 0) return [];
  try {
    chmodSync(path, before.mode & 0o7777 & ~forbidden);
  } catch {
    // Somebody else's: what matters is what it is now.
  }
  const { mode } = lstatSync(path);
  if (mode & othersMayWrite)
    throw new StartError(
      `Others on this machine can write ${path} (mode ${modeText(mode)}): take that from them with chmod o-rwx, or choose another folder with DATA_DIR=….`,
    );
  return [{ path, was: modeText(before.mode), is: modeText(mode) }];
}

function modeText(mode: number): string {
  return (mode & 0o7777).toString(8).padStart(4, "0");
}
