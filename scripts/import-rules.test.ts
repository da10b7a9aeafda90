import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Imports that lead upwards, and some that are allowed, by the file they would stand in. */
const imports: Record<string, string> = {
  "packages/content/src/up.ts": "../../../apps/web/app/constants",
  "packages/i18n/src/up.ts": "@waku/content/moment",
  "packages/content/src/sideways.ts": "@waku/pricing",
  "packages/icons/src/up.ts": "@waku/server",
  "packages/icons/src/down.ts": "@waku/content/schema",
  "packages/content/src/icons.ts": "@waku/icons/interface-icons",
  "packages/pricing/src/app.ts": "../../../apps/web/app/constants",
  "packages/pricing/src/up.ts": "@waku/roi",
  "packages/roi/src/up.ts": "@waku/search",
  "packages/roi/src/down.ts": "@waku/pricing/settings",
  "packages/leads/src/up.ts": "@waku/roi",
  "packages/server/src/up.ts": "@waku/content",
  "packages/server/src/down.ts": "@waku/command",
  "packages/command/src/up.ts": "@waku/server",
  "packages/search/src/up.ts": "@waku/content/schema",
  "packages/leads/src/down.ts": "@waku/server/sealer",
  "apps/web/app/i18n/up.ts": "../ui/actions/actions",
  "apps/web/app/ui/icon/up.ts": "../../blocks/registry",
  "apps/web/app/ui/icon/router.ts": "react-router",
  "apps/web/app/ui/icon/server.ts": "../../../server/log",
  "apps/web/app/surfaces/report/up.ts": "../../page-data/links",
  "apps/web/app/tools/pricing/up.ts": "../../pages/page",
  "apps/web/app/blocks/hero/up.ts": "../../page-data/picture",
  "apps/web/app/blocks/hero/load.server.ts": "../../pages/page",
  "apps/web/app/blocks/hero/down.server.ts": "../../page-data/picture",
  "apps/web/app/blocks/hero/server.ts": "../../../server/log",
  "apps/web/app/pages/up.ts": "../../server/log",
  "apps/web/server/up.ts": "../app/pages/item",
  "apps/web/server/rules/up.ts": "../../app/layout/header/header",
  "apps/web/app/forms/server.ts": "@waku/leads/outbox",
  "apps/web/app/forms/down.ts": "@waku/leads",
  "apps/web/app/pages/down.ts": "../ui/actions/actions",
};
/** Two files that import each other, by their types only. */
const circle = { "apps/web/app/text/one.ts": "./two", "apps/web/app/text/two.ts": "./one" };

it("refuses imports that lead upwards or in a circle", () => {
  cpSync(join(import.meta.dirname, "../biome.json"), join(folder, "biome.json"));
  for (const [file, target] of Object.entries({ ...imports, ...circle })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `import type { Value } from "${target}";\n\nexport type Own = Value;\nexport type Value2 = Own;\n`,
    );
  }
  writeFileSync(
    join(folder, "apps/web/app/text/one.ts"),
    'import type { Two } from "./two";\n\nexport type One = Two | 1;\n',
  );
  writeFileSync(
    join(folder, "apps/web/app/text/two.ts"),
    'import type { One } from "./one";\n\nexport type Two = One | 2;\n',
  );
  expect(refused("noRestrictedImports")).toEqual(
    Object.keys(imports)
      .filter((file) => !/\bdown\b/.test(file))
      .sort(),
  );
  expect(refused("noImportCycles")).toEqual(Object.keys(circle).sort());
});

/** Files in which Biome finds the rule broken. */
function refused(rule: string): string[] {
  const options = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json"];
  const { diagnostics } = JSON.parse(biome(options)) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  return diagnostics
    .filter(({ category }) => category.endsWith(`/${rule}`))
    .map(({ location }) => location.path)
    .sort();
}

function biome(options: string[]): string {
  const command = join(import.meta.dirname, "../node_modules/.bin/biome");
  try {
    return execFileSync(command, options, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // Findings are a failure to the command; they stand in its output all the same.
    return String((error as { stdout: string }).stdout);
  }
}
