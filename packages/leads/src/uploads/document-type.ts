import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { type FileSet, type FileType, fileSets } from "../file-types.ts";
import { isPlainText } from "./plain-text-file.ts";

/** Readers of PDF take so many bytes before the mark it begins with. */
const pdfLeadBytes = 1024;
const pdfMark = "%PDF-";

/**
 * Which of the files that a field takes one on disk is, by its content; undefined when it is none. Only among plain
 * texts its name decides: the content of a table and of a log looks alike.
 */
export async function documentType(path: string, name: string, set: FileSet): Promise<FileType | undefined> {
  const { binary, text } = fileSets[set];
  // What its reader stumbles over is no document we take.
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const mime = detected?.mime ?? ((await isLatePdf(path)) ? "application/pdf" : undefined);
  const known = binary.find((type) => type.mime === mime);
  if (known || text.length === 0 || !(await isPlainText(path))) return known;
  const ending = name.toLowerCase().split(".").at(-1);
  return text.find(({ extension }) => extension === ending) ?? text.at(-1);
}

/**
 * Whether a file of no other known type has the mark of a PDF behind something else: a line break, a byte-order mark,
 * what a printer or a mail program put there. Markup does not go through: what is a page to a browser is no document.
 */
async function isLatePdf(path: string): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(pdfLeadBytes + pdfMark.length));
    const start = buffer.subarray(0, bytesRead).toString("latin1");
    const at = start.indexOf(pdfMark);
    return at >= 0 && !start.slice(0, at).includes("<");
  } finally {
    await handle.close();
  }
}
