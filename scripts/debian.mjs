import { existsSync } from "node:fs";
import { run, say } from "./prepare.mjs";

/**
 * Installs packages where that needs nobody's help: on Debian, as root. Services among them are not started.
 * @param what what is missing, for people
 * @param packages names, and options of apt-get before them
 * @returns whether it worked
 */
export async function installFromDebian(what, ...packages) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  say(`No ${what} found; installing from Debian (once) …`);
  await run("apt-get", ["update", "-qq"]);
  const env = { RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" };
  return (await run("apt-get", ["install", "-y", "-qq", ...packages], env)) === 0;
}
