import {
  chapterSchema,
  collectionNames,
  figuresSchema,
  itemSchemas,
  navigationSchema,
  ownRedirectsSchema,
  pageSchema,
  sectionSchema,
  siteSchema,
} from "@waku/content/schema";
import type { Field } from "payload";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  ownRedirectsShape,
  pageShape,
  siteShape,
} from "./documents.ts";
import { fieldsOf } from "./fields.ts";
import { type ObjectShape, storedName } from "./shape.ts";

/** What the content model has, read from the schemas themselves, and what the panel edits it by. */
const kinds: [string, z.ZodType, ObjectShape][] = [
  ["page", pageSchema, pageShape],
  ...collectionNames.map((name): [string, z.ZodType, ObjectShape] => [name, itemSchemas[name], itemShapes[name]]),
  ["chapter", chapterSchema, chapterShape],
  ["section", sectionSchema, chapterShape],
  ["site", siteSchema, siteShape],
  ["figures", z.strictObject({ entries: figuresSchema }), figuresShape],
  ["navigation", navigationSchema, navigationShape],
  ["redirects", ownRedirectsSchema, ownRedirectsShape],
];

/** Every value that a schema can hold, by its place: `blocks.hero.actions.label`; lists of names are one value. */
function valuesOf(schema: unknown, at: string[] = []): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, part]) => valuesOf(part, [...at, storedName(name)]));
  if (inner instanceof z.ZodDiscriminatedUnion)
    return (inner.options as z.ZodObject[]).flatMap(({ shape: { type, ...parts } }) =>
      Object.entries(parts).flatMap(([name, part]) =>
        valuesOf(part, [...at, (type as z.ZodLiteral<string>).value, storedName(name)]),
      ),
    );
  // Alternatives of one value are one field.
  if (inner instanceof z.ZodUnion && holdsParts(inner)) return inner.options.flatMap((option) => valuesOf(option, at));
  if (inner instanceof z.ZodRecord) {
    const { keyType, valueType } = inner;
    if (keyType instanceof z.ZodEnum)
      return keyType.options.flatMap((key) => valuesOf(valueType, [...at, String(key)]));
    return [[...at, "key"].join("."), ...valuesOf(valueType, at)];
  }
  if (inner instanceof z.ZodArray && holdsParts(inner.element)) return valuesOf(inner.element, at);
  return [at.join(".")];
}

function holdsParts(schema: unknown): boolean {
  const inner = bare(schema);
  return inner instanceof z.ZodObject || (inner instanceof z.ZodUnion && inner.options.some(holdsParts));
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema;
}

type Found = { at: string; words: unknown[] };

/** Every field in which a value is entered, by its place, and all that editors read on the way there. */
function inputsOf(fields: Field[], at: string[] = [], before: unknown[] = []): Found[] {
  return fields.flatMap((field): Found[] => {
    if (!("name" in field)) throw new Error(`A field below ${at.join(".")} has no name.`);
    const way = [...at, field.name];
    const words = [...before, field.label];
    if (field.type === "group") return inputsOf(field.fields, way, words);
    if (field.type === "array") {
      const rowWords = [...words, field.labels?.singular, field.labels?.plural];
      const [only, ...others] = field.fields;
      // Rows of plain texts have a field that the model has no name for.
      if (only && "name" in only && only.name === "text" && others.length === 0)
        return [{ at: way.join("."), words: [...rowWords, only.label] }];
      return inputsOf(field.fields, way, rowWords);
    }
    if (field.type === "blocks")
      return field.blocks.flatMap(({ slug, labels, fields: inside }) =>
        inputsOf(inside, [...way, slug], [...words, labels?.singular, labels?.plural]),
      );
    return [{ at: way.join("."), words }];
  });
}

describe.each(kinds)("the panel's fields of a %s", (_, schema, shape) => {
  const inputs = inputsOf(fieldsOf(shape));

  it("are all that the schema has, and no more", () => {
    const values = [...new Set(valuesOf(schema))];
    expect(values.length).toBeGreaterThan(1);
    expect([...new Set(inputs.map(({ at }) => at))].sort()).toEqual(values.sort());
  });

  it("have a label in both languages, with everything that they stand in", () => {
    for (const { at, words } of inputs)
      for (const each of words)
        expect([at, each]).toEqual([at, { de: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) }]);
  });
});
