import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { StartError } from "@waku/server";
import { ownDatabase } from "./programs.ts";

/** Who runs the server, which refuses to run as root. */
export type Owner = { uid: number; gid: number };

const name = "postgres";
const groupMayEnter = 0o010;

/**
 * The user who runs PostgreSQL where the backend itself is root; made if there is none. Its group may enter the data
 * folder then, and read nothing there.
 * @returns undefined for whoever runs the backend
 * @throws StartError when no user can be made
 */
export function serverOwner(dataDir: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = findUser() ?? makeUser();
  const { mode, gid } = statSync(dataDir);
  if (gid !== owner.gid) chownSync(dataDir, 0, owner.gid);
  // A change of the group may have reset it.
  chmodSync(dataDir, (mode & 0o7777) | groupMayEnter);
  return owner;
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
