import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Locale } from "../locale.ts";
import { formatHundredths, toDecimal, toHundredths } from "./hundredths.ts";
import { parseNumber } from "./parse-number.ts";

const nbsp = "\u00a0";
const narrow = "\u202f";

/** Text, German reading, English reading; a dash stands for unreadable. */
const table: [text: string, de: string, en: string][] = [
  ["0", "0", "0"],
  ["007", "7", "7"],
  ["1234", "1234", "1234"],
  ["1.234", "1234", "1.234"],
  ["1,234", "1.234", "1234"],
  ["100.000", "100000", "100"],
  ["100,000", "100", "100000"],
  ["0.123", "0.123", "0.123"],
  ["0,5", "0.5", "0.5"],
  ["12.5", "12.5", "12.5"],
  ["12,50", "12.5", "12.5"],
  ["1234,5", "1234.5", "1234.5"],
  ["1234.567", "1234.567", "1234.567"],
  ["1.234,56", "1234.56", "1234.56"],
  ["1,234.56", "1234.56", "1234.56"],
  ["1.234.567", "1234567", "1234567"],
  ["1,234,567", "1234567", "1234567"],
  ["1.234.567,8", "1234567.8", "1234567.8"],
  ["1 234", "1234", "1234"],
  [`1${nbsp}234,5`, "1234.5", "1234.5"],
  [`12${narrow}345${narrow}678`, "12345678", "12345678"],
  ["1'234.50", "1234.5", "1234.5"],
  ["1’234’567", "1234567", "1234567"],
  ["40 000 €", "40000", "40000"],
  ["€ 38,50", "38.5", "38.5"],
  ["€38.50", "38.5", "38.5"],
  ["-5", "-5", "-5"],
  ["−5", "-5", "-5"],
  ["-€5", "-5", "-5"],
  ["+5", "5", "5"],
  ["-0", "0", "0"],
  ["45,-", "45", "45"],
  ["45,– €", "45", "45"],
  ["30 %", "30", "30"],
  ["30%", "30", "30"],
  ["38 EUR", "38", "38"],
  ["400 €/h", "400", "400"],
  ["400 € pro Stunde", "400", "400"],
  ["90 min", "90", "90"],
  ["1,5 Std.", "1.5", "1.5"],
  ["ca. 1500", "1500", "1500"],
  [`  1500${nbsp}`, "1500", "1500"],
  ["\t1500\n", "1500", "1500"],
  ["５０", "50", "50"],
  ["5,", "5", "5"],
  [".5", "0.5", "0.5"],
  ["abc", "–", "–"],
  ["€", "–", "–"],
  ["NaN", "–", "–"],
  ["Infinity", "–", "–"],
  ["1e5", "–", "–"],
  ["0x10", "–", "–"],
  ["1,2,3", "–", "–"],
  ["1.23.456", "–", "–"],
  ["12.34,56", "–", "–"],
  ["1.234,567,8", "–", "–"],
  ["12 34", "–", "–"],
  ["1 2", "–", "–"],
  ["1'23", "–", "–"],
  ["--5", "–", "–"],
  ["5-", "–", "–"],
  ["5-10", "–", "–"],
  ["€5%", "–", "–"],
  ["½", "–", "–"],
  [",", "–", "–"],
  ["<b>5</b>", "–", "–"],
  ["9".repeat(41), "–", "–"],
];

describe.each<[Locale, 1 | 2]>([
  ["de", 1],
  ["en", 2],
])("numbers in %s", (locale, column) => {
  it.each(table)("%s", (...row) => {
    const parsed = parseNumber(row[0], locale);
    expect(parsed.kind === "number" ? parsed.decimal : "–").toBe(row[column]);
  });

  it("tells nothing from nonsense", () => {
    for (const text of ["", " ", nbsp, "\n"]) expect(parseNumber(text, locale)).toEqual({ kind: "empty" });
  });

  it("reads back what it writes into fields", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        const parsed = parseNumber(formatHundredths(value, locale), locale);
        expect(parsed.kind === "number" && toHundredths(parsed.decimal)).toBe(value);
      }),
    );
  });

  it("never throws and never yields what is no number", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 45 }), (text) => {
        const parsed = parseNumber(text, locale);
        if (parsed.kind === "number") expect(parsed.decimal).toMatch(/^-?\d+(\.\d*[1-9])?$/);
      }),
    );
  });
});

describe("doubt", () => {
  it.each<[string, Locale, boolean]>([
    ["1234", "de", false],
    ["1.234", "de", true],
    ["1.234", "en", true],
    ["1,234", "en", true],
    ["38,50", "de", false],
    ["38,50", "en", true],
    ["38.50", "de", true],
    ["1.234,56", "de", false],
    ["1.234,56", "en", true],
    ["1.234.567", "de", false],
    ["1.234.567", "en", true],
    ["40 000", "de", false],
  ])("%s in %s is echoed: %s", (text, locale, needsEcho) => {
    expect(parseNumber(text, locale)).toMatchObject({ needsEcho });
  });
});

describe("units", () => {
  it.each([
    ["38 €", "euro"],
    ["€38", "euro"],
    ["38 Euro", "euro"],
    ["30 Prozent", "percent"],
    ["1,5 h", "hours"],
    ["90 Minuten", "minutes"],
    ["38", undefined],
  ])("%s", (text, unit) => {
    expect(parseNumber(text, "de")).toMatchObject({ kind: "number", unit });
  });
});

describe("hundredths", () => {
  it.each([
    ["1.005", 101],
    ["1.004999", 100],
    ["0.1", 10],
    ["-0.004", 0],
    ["-1.005", -101],
    ["99999999.99", 9999999999],
  ])("%s", (decimal, value) => {
    expect(Object.is(toHundredths(decimal), value)).toBe(true);
  });

  it("come back from machine notation", () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(toHundredths(toDecimal(value))).toBe(value);
      }),
    );
  });
});
