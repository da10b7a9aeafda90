import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "@waku/command";
import { getPayload } from "payload";

const usage = `npm run migration -w @waku/cms -- NAME    for example add-teaser

After every change of the content model: writes the steps from the tables of the last migration to those that the
fields want now. No database is touched.`;

await runCommand({ usage, words: [1, 1] }, async ({ words: [name = ""] }) => {
  const unused = "no-key-since-nothing-is-served-here";
  Object.assign(process.env, { CMS_TOKEN: unused, CMS_SECRET: unused });
  const { default: config } = await import("../src/payload.config.ts");
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
  completeImports(join(import.meta.dirname, "../src/migrations"));
  process.exit();
});

/** What is generated is for bundlers: Node wants endings, and types said to be types. */
function completeImports(folder: string): void {
  for (const file of readdirSync(folder).filter((each) => each.endsWith(".ts"))) {
    const text = readFileSync(join(folder, file), "utf8");
    const mended = text
      .replace(/from '\.\/(\w+)'/g, "from './$1.ts'")
      .replace(
        "import { MigrateUpArgs, MigrateDownArgs, sql }",
        "import { type MigrateUpArgs, type MigrateDownArgs, sql }",
      );
    writeFileSync(join(folder, file), mended);
  }
}
