import { access } from "node:fs/promises";
import { join } from "node:path";
import { parseLinkTarget } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Every named media file lies under `content/media`; every named video has an entry in the settings. */
export async function checkMedia(folder: string, content: LoadedContent): Promise<Problem[]> {
  const found: Problem[] = [];
  const { funding, videos } = content.globals.site;
  if (funding && !(await exists(join(folder, "media", funding.logo))))
    found.push({
      file: "shared/site.yaml",
      at: "funding.logo",
      message: `names media/${funding.logo}, which does not exist`,
    });
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    for (const file of filesOf(entry)) {
      if (!parseLinkTarget(file) && !(await exists(join(folder, "media", file))))
        found.push({ file: entry.file, message: `offers media/${file}, which does not exist` });
    }
    for (const video of videosOf(entry))
      if (!(video in videos))
        found.push({
          file: entry.file,
          message: `names the video "${video}"; add it under videos in shared/site.yaml (null when its id is not known yet)`,
        });
  }
  return found;
}

function filesOf(entry: Entry): string[] {
  if (entry.kind === "page")
    return entry.page.blocks.flatMap((block) => {
      if (block.type === "downloads") return block.items.map((item) => item.file);
      return block.type === "form" && block.document ? [block.document] : [];
    });
  return "downloads" in entry ? entry.downloads.map((item) => item.file) : [];
}

function videosOf(entry: Entry): string[] {
  if (entry.kind === "page") return entry.page.blocks.flatMap((block) => (block.type === "video" ? [block.video] : []));
  return entry.kind === "item" && typeof entry.fields.video === "string" ? [entry.fields.video] : [];
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
