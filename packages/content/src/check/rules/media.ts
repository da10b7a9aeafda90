import { access } from "node:fs/promises";
import { join } from "node:path";
import {
  type Block,
  mapFields,
  type PictureName,
  parseLinkTarget,
  pictureFile,
  pictureFormats,
  pictureGrounds,
  pictureWidths,
} from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";
import { recordingOf } from "../../source/recording.ts";

/**
 * Every named media file lies in one of the media folders; every named video has an entry in the settings; every named
 * picture has all its files and says what it shows.
 */
export async function checkMedia(folders: string[], content: LoadedContent): Promise<Problem[]> {
  const found: Problem[] = [];
  const { funding, videos } = content.globals.site;
  if (funding && !(await exists(folders, funding.logo)))
    found.push({
      file: "shared/site.yaml",
      at: "funding.logo",
      message: {
        de: `nennt media/${funding.logo}; diese Datei gibt es nicht`,
        en: `names media/${funding.logo}, which does not exist`,
      },
    });
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    for (const file of filesOf(entry)) {
      if (!parseLinkTarget(file) && !(await exists(folders, file)))
        found.push({
          file: entry.file,
          message: {
            de: `bietet media/${file} an; diese Datei gibt es nicht`,
            en: `offers media/${file}, which does not exist`,
          },
        });
    }
    for (const video of videosOf(entry))
      if (!(video in videos))
        found.push({
          file: entry.file,
          message: {
            de: `nennt das Video „${video}“; tragen Sie es bei den Videos ein (shared/site.yaml), ohne Kennung, solange sie nicht bekannt ist`,
            en: `names the video "${video}"; add it under videos in shared/site.yaml (without id while it is not known)`,
          },
        });
  }
  found.push(...(await checkPictures(folders, content)));
  return found;
}

/** Pictures that no page names may be unfinished. */
async function checkPictures(folders: string[], { entries, globals }: LoadedContent): Promise<Problem[]> {
  const found: Problem[] = [];
  const missing = new Map<PictureName, string[]>();
  for (const entry of [...entries.de, ...entries.en])
    for (const picture of picturesOf(entry)) {
      if (!globals.pictures.texts[entry.locale][picture])
        found.push({
          file: entry.file,
          message: {
            de: `zeigt das Bild „${picture}“; was darauf zu sehen ist, steht noch nirgends (${entry.locale}/pictures.yaml)`,
            en: `shows the picture "${picture}"; say in ${entry.locale}/pictures.yaml what is to be seen on it`,
          },
        });
      const files =
        missing.get(picture) ?? (await missingFiles(folders, picture, globals.pictures.light.includes(picture)));
      missing.set(picture, files);
      if (files.length > 0)
        found.push({
          file: entry.file,
          message: {
            de: `zeigt das Bild „${picture}“, aber media/${files[0]} gibt es nicht (fehlende Dateien: ${files.length})`,
            en: `shows the picture "${picture}", but media/${files[0]} does not exist (missing files: ${files.length})`,
          },
        });
    }
  return found;
}

async function missingFiles(folders: string[], picture: PictureName, hasLight: boolean): Promise<string[]> {
  const grounds = pictureGrounds.filter((ground) => ground === "navy" || hasLight);
  const files = grounds.flatMap((ground) =>
    pictureWidths.flatMap((width) => pictureFormats.map((format) => pictureFile(picture, ground, width, format))),
  );
  const present = await Promise.all(files.map((file) => exists(folders, file)));
  return files.filter((_, index) => !present[index]);
}

function picturesOf(entry: Entry): Set<PictureName> {
  return new Set(entry.kind === "page" ? (namesIn(entry.page.blocks, "picture") as PictureName[]) : []);
}

function filesOf(entry: Entry): string[] {
  if (entry.kind === "page") return namesIn(entry.page.blocks, "file");
  const recording = recordingOf(entry);
  if (recording) return [recording.file];
  return "downloads" in entry ? entry.downloads.map((item) => item.file) : [];
}

function videosOf(entry: Entry): string[] {
  if (entry.kind === "page") return namesIn(entry.page.blocks, "video");
  return entry.kind === "item" && typeof entry.fields.video === "string" ? [entry.fields.video] : [];
}

async function exists(folders: string[], file: string): Promise<boolean> {
  for (const folder of folders) if (await isThere(join(folder, file))) return true;
  return false;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** What the blocks of a page name, by their schemas: files, pictures or videos. */
export function namesIn(blocks: Block[], kind: "file" | "picture" | "video"): string[] {
  const found: string[] = [];
  for (const block of blocks)
    mapFields(block, (name, meaning) => {
      if ("refersTo" in meaning && meaning.refersTo === kind) found.push(name);
      return name;
    });
  return found;
}
