import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { runCommand } from "@waku/command";
import { ContentError, checkContent, formatProblem, type Problem, redirectsFile } from "@waku/content";
import { ownBackendUrl, StartError, tokenFile } from "@waku/server";
import { readEnv } from "../../env.ts";
import { ContentBackend, OvertakenError } from "../content-backend.ts";
import type { Manifest } from "../content-reply.ts";

const usage = `npm run cms:export -- --out <folder> [--replace]

Writes what is published in the content backend as a content folder: texts, redirects, uploaded files and the pictures
of the site. --replace puts it in the place of a folder that holds something already, for example content.`;

const options = { out: { type: "string" }, replace: { type: "boolean", default: false } } as const;

await runCommand({ usage, options }, async ({ values }) => {
  if (!values.out) throw new StartError(usage);
  const out = resolve(values.out);
  const isTaken = existsSync(out) && (await readdir(out)).length > 0;
  if (isTaken && !values.replace)
    throw new StartError(`${out} is not empty: choose another folder, or have it replaced with --replace.`);
  const env = await readSettings();
  const backend = new ContentBackend({ ...env.backend, signal: new AbortController().signal });
  const manifest = await fetchManifest(backend, env.backend.url);
  const draft = `${out}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await writeContent(draft, manifest, backend, env.contentDir);
    await putInPlace(draft, out);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const count = manifest.files.size;
  console.log(`${count} texts and ${Object.keys(manifest.media).length} uploaded files are in ${out}.`);
  await report(out);
});

/** Where the backend is: the one that is named, else the one that `npm run cms` runs on this machine. */
async function readSettings() {
  const { DATA_DIR = "", CMS_URL, CMS_TOKEN, ...others } = process.env;
  const { dataDir } = readEnv({ DATA_DIR });
  const url = CMS_URL || ownBackendUrl(process.env);
  const token = CMS_TOKEN || (await readFile(join(dataDir, tokenFile), "utf8").catch(() => "")).trim();
  if (!token)
    throw new StartError(`The backend's token is not known: set CMS_TOKEN, or DATA_DIR to the site's data folder.`);
  const { contentBackend, contentDir } = readEnv({ ...others, DATA_DIR, CMS_URL: url, CMS_TOKEN: token });
  if (!contentBackend) throw new StartError("The content backend is not known: set CMS_URL and CMS_TOKEN.");
  return { backend: contentBackend, contentDir };
}

async function fetchManifest(backend: ContentBackend, url: string): Promise<Manifest> {
  const { manifest } = await backend.content(undefined).catch((error: Error) => {
    throw new StartError(`The content backend at ${url} gives no content: ${error.message}.`);
  });
  if (!manifest) throw new StartError(`The content backend at ${url} gives no content.`);
  return manifest;
}

/** @param contentDir content folder of the site: its pictures belong to every content */
async function writeContent(
  folder: string,
  { files, media, redirects }: Manifest,
  backend: ContentBackend,
  contentDir: string,
): Promise<void> {
  const lines = redirects.map(({ locale, from, to }) => {
    const way = to === undefined ? "" : `, to: ${JSON.stringify(to)}`;
    return `- { locale: ${locale}, from: ${JSON.stringify(from)}${way} }\n`;
  });
  if (lines.length > 0) await writeFile(await prepared(folder, redirectsFile), lines.join(""));
  try {
    for await (const batch of backend.texts(files))
      for (const [file, text] of batch) await writeFile(await prepared(folder, file), text);
  } catch (error) {
    if (error instanceof OvertakenError)
      throw new StartError("Something was published meanwhile: please start the export again.");
    throw new StartError(`The texts cannot be had: ${error instanceof Error ? error.message : error}.`);
  }
  await cp(join(contentDir, "media"), join(folder, "media"), { recursive: true });
  for (const [file, item] of Object.entries(media))
    await backend.download(item, await prepared(folder, join("media", file))).catch((error: Error) => {
      throw new StartError(`media/${file} cannot be had: ${error.message}.`);
    });
}

/** The path of a file whose folder is there. */
async function prepared(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** Complete or not at all: what is replaced goes when the new folder has its place. */
async function putInPlace(draft: string, out: string): Promise<void> {
  const before = `${out}.old`;
  if (existsSync(out)) await rename(out, before);
  await rename(draft, out);
  await rm(before, { recursive: true, force: true });
}

/** Says what `npm run content:check` says: the backend holds to what pages need, not to every rule of writing. */
async function report(folder: string): Promise<void> {
  const problems = await checkContent(folder).then(
    ({ problems }): Problem[] => problems,
    (error: unknown) => {
      if (error instanceof ContentError) return error.problems;
      throw error;
    },
  );
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(problems.length === 0 ? "The content is sound." : `${problems.length} problem(s) for content:check.`);
  if (problems.length > 0) process.exitCode = 1;
}
