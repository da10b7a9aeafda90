import type { Locale } from "../i18n/locale";
import type { FieldDefinition } from "./definition.server";
import { errorTexts, type FileLimits } from "./error-texts.server";
import type { LeadFile } from "./lead";
import type { ReceivedFile } from "./received-file";

const bytesPerMegabyte = 1_000_000;

/** What a file field takes. */
export function fileLimits({ maxFiles = 0 }: FieldDefinition, maxFileBytes: number): FileLimits {
  return { maxFiles, maxMegabytes: maxFileBytes / bytesPerMegabyte };
}

/** The files of a field, or the first reason why they are not accepted, in the page's language. */
export function readFiles(
  received: ReceivedFile[],
  limits: FileLimits,
  locale: Locale,
): { files: LeadFile[]; error?: string } {
  const files: LeadFile[] = [];
  const { file: texts, fileUnnamed } = errorTexts[locale];
  for (const { name, result } of received) {
    // What could not be stored is no fault of the visitor's; the form as a whole says so.
    if (result === "notStored") continue;
    if (typeof result === "string") return { files: [], error: texts[result](name || fileUnnamed, limits) };
    files.push(result);
  }
  if (files.length > limits.maxFiles) return { files: [], error: texts.tooMany("", limits) };
  return { files };
}
