import { expect, it } from "vitest";
import { isWhatItsNameSays } from "./file-kind";

const bytes = (text: string) => Buffer.from(text, "latin1");

it.each([
  ["a.pdf", "%PDF-1.7\n"],
  ["a.docx", "PK\x03\x04\x14"],
  ["a.png", "\x89PNG\r\n\x1a\n\0"],
  ["a.jpeg", "\xff\xd8\xff\xe0"],
  ["a.webp", "RIFF\n\r\n\0WEBPVP8"],
  ["a.mp3", "ID3\x04\0"],
  ["a.mp3", "\xff\xfb\x90\x64"],
  ["a.csv", "a;b\nü;2\n"],
  ["a.csv", ""],
])("takes %s that begins as such", (name, text) => {
  expect(isWhatItsNameSays(name, bytes(text))).toBe(true);
});

it.each([
  ["a.pdf", "not a pdf"],
  ["a.docx", "%PDF-1.7"],
  ["a.csv", "MZ\0\x03"],
  ["a.mp3", "\xff\xd8\xff\xe0"],
  ["a.mp3", "RIFF\x24\0"],
  ["a.png", "<svg>"],
  ["a.exe", "MZ"],
])("refuses %s that does not", (name, text) => {
  expect(isWhatItsNameSays(name, bytes(text))).toBe(false);
});
