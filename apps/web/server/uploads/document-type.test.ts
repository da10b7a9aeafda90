import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { documentType } from "./document-type.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "type-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function extensionOf(content: string): Promise<string | undefined> {
  const path = join(folder, "file");
  writeFileSync(path, Buffer.from(content, "latin1"));
  return (await documentType(path))?.extension;
}

test.each([
  ["nothing", ""],
  ["a line break", "\n"],
  ["a byte-order mark and blanks", "\u00ef\u00bb\u00bf \r\n\t"],
  ["what printers are told", "\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n"],
  ["as much as readers bear", "x".repeat(1024)],
])("a PDF behind %s", async (_what, lead) => {
  expect(await extensionOf(`${lead}%PDF-1.7\n%%EOF\n`)).toBe("pdf");
});

test.each([
  ["more than readers bear", `${"x".repeat(1025)}%PDF-1.7`],
  ["a web page", "<!doctype html><script>alert(1)</script>%PDF-1.7"],
  ["a program", `MZ${"x".repeat(100)}%PDF-1.7`],
  ["a picture", "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000%PDF-1.7"],
  ["half a mark at the end of the lead", `${"x".repeat(1026)}%PDF-`],
  ["a text", "about %PDF files"],
])("not behind %s", async (_what, content) => {
  expect(await extensionOf(content)).toBeUndefined();
});
