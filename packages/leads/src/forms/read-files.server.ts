import type { Locale } from "@waku/i18n/locale";
import { plainLine } from "@waku/i18n/plain-text";
import { isLeftOut, type LeftOutFile } from "../file-types.ts";
import type { LeadFile } from "../lead.ts";
import type { ReceivedFile } from "../received-file.ts";
import type { FieldDefinition } from "./definition.server.ts";
import { errorTexts, type FileLimits } from "./error-texts.server.ts";

const bytesPerMegabyte = 1_000_000;
/** So much of a name tells a visitor which of the files is meant. */
const longestName = 120;

/** What a file field takes. */
export function fileLimits(field: FieldDefinition, maxFileBytes: number): FileLimits {
  const { maxFiles = 0, fileSet = "documents" } = field;
  return { maxFiles, fileSet, maxMegabytes: maxFileBytes / bytesPerMegabyte };
}

/**
 * The files of a field and those that it is accepted without, or the first reason why they are not accepted, in the
 * page's language.
 */
export function readFiles(
  received: ReceivedFile[],
  limits: FileLimits,
  locale: Locale,
): { files: LeadFile[]; leftOut: LeftOutFile[]; error?: string } {
  const files: LeadFile[] = [];
  const leftOut: LeftOutFile[] = [];
  const { file: texts, fileUnnamed } = errorTexts[locale];
  for (const { name, result } of received) {
    // What could not be stored is no fault of the visitor's; the form as a whole says so.
    if (result === "notStored") continue;
    if (typeof result === "string" && isLeftOut(result))
      leftOut.push({ name: plainLine(name.slice(0, longestName)) || fileUnnamed, reason: result });
    else if (typeof result === "string")
      return { files: [], leftOut: [], error: texts[result](name || fileUnnamed, limits) };
    else files.push(result);
  }
  if (files.length + leftOut.length > limits.maxFiles)
    return { files: [], leftOut: [], error: texts.tooMany("", limits) };
  return { files, leftOut };
}
