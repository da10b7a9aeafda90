import { describe, expect, it } from "vitest";
import { type FieldSpec, fieldTexts, readField } from "./read-field.ts";

const spec: FieldSpec = { param: "wage", min: 0, max: 50_000, unit: "euro", initial: 3200 };

describe("readField", () => {
  it.each<[string, Partial<FieldSpec>, ReturnType<typeof readField>]>([
    ["38,50", {}, { value: 3850, needsEcho: false }],
    ["0", {}, { value: 0, needsEcho: false }],
    ["500", {}, { value: 50_000, needsEcho: false }],
    ["500,01", {}, { issue: "tooLarge" }],
    ["1000000000", {}, { issue: "tooLarge" }],
    ["99999999999999999999999999999999999999", {}, { issue: "tooLarge" }],
    ["-5", {}, { issue: "negative" }],
    ["", {}, { issue: "missing" }],
    ["", { isOptional: true }, {}],
    ["viel", {}, { issue: "unreadable" }],
    ["90 min", {}, { issue: "unit" }],
    ["0", { min: 100 }, { issue: "tooSmall" }],
    ["1,5", { isWhole: true }, { issue: "whole" }],
    ["12,345", {}, { value: 1235, needsEcho: true }],
    // As the page writes it itself.
    ["1.234", { max: 200_000 }, { value: 123_400, needsEcho: false }],
    ["1,234.5", { max: 200_000 }, { value: 123_450, needsEcho: true }],
  ])("%s %o", (text, changes, reading) => {
    expect(readField(text, { ...spec, ...changes }, "de")).toEqual(reading);
  });
});

describe("fieldTexts", () => {
  const texts = (query: string, locale: "de" | "en") =>
    fieldTexts(new URLSearchParams(query), { wage: spec }, locale).wage;

  it.each([
    ["", "32", "32"],
    ["wage=38.5", "38,5", "38.5"],
    // Machine notation is no language: a point is a point.
    ["wage=1.234", "1,23", "1.23"],
    ["wage=1.234&notation=de", "1.234", "1,234"],
    ["wage=1,234.5&notation=en", "1.234,5", "1,234.5"],
    ["wage=viel&notation=de", "viel", "viel"],
    ["wage=", "", ""],
    ["wage=12345.5", "12.345,5", "12,345.5"],
    ["wage=38,50&notation=fr", "38,50", "38,50"],
  ])("%s", (query, de, en) => {
    expect([texts(query, "de"), texts(query, "en")]).toEqual([de, en]);
  });

  it("cuts what is far too long", () => {
    expect(texts(`wage=${"9".repeat(500)}`, "de")).toHaveLength(60);
  });
});
