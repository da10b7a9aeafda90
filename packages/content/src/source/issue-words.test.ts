import { describe, expect, it } from "vitest";
import { z } from "zod";
import { linkTarget, navigationSchema, pageSchema } from "../schema/index.ts";
import { line, slug } from "../schema/text.ts";
import { webAddress } from "../schema/web-address.ts";
import { placedWords } from "./issue-words.ts";

/** What a schema says of a value, in one language, each with its place. */
function said(schema: z.ZodType, value: unknown, locale: "de" | "en"): string[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap(placedWords).map(({ path, words }) => `${path.join(".")}: ${words[locale]}`);
}

describe("what schemas refuse", () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ["what is missing", z.strictObject({ a: z.string() }), {}, "a: fehlt", "a: is missing"],
    ["another kind of value", z.string(), 5, ": muss ein Text sein", ": must be a text"],
    ["a broken number", z.int(), 1.5, ": muss eine ganze Zahl sein", ": must be a whole number"],
    ["no text", line(5), " ", ": darf nicht leer sein", ": must not be empty"],
    [
      "a long text",
      line(5),
      "123456",
      ": ist 6 Zeichen lang, erlaubt sind 5",
      ": is 6 characters long, the limit is 5",
    ],
    [
      "a short list",
      z.array(z.string()).min(2),
      ["a"],
      ": hat 1 Eintrag, nötig sind mindestens 2",
      ": has 1 entry, at least 2 are needed",
    ],
    [
      "a list of another length",
      z.array(z.string()).length(3),
      ["a", "b"],
      ": hat 2 Einträge, nötig sind genau 3",
      ": has 2 entries, exactly 3 are needed",
    ],
    ["a large number", z.number().max(9), 10, ": darf höchstens 9 sein", ": must be at most 9"],
    ["zero", z.number().positive(), 0, ": muss größer als 0 sein", ": must be more than 0"],
    [
      "another choice",
      z.enum(["a", "b"]),
      "c",
      ': kann nicht „c“ sein; möglich: "a", "b"',
      ': cannot be "c"; possible: "a", "b"',
    ],
    [
      "an unknown field",
      z.strictObject({}),
      { colour: 1 },
      ': enthält Unbekanntes: "colour"',
      ': holds what is not known: "colour"',
    ],
    [
      "no day",
      z.iso.date(),
      "1.2.2026",
      ": muss ein Tag sein, geschrieben JJJJ-MM-TT",
      ": must be a day written YYYY-MM-DD",
    ],
    [
      "no address",
      webAddress,
      "http://a.example",
      ": muss eine Adresse sein, die mit https:// beginnt, nicht „http://a.example“",
      ': must be an address that begins with https://, not "http://a.example"',
    ],
    ["another beginning", z.string().startsWith("/a"), "b", ": muss mit /a beginnen", ": must begin with /a"],
    [
      "a wrong key",
      z.record(slug, z.string()),
      { "A b": "c" },
      "A b: hat einen falschen Schlüssel; er muss aus Wörtern in Kleinbuchstaben (a–z) und Ziffern bestehen, verbunden mit Bindestrichen",
      "A b: has a wrong key; it must be lower-case words joined by hyphens",
    ],
    [
      "a rule of ours, with what was given",
      linkTarget,
      "pricing",
      ": „pricing“ ist kein Linkziel; möglich sind /pfad, <Sammlung>:<Name>, setting:<Name> oder https://…",
      ': "pricing" is no link target: write /path, <collection>:<id>, setting:<name> or https://…',
    ],
    [
      "two kinds, neither of which it is",
      z.union([webAddress, z.string().startsWith("/a")]),
      "b",
      ": muss eine Adresse sein, die mit https:// beginnt, nicht „b“; oder es muss mit /a beginnen",
      ': must be an address that begins with https://, not "b"; or it must begin with /a',
    ],
  ])("%s", (_, schema, value, de, en) => {
    expect(said(schema, value, "de")).toEqual([de]);
    expect(said(schema, value, "en")).toEqual([en]);
  });

  it("a block of no known kind", () => {
    const page = {
      family: "feature",
      meta: { title: "T", description: "x".repeat(120) },
      blocks: [{ type: "hero", title: "T", text: "T" }, { type: "x" }],
    };
    expect(said(pageSchema, page, "de")).toEqual(["blocks.1.type: ist keine der bekannten Arten"]);
  });

  it("of two kinds that one which the value came closest to", () => {
    const entry = { label: "L", to: "/pricing" };
    const group = { title: "T", entries: [entry] };
    const header = [entry, entry, { label: "M", groups: [{ title: "T", entries: [] }] }];
    const navigation = { header, footer: [group, group, group], slogan: Array(8).fill("word") };
    expect(said(navigationSchema, navigation, "de")).toEqual([
      "header.2.groups.0.entries: hat 0 Einträge, nötig sind mindestens 1",
    ]);
  });
});
