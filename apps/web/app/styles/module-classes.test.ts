import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");

test("every class that a component names is in its stylesheet", () => {
  const missing = globSync("**/*.tsx", { cwd: app }).flatMap((file) => {
    const source = readFileSync(join(app, file), "utf8");
    const code = source.replace(/^import .*$/gm, "");
    return [...source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, name, path = ""]) => {
      const sheet = readFileSync(join(dirname(join(app, file)), path), "utf8");
      const named = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used);
      return [...new Set(named)]
        .filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(sheet))
        .map((used) => `${relative(app, join(app, file))}: ${used}`);
    });
  });
  expect(missing).toEqual([]);
});
