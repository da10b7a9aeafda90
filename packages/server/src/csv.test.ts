import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const line = (...cells: string[]) => toCsv([cells]).slice(1, -2);

test("formulas are neutralised", () => {
  for (const formula of [
    "=1+1",
    '=HYPERLINK("https://evil.example")',
    "@SUM(A1)",
    "+cmd|' /C calc'!A0",
    "-A1",
    "\t=1",
    "  =1",
    "＝1+1",
    "＠SUM(A1)",
    "\u200b=1",
    "\u00a0＋1+x",
  ])
    expect(line(formula)).toMatch(/^"'/);
});

test("formulas behind what begins another cell or row somewhere are neutralised, too", () => {
  for (const mark of [";", "\t", "\r", "\n", "\r\n"]) {
    expect(line(`a${mark}=1+1`)).toBe(`"a${mark}'=1+1"`);
    expect(line(`a${mark} ＝1+1${mark}b${mark}@x`)).toBe(`"a${mark}' ＝1+1${mark}b${mark}'@x"`);
    expect(line(`a${mark}-5`).replaceAll('"', "")).toBe(`a${mark}-5`);
  }
});

test("no cell of any text begins with what a formula begins with, at whichever mark it is split", () => {
  const piece = fc.constantFrom("=", "＝", "+", "-", "@", ";", "\t", "\r", "\n", " ", '"', ",", "\u200b", "a", "1");
  fc.assert(
    fc.property(
      fc.array(piece).map((all) => all.join("")),
      (text) => {
        const content = line(text)
          .replace(/^"(.*)"$/s, "$1")
          .replaceAll('""', '"');
        for (const part of content.split(/[;\t\r\n]/))
          expect(part).not.toMatch(/^[\s\u200b]*(?:[=＝@]|[+-][^\d\s+\-,"'])/);
      },
    ),
  );
});

test("telephone numbers and negative amounts stay usable", () => {
  for (const value of ["+49 (0)30 1234-567", "-1.234,56 €", "-5", "-12.5%"])
    expect(line(value).replaceAll('"', "")).toBe(value);
});

test("commas, quotes and line breaks stay in their cell", () => {
  expect(line('a,"b"\nc', "ü")).toBe('"a,""b""\nc",ü');
});

test("a semicolon separates where numbers have decimal commas", () => {
  expect(toCsv([["0,5 s", "a;b", "c"]], ";")).toBe('\uFEFF"0,5 s";"a;b";c\r\n');
});
