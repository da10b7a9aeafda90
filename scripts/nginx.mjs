// Installs nginx for the test behind a proxy where that needs nobody's help; without it that test is skipped.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, say } from "./prepare.mjs";

/** Makes sure of nginx and openssl, or says why a test will be skipped. */
export async function ensureNginx() {
  if (hasBoth()) return;
  const isDebianRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  if (isDebianRoot) {
    say("No nginx or openssl found; installing them (once) …");
    await run("apt-get", ["update", "-qq"]);
    // Its service is not started: only the test wants it.
    await run("apt-get", ["install", "-y", "-qq", "nginx-light", "openssl"], { RUNLEVEL: "1" });
  }
  if (!hasBoth())
    say("nginx or openssl is missing: the test behind a proxy with TLS is skipped. Install both to run it.");
}

function hasBoth() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return ["nginx", "openssl"].every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
