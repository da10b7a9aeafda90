import { expect, it } from "vitest";
import { mediaName } from "./media-name";

it.each([
  ["Prüfliste 2.PDF", "pruefliste-2.pdf"],
  ["pru\u0308fliste.pdf", "pruefliste.pdf"],
  ["../../étude.final.docx", "etude-final.docx"],
  ["Folge 7.MP3", "folge-7.mp3"],
  [".hidden.csv", "hidden.csv"],
  ["😀.csv", "file.csv"],
  ["con.csv", "file-con.csv"],
  ["a\u0000b?c#d%2f.zip", "a-b-c-d-2f.zip"],
  [`${"l".repeat(300)}.png`, `${"l".repeat(80)}.png`],
])("%j becomes %j", (given, name) => {
  expect(mediaName(given)).toBe(name);
});

it.each(["page.html", "x.pdf.html", "x.svg", "none", "pdf", "x.dotx", "x.pdf\n"])("%j is refused", (given) => {
  expect(mediaName(given)).toBeUndefined();
});
