import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, statSync } from "node:fs";
import { StartError } from "@waku/server";
import { ownDatabase } from "./programs.ts";

/** How programs of PostgreSQL are run, which refuse to run as root. */
export type Runner = {
  /** Command and arguments that stand before a program. */
  prefix: readonly string[];
  /** The user who runs them, if another than the backend's. */
  owner?: Owner;
};
type Owner = { uid: number; gid: number };

const name = "postgres";
const groupMayEnter = 0o010;

/** Root, seen as somebody else by what runs within: it may enter all folders that root may, wherever they lie. */
const asSomebodyElse = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/**
 * Where the backend itself is root, PostgreSQL runs in a user namespace in which root has another name. Where the system
 * has none, it runs as the user `postgres`, made if there is none, whose group may enter the data folder then.
 * @throws StartError when neither is possible
 */
export function serverRunner(dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (works(asSomebodyElse)) return { prefix: asSomebodyElse };
  const owner = findUser() ?? makeUser();
  const { mode, gid } = statSync(dataDir);
  if (gid !== owner.gid) chownSync(dataDir, 0, owner.gid);
  // A change of the group may have reset it.
  chmodSync(dataDir, (mode & 0o7777) | groupMayEnter);
  return { prefix: [], owner };
}

/** Gives the server's files to who runs it now: a data folder may have come from a system where that was another. */
export function giveFiles(folder: string, { owner = { uid: 0, gid: 0 } }: Runner): void {
  if (process.getuid?.() !== 0 || !existsSync(folder) || statSync(folder).uid === owner.uid) return;
  execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder], { stdio: "pipe" });
}

function works([command = "", ...args]: readonly string[]): boolean {
  try {
    execFileSync(command, [...args, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function findUser(): Owner | undefined {
  try {
    const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, name], { stdio: "pipe" })));
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function makeUser(): Owner {
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", name], {
      stdio: "pipe",
    });
  } catch {
    // What follows says it.
  }
  const owner = findUser();
  if (owner) return owner;
  throw new StartError(
    `PostgreSQL does not run as root, and no user "${name}" could be made: start the backend as another user, or ${ownDatabase}.`,
  );
}
