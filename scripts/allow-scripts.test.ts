import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
const { allowScripts }: { allowScripts: Record<string, unknown> } = read("package.json");
const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = read("package-lock.json");

/** Packages that would run a script when they are installed. */
const withScripts = new Set(
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
);

/** They do what they are here for without theirs: a call for donations, and a download that nobody asks for. */
const withoutTheirs = ["core-js", "vnu-jar"];

it("decides for every package whether its install script may run", () => {
  expect(Object.values(allowScripts).filter((value) => value !== true)).toEqual([]);
  expect([...Object.keys(allowScripts), ...withoutTheirs].sort()).toEqual([...withScripts].sort());
});
