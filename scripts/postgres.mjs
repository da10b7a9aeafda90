// Installs the system's PostgreSQL for the tests of the content backend where that needs nobody's help; the backend brings its own.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { say } from "./prepare.mjs";

/** Makes sure of a PostgreSQL server's programs, or says which tests will be skipped. */
export async function ensurePostgres() {
  if (hasPrograms()) return;
  // Every test starts a server of its own.
  await installFromDebian("PostgreSQL", "--no-install-recommends", "postgresql");
  if (!hasPrograms())
    say("The system has no PostgreSQL: the content backend is tested on its own alone. Install it to test on both.");
}

function hasPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.some((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}
