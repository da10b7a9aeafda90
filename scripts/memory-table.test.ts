import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Code of the servers that lives as long as they do. */
const folders = ["apps/web/server", "packages/{leads,server,i18n,content}/src", "apps/cms/{src,server}"];
/** Something that begins empty and is filled later: in a field, or in a module. */
const keeps =
  /new LRUCache\(|^ *this\.#\w+ = new (?:Map|Set)(?:<.*>)?\(\)|^(?: {2}(?:static |readonly )*#?\w+|(?:export )?(?:const|let) \w+)(?:: .+)? = .*new (?:Map|Set)(?:<.*>)?\(\)/m;
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: root },
)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const keeping = files.filter((file) => keeps.test(read(file)));

/** Files, or folders of them, that keep nothing whose keys come from outside, and why. */
const others: Record<string, string> = {
  "packages/content/src/source/": "the content, by names that it gives itself",
  "packages/content/src/check/": "the content, while it is checked",
  "apps/web/server/search/entry-index.ts": "the content",
  "apps/web/server/documents/content-memory.ts": "bounded by whoever makes one: they stand in the table",
  "packages/leads/src/appointments/holiday-feed.ts": "days of a calendar that editors name, as many as are read of it",
  "apps/cms/src/moving/": "the content, while it is imported",
  "apps/cms/src/publishing/digests.ts": "the content",
  "apps/cms/src/publishing/export-content.ts": "the content",
  "apps/cms/src/publishing/read-documents.ts": "the content",
  "apps/cms/src/publishing/sound-content.ts": "the content",
};

const [, section = ""] = /## What is kept in memory\n([\s\S]*?)\n## /.exec(read("docs/architecture.md")) ?? [];
const rows = section.split("\n").filter((line) => line.startsWith("| `"));
const named = rows.flatMap((row) =>
  [...(row.split("|")[1] ?? "").matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = ""]) => name),
);
const isNamed = (file: string) => named.some((name) => file.endsWith(`/${name}`));

it("names what keeps something in memory, or says here why it need not", () => {
  expect(keeping.length).toBeGreaterThan(20);
  const missing = keeping.filter(
    (file) => !isNamed(file) && !Object.keys(others).some((other) => file.startsWith(other)),
  );
  expect(missing, "not in the table of docs/architecture.md").toEqual([]);
});

it("names only files that there are", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  expect(Object.keys(others).filter((other) => !keeping.some((file) => file.startsWith(other)))).toEqual([]);
});
