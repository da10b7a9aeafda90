import { expect, it } from "vitest";
import { sheetMarkdown, sheetTable } from "./sheet.ts";

const sheet = {
  title: "Check *this*",
  text: "One | two",
  columns: ["What", "Found", "By"],
  rows: [{ cells: ["a|b", "<3 mm"] }, { cells: ["x", "y", "z"] }],
};

it("makes every row as long as the heads", () => {
  expect(sheetTable(sheet)).toEqual([
    ["What", "Found", "By"],
    ["a|b", "<3 mm", ""],
    ["x", "y", "z"],
  ]);
});

it("is the last section of its article, its words as they are", () => {
  expect(sheetMarkdown(sheet)).toBe(
    [
      "## Check \\*this\\*",
      "",
      "One \\| two",
      "",
      "| What | Found | By |",
      "| --- | --- | --- |",
      "| a\\|b | \\<3 mm |  |",
      "| x | y | z |",
      "",
    ].join("\n"),
  );
});
