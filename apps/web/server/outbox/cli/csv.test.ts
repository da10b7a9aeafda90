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
  ])
    expect(line(formula)).toMatch(/^"'/);
});

test("telephone numbers and negative amounts stay usable", () => {
  for (const value of ["+49 (0)30 1234-567", "-1.234,56 €", "-5", "-12.5%"])
    expect(line(value).replaceAll('"', "")).toBe(value);
});

test("commas, quotes and line breaks stay in their cell", () => {
  expect(line('a,"b"\nc', "ü")).toBe('"a,""b""\nc",ü');
});
