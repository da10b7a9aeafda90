import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Words } from "@waku/i18n/locale";
import {
  type Block,
  type Locale,
  locales,
  mapFields,
  parseLinkTarget,
  pictureFile,
  pictureFormats,
  pictureGrounds,
  pictureWidths,
} from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import { pictureOf } from "../../source/picture.ts";
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
    for (const { name, at } of filesOf(entry)) {
      if (!parseLinkTarget(name) && !(await exists(folders, name)))
        found.push({
          file: entry.file,
          at,
          message: {
            de: `bietet media/${name} an; diese Datei gibt es nicht`,
            en: `offers media/${name}, which does not exist`,
          },
        });
    }
    for (const { name, at } of videosOf(entry))
      if (!(name in videos))
        found.push({
          file: entry.file,
          at,
          message: {
            de: `nennt das Video „${name}“; tragen Sie es bei den Videos ein (shared/site.yaml), ohne Kennung, solange sie nicht bekannt ist`,
            en: `names the video "${name}"; add it under videos in shared/site.yaml (without id while it is not known)`,
          },
        });
  }
  found.push(...checkPictureTexts(content), ...(await checkPictures(folders, content)));
  return found;
}

/** A picture may be shown in either language, so both say what is to be seen on it. */
function checkPictureTexts({ globals: { pictures } }: LoadedContent): Problem[] {
  return locales.flatMap((locale) => {
    const [other] = locales.filter((each) => each !== locale) as [Locale];
    const missing = Object.keys(pictures.texts[other]).filter((name) => !(name in pictures.texts[locale]));
    return missing.map((name) => ({
      file: `${locale}/pictures.yaml`,
      at: name,
      message: {
        de: `fehlt; in ${other}/pictures.yaml steht, was auf dem Bild zu sehen ist`,
        en: `is missing; ${other}/pictures.yaml says what is to be seen on the picture`,
      },
    }));
  });
}

/** Pictures that nothing shows may be unfinished. */
async function checkPictures(folders: string[], { entries, globals }: LoadedContent): Promise<Problem[]> {
  const found: Problem[] = [];
  const missing = new Map<string, string[]>();
  for (const entry of [...entries.de, ...entries.en])
    for (const { name, at } of picturesOf(entry)) {
      const isDescribed = globals.pictures.texts[entry.locale][name] !== undefined;
      const files = missing.get(name) ?? (await missingFiles(folders, name, name in globals.pictures.light));
      missing.set(name, files);
      const message = pictureFault(name, entry.locale, isDescribed, files);
      if (message) found.push({ file: entry.file, at, message });
    }
  return found;
}

function pictureFault(name: string, locale: Locale, isDescribed: boolean, missing: string[]): Words | undefined {
  const file = `${locale}/pictures.yaml`;
  if (!isDescribed && missing.length > 0)
    return {
      de: `zeigt das Bild „${name}“, das es nicht gibt; ein neues braucht seine Dateien und seinen Text (${file})`,
      en: `shows the picture "${name}", which does not exist; a new one needs its files and its text (${file})`,
    };
  if (!isDescribed)
    return {
      de: `zeigt das Bild „${name}“; was darauf zu sehen ist, steht noch nirgends (${file})`,
      en: `shows the picture "${name}"; say in ${file} what is to be seen on it`,
    };
  if (missing.length > 0)
    return {
      de: `zeigt das Bild „${name}“, aber media/${missing[0]} gibt es nicht (fehlende Dateien: ${missing.length})`,
      en: `shows the picture "${name}", but media/${missing[0]} does not exist (missing files: ${missing.length})`,
    };
  return undefined;
}

async function missingFiles(folders: string[], picture: string, hasLight: boolean): Promise<string[]> {
  const grounds = pictureGrounds.filter((ground) => ground === "navy" || hasLight);
  const files = grounds.flatMap((ground) =>
    pictureWidths.flatMap((width) => pictureFormats.map((format) => pictureFile(picture, ground, width, format))),
  );
  const present = await Promise.all(files.map((file) => exists(folders, file)));
  return files.filter((_, index) => !present[index]);
}

/** Pictures that a document shows. */
function picturesOf(entry: Entry): Named[] {
  const opening = pictureOf(entry);
  if (opening) return [{ name: opening.name, at: "picture.name" }];
  return entry.kind === "page" ? namesIn(entry.page.blocks, "picture") : [];
}

function filesOf(entry: Entry): Named[] {
  if (entry.kind === "page") return namesIn(entry.page.blocks, "file");
  const recording = recordingOf(entry);
  if (recording) return [{ name: recording.file, at: "audio.file" }];
  const downloads = "downloads" in entry ? entry.downloads : [];
  return downloads.map(({ file }, index) => ({ name: file, at: `downloads.${index}.file` }));
}

function videosOf(entry: Entry): Named[] {
  if (entry.kind === "page") return namesIn(entry.page.blocks, "video");
  const video = entry.kind === "item" ? entry.fields.video : undefined;
  return typeof video === "string" ? [{ name: video, at: "video" }] : [];
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

/** The name of something, and the field of its document in which it stands. */
type Named = { name: string; at: string };

/** What the blocks of a page name, by their schemas: files, pictures or videos. */
export function namesIn(blocks: Block[], kind: "file" | "picture" | "video"): Named[] {
  return blocks.flatMap((block, index) => {
    const found: Named[] = [];
    mapFields(block, (name, meaning, at) => {
      if ("refersTo" in meaning && meaning.refersTo === kind) found.push({ name, at: `blocks.${index}.${at}` });
      return name;
    });
    return found;
  });
}
