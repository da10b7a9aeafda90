import { readdirSync } from "node:fs";
import { isContentFile } from "@waku/content";

/** Files of a content folder that hold its texts, by their paths in it, sorted. */
export function contentFilesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  return names.filter(isContentFile).sort();
}
