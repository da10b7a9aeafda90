import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { markdownParts, missingParts, pageParts } from "./page-parts";

const address = "https://waku.example/en/parts";
const rows = "<tr><th>Wheel</th><td>4</td><td></td></tr><tr><th>Brake</th><td>2</td><td></td></tr>";
const head = "<tr><th>Part</th><th>Number</th><th>Choice</th></tr>";

const twin = [
  "# Parts of a robot",
  "Each part wears out.",
  "Read [how to order](https://waku.example/en/order) them.",
  "| Part | Number |\n| --- | --- |\n| Wheel | 4 |\n| Brake | 2 |",
].join("\n\n");

function missing(table: string, text: string): string[] {
  const { firstChild } = parse(
    `<main><h1>Parts of a robot</h1><p>Each part wears out.</p><p>Read <a href="order">how to order</a> them.</p>${table}</main>`,
  );
  return missingParts(pageParts(firstChild as ReturnType<typeof parse>, address), markdownParts(text));
}

describe.each([
  ["with a body", `<table><thead>${head}</thead><tbody>${rows}</tbody></table>`],
  ["without a body", `<table><thead>${head}</thead>${rows}</table>`],
])("a page beside its twin, its table %s", (_, table) => {
  it("lacks nothing where the twin says all of it", () => {
    expect(missing(table, twin)).toEqual([]);
  });

  it.each([
    ["heading", "# Parts of a robot", "heading: Partsofarobot"],
    ["paragraph", "Each part wears out.", "text: Eachpartwearsout"],
    ["link", "[how to order](https://waku.example/en/order)", "link: howtoorder https://waku.example/en/order"],
    ["row", "\n| Brake | 2 |", "row: Brake2"],
    ["head of a table", "| Part | Number |", "row: PartNumber"],
  ])("lacks a %s that is taken out", (_name, part, complaint) => {
    const shorter = twin.replace(part, part.startsWith("| Part") ? "| | |" : "");
    expect(shorter).not.toBe(twin);
    expect(missing(table, shorter)).toContain(complaint);
  });
});

it("reads a table that has rows alone", () => {
  const table = "<table><tr><th>Wheel</th><td>4</td></tr><tr><th>Brake</th><td>2</td></tr></table>";
  expect(missing(table, twin)).toEqual([]);
  expect(missing(table, twin.replace("\n| Brake | 2 |", ""))).toEqual(["row: Brake2"]);
});
