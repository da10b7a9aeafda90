import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "@waku/command";
import { ownBackendUrl, StartError } from "@waku/server";
import { operatorKey } from "../../src/access/operator-key.ts";
import type { ImportReport } from "../../src/moving/import-content.ts";
import { contentFilesIn } from "./content-files.ts";

const usage = `npm run cms:import -- [--dry-run] [--over-drafts] [FOLDER]

Publishes the files of a content folder (content) in the content backend, which runs, all or none. What the backend
publishes already stays as it is. --dry-run says what would change. --over-drafts also takes files of which editors have
newer drafts; those stay under “Versions”.`;

const root = resolve(import.meta.dirname, "../../../..");

const options = {
  "dry-run": { type: "boolean", default: false },
  "over-drafts": { type: "boolean", default: false },
} as const;

await runCommand({ usage, options, words: [0, 1] }, async ({ values, words: [name] }) => {
  const folder = resolve(name ?? join(root, "content"));
  if (!existsSync(join(folder, "shared"))) throw new StartError(`${folder} is no content folder: it has no shared/.`);
  const dryRun = values["dry-run"];
  const report = await send({ files: filesOf(folder), dryRun, overDrafts: values["over-drafts"] });
  const { added, changed, kept, drafts } = report;
  for (const file of added) console.log(`+ ${file}`);
  for (const file of changed) console.log(`~ ${file}`);
  for (const file of kept) console.log(`= ${file} (only in the backend, stays)`);
  console.log(`${added.length} new, ${changed.length} changed${dryRun ? "; nothing was done (--dry-run)" : ""}.`);
  if (drafts.length > 0 && !values["over-drafts"]) {
    console.error(`Editors have drafts of these, which are newer than what is published:\n  ${drafts.join("\n  ")}`);
    throw new StartError("Nothing was imported. Have them published or discarded, or import over them: --over-drafts.");
  }
});

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(contentFilesIn(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

async function send(order: object): Promise<ImportReport> {
  const { CMS_URL, CMS_SECRET, DATA_DIR } = process.env;
  const url = CMS_URL || ownBackendUrl(process.env);
  const secretFile = join(resolve(DATA_DIR || join(root, "data")), "cms-secret");
  const secret = CMS_SECRET || (existsSync(secretFile) ? readFileSync(secretFile, "utf8").trim() : "");
  if (!secret)
    throw new StartError("The backend's secret is not known: set CMS_SECRET, or DATA_DIR to its data folder.");
  const response = await fetch(new URL("/api/content-import", url), {
    method: "POST",
    headers: { Authorization: `Bearer ${operatorKey(secret)}`, "Content-Type": "application/json" },
    body: JSON.stringify(order),
  }).catch(() => {
    throw new StartError(`There is no content backend at ${url}: start it (npm run cms), or set CMS_URL.`);
  });
  if (response.status === 401)
    throw new StartError(`The content backend at ${url} has another secret: set CMS_SECRET or DATA_DIR to its own.`);
  const body = (await response.json().catch(() => ({}))) as ImportReport & { problems?: string[] };
  if (body.problems) throw new StartError(`Nothing was imported:\n${body.problems.join("\n")}`);
  if (!response.ok && response.status !== 409)
    throw new StartError(`The content backend at ${url} answered ${response.status}; its log says why.`);
  return body;
}
