// Installs nginx for the test behind a proxy where that needs nobody's help; without it that test is skipped.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { say } from "./prepare.mjs";

/** Makes sure of nginx and openssl, or says why a test will be skipped. */
export async function ensureNginx() {
  if (hasBoth()) return;
  await installFromDebian("nginx or openssl", "nginx-light", "openssl");
  if (!hasBoth())
    say("nginx or openssl is missing: the test behind a proxy with TLS is skipped. Install both to run it.");
}

function hasBoth() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return ["nginx", "openssl"].every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
