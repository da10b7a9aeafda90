import { createReadStream } from "node:fs";

/** Byte-order marks of texts whose letters have two bytes. */
const wideMarks = new Map([
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
]);

/**
 * What no text holds. Tabulators, ends of lines and pages are of a text, and the escape that logs are colored with; a
 * binary file has others within its first lines.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the purpose
const notOfText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/;

/**
 * Whether a file on disk is plain text, in UTF-8, UTF-16 with its mark, or a code page of one byte a letter, as
 * spreadsheets write it. Markup does not count, and no script that names its interpreter: what something else than a
 * reader would run or show as a page is no text.
 */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let start = "";
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    // Latin-1 maps each byte to a character of its own, which is enough to find control characters by.
    decoder ??= new TextDecoder(wideMarks.get(piece.subarray(0, 2).toString("hex")) ?? "latin1");
    const text = decoder.decode(piece, { stream: true });
    if (notOfText.test(text)) return false;
    if (start.length < 100) start += text.slice(0, 1000).replace(/^[\s\ufeff\u00ef\u00bb\u00bf]+/, "");
  }
  return start !== "" && !start.startsWith("<") && !start.startsWith("#!");
}
