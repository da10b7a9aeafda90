import { join } from "node:path";
import { ContentError, type FilesSource, formatProblem, openFilesSource, type Problem, withLines } from "@waku/content";
import { StartError } from "@waku/server";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { ContentMirror } from "./content-mirror.ts";
import { MirrorFolder } from "./mirror-folder.ts";

type OnFollowed = (problems: Problem[]) => void;

export type OpenContent = { source: FilesSource; mirror?: ContentMirror };

/**
 * Opens the content to show: what was mirrored last where a content backend is configured, else the content that ships
 * with the site. The backend itself is not asked yet: a start never waits for it.
 * @param onFollowed in development told of every change to the files, with what keeps it from being shown
 * @throws StartError when there is no sound content
 */
export async function openContent(env: Env, log: Logger, onFollowed?: OnFollowed): Promise<OpenContent> {
  const { contentBackend: backend, dataDir } = env;
  if (!backend) return { source: await openShipped(env, log, onFollowed) };
  const folder = new MirrorFolder(dataDir);
  const mirrored = await openMirrored(env, log, folder);
  const source = mirrored?.source ?? (await openShipped(env, log));
  return { source, mirror: new ContentMirror({ backend, folder, source, version: mirrored?.version, log }) };
}

async function openShipped(
  { contentDir, contentBackend, deployment }: Env,
  log: Logger,
  onFollowed?: OnFollowed,
): Promise<FilesSource> {
  try {
    return await openFilesSource({
      folder: contentDir,
      siteMedia: contentBackend && siteMedia(contentDir),
      watch: deployment === "development" && !contentBackend,
      showsFuture: deployment === "development",
      onProblems: (problems) => logProblems(log, withLines(contentDir, problems)),
      onFollowed: onFollowed && ((problems) => onFollowed(withLines(contentDir, problems))),
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { message } = new ContentError(withLines(contentDir, error.problems));
    throw new StartError(`${message}\nThe content folder is ${contentDir} (CONTENT_DIR).`);
  }
}

async function openMirrored({ contentDir }: Env, log: Logger, folder: MirrorFolder) {
  const version = await folder.current();
  if (version === undefined) return undefined;
  try {
    const source = await openFilesSource({ folder: folder.pathOf(version), siteMedia: siteMedia(contentDir) });
    return { source, version };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    log.warn({ version }, "the content mirrored last has problems; the content that ships with the site is shown");
    logProblems(log, error.problems);
    return undefined;
  }
}

/** Pictures and files that the site shows whatever its content says. */
function siteMedia(contentDir: string): string[] {
  return [join(contentDir, "media")];
}

function logProblems(log: Logger, problems: Problem[]): void {
  for (const problem of problems) log.warn({ file: problem.file }, formatProblem(problem));
}
