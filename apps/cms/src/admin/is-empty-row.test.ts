import { expect, test } from "vitest";
import { isEmptyRow } from "./is-empty-row.ts";

test.each([
  ["before the panel knows its fields", { id: "6b0c" }],
  ["whose lists are counted as none", { id: "6b0c", label: null, overview: { label: undefined, to: "" }, groups: 0 }],
  ["whose lists are empty", { blockType: "faq", entries: [] }],
  ["with a switch that is off", { label: "", isNew: false }],
])("a new row %s is empty", (_, row) => {
  expect(isEmptyRow(row)).toBe(true);
});

test.each([
  ["a word", { id: "6b0c", label: "Produkt", groups: 0 }],
  ["a word further in", { groups: [{ entries: [{ id: "1", label: "Live-Karte" }] }] }],
  ["a number", { price: 12 }],
])("a row with %s is not empty", (_, row) => {
  expect(isEmptyRow(row)).toBe(false);
});
