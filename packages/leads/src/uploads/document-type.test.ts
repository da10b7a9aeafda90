import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FileSet } from "../file-types.ts";
import { documentType } from "./document-type.ts";
import { docx, xlsx, zip, zipBomb } from "./testing/documents.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "type-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function extensionOf(content: string | Buffer, name = "", set: FileSet = "documents") {
  const path = join(folder, "file");
  writeFileSync(path, typeof content === "string" ? Buffer.from(content, "latin1") : content);
  return (await documentType(path, name, set))?.extension;
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

const attachment = (content: string | Buffer, name = "") => extensionOf(content, name, "attachments");
/** The first bytes of pictures, and what their readers want to see behind them. */
const png = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154", "hex");
const jpg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffdb0043000101", "hex");
const webp = Buffer.from("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700", "hex");

test.each([
  ["a floor plan as PDF", "%PDF-1.7\n%%EOF\n", "plan.dwg", "pdf"],
  ["a picture (PNG)", png, "plan.jpg", "png"],
  ["a picture (JPEG)", jpg, "plan", "jpg"],
  ["a picture (WebP)", webp, "plan.webp", "webp"],
  ["a questionnaire (Word)", docx(), "questions.zip", "docx"],
  ["an export (Excel)", xlsx(), "machines.xlsx", "xlsx"],
  ["an export (CSV)", "machine;hours\r\nAMR 07;1.200\r\n", "machines.CSV", "csv"],
  ["a table in the code page of an office", "Ger\u00e4t;L\u00e4nge\r\n", "geraete.csv", "csv"],
  ["a log with colors", "\u001b[31mERROR\u001b[0m lidar\r\n", "amr.log", "log"],
  ["a log that begins like a picture", "BM1 battery low\n", "amr.log", "log"],
  ["a text in UTF-16", Buffer.from("\ufeffvehicle 7", "utf16le"), "a.txt", "txt"],
  ["a text behind its mark", "\u00ef\u00bb\u00bf{}", "state.json", "json"],
  ["a text that calls itself something else", "echo 1", "run.bat", "txt"],
  ["a text without a name", "hello", "", "txt"],
])("attached: %s", async (_what, content, name, extension) => {
  expect(await attachment(content, name)).toBe(extension);
});

test.each([
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100), Buffer.from("x")]), "a.log"],
  ["an archive", zip({ "log.txt": "text" }), "log.zip"],
  ["a table with macros", xlsx("macroEnabled"), "machines.xlsx"],
  ["a web page", "\n <!doctype html><script>alert(1)</script>", "a.txt"],
  ["a drawing that runs scripts", '\u00ef\u00bb\u00bf<svg onload="alert(1)"/>', "plan.csv"],
  ["a script for a shell", "#!/bin/sh\nrm x", "a.log"],
  ["a text with a zero far behind", `${"x".repeat(200_000)}\u0000`, "a.log"],
  ["blanks", " \n", "a.txt"],
])("not attached: %s", async (_what, content, name) => {
  expect(await attachment(content, name)).toBeUndefined();
});

/** What a file is to a process of its own, and the megabytes that it took to find that out. */
function readElsewhere(content: Buffer): { extension?: string; megabytes: number } {
  const path = join(folder, "bomb");
  writeFileSync(path, content);
  const module = pathToFileURL(join(import.meta.dirname, "document-type.ts")).href;
  const script = `
    const { documentType } = await import(${JSON.stringify(module)});
    await documentType(import.meta.filename, "", "attachments");
    const before = process.resourceUsage().maxRSS;
    const extension = (await documentType(${JSON.stringify(path)}, "plan.docx", "attachments"))?.extension;
    process.stdout.write(JSON.stringify({ extension, megabytes: (process.resourceUsage().maxRSS - before) / 1024 }));`;
  const file = join(folder, "read.mts");
  writeFileSync(file, script);
  return JSON.parse(execFileSync(process.execPath, ["--no-warnings", file], { encoding: "utf8" }));
}

const halfGigabyte = 2 ** 29;

test.each([
  ["a table of contents that unpacks to half a gigabyte", () => zipBomb("[Content_Types].xml", halfGigabyte)],
  ["one that says it is small", () => zipBomb("[Content_Types].xml", halfGigabyte, { said: 1000 })],
])("a bomb is no document, and takes no memory: %s", (_what, make) => {
  const bomb = make();
  expect(bomb.length).toBeLessThan(8_000_000);
  const { extension, megabytes } = readElsewhere(bomb);
  expect(extension).toBeUndefined();
  expect(megabytes).toBeLessThan(100);
});
