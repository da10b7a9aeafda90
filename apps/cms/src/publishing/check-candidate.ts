import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type CheckScope, ContentError, checkContent, type Problem } from "@waku/content";
import type { Words } from "@waku/i18n/locale";
import { forEachConcurrently } from "@waku/server/for-each-concurrently";
import type { SanitizedConfig } from "payload";
import { mediaFolders } from "../pictures/picture-folder.ts";
import type { ExportedContent } from "./export-content.ts";
import { type Place, Places } from "./place.ts";
import { SoundContent } from "./sound-content.ts";

const soundContent = new SoundContent(mediaFolders);

/** What is wrong, and where, as editors read it. */
export type NamedProblem = { place: Place; message: Words };

/**
 * What would be wrong with a site that shows this content: the rules the site itself applies when it takes it over, and
 * those that its publication has on top of them.
 */
export async function problemsOf(
  content: ExportedContent,
  config: SanitizedConfig,
  scope: CheckScope = "publishing",
): Promise<NamedProblem[]> {
  return named(await problemsIn(content.files, scope), content, config);
}

/** The same for a publication: after the first one, what differs from the last sound content is checked, nothing else. */
export async function problemsOfChange(content: ExportedContent, config: SanitizedConfig): Promise<NamedProblem[]> {
  return named(await soundContent.problemsOf(content.files), content, config);
}

/** Drafts as far as they are sound, since the first look at them. */
let soundDrafts: SoundContent | undefined;
/** One look after the other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * The same for the newest texts of all, of which many may be unfinished. A text that is wrong counts as it is published for
 * the others, so that all that is wrong is found, not the first of it alone.
 * @param published files of the published content
 */
export function problemsOfDrafts(
  drafts: ExportedContent,
  published: () => Promise<ReadonlyMap<string, string>>,
  config: SanitizedConfig,
): Promise<NamedProblem[]> {
  const found = turn.then(async () => named(await problemsInDrafts(drafts.files, published), drafts, config));
  turn = found.catch(() => undefined);
  return found;
}

async function problemsInDrafts(
  drafts: ReadonlyMap<string, string>,
  published: () => Promise<ReadonlyMap<string, string>>,
): Promise<Problem[]> {
  soundDrafts ??= await soundContent.fork();
  const problems: Problem[] = [];
  const files = new Map(drafts);
  let sound: ReadonlyMap<string, string> | undefined;
  for (;;) {
    const found = await soundDrafts.problemsOf(files);
    if (found.length === 0) return problems;
    problems.push(...found);
    sound ??= await published();
    const wrong = new Set(found.map(({ file }) => file).filter((file) => files.get(file) !== sound?.get(file)));
    if (wrong.size === 0) return problems;
    for (const file of wrong) {
      const text = sound.get(file);
      if (text === undefined) files.delete(file);
      else files.set(file, text);
    }
  }
}

function named(problems: Problem[], content: ExportedContent, config: SanitizedConfig): NamedProblem[] {
  const places = new Places(content, config);
  const named = new Map<string, NamedProblem>();
  for (const problem of problems) {
    const found = { place: places.of(problem), message: places.message(problem) };
    // What is wrong in two parts of one text stands once in the panel.
    const key = JSON.stringify([found.place.document, found.place.field, found.message]);
    if (!named.has(key)) named.set(key, found);
  }
  return [...named.values()];
}

function problemsIn(files: ReadonlyMap<string, string>, scope: CheckScope): Promise<Problem[]> {
  return inFolder(files, (folder) => problemsOfFolder(folder, scope));
}

/** What is wrong with a content folder, whose media are those of the backend. */
export async function problemsOfFolder(folder: string, scope: CheckScope): Promise<Problem[]> {
  try {
    return (await checkContent(folder, scope, mediaFolders)).problems;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Lays files into a folder for a job. */
export async function inFolder<T>(files: ReadonlyMap<string, string>, job: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "cms-check-"));
  try {
    const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))));
    await forEachConcurrently(folders, async (each) => void (await mkdir(each, { recursive: true })));
    await forEachConcurrently(files, ([file, text]) => writeFile(join(folder, file), text));
    return await job(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
