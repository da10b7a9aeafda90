import { placedWords } from "@waku/content";
import { texts } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { z } from "zod";

/** A value at a place of a document, and the field of the panel in which it is entered. */
export type Place = {
  schema: z.ZodType;
  value: unknown;
  /** Where the panel has the field: `blocks.2.items.0.icon`. */
  field: string;
  kind: "leaf" | "list" | "key";
  /** Whether it is an entry of a list of plain texts, which are rows there. */
  isTextRow?: boolean;
  /** Whether another kind of entry has no such list: without rows it is not there. */
  isOfOneKind?: boolean;
};

/** What the site refuses, as it is entered (a value, or so many rows), and what the site says of it. */
export type Mistake = {
  field: string;
  entered?: unknown;
  rows?: number;
  says: Record<Locale, string>;
  isMissing: boolean;
};

/** Names of what is there for a value to name, by the name of its field. */
export type Known = Record<string, readonly string[]>;

const days = ["2026-03-04", "2026-05-06"];
const forms = [
  ["5:12", "12:34"],
  ["model=team&module=maintenance&devices=12", "model=provider&module=maintenance&devices=7"],
  ["https://example.com/eins", "https://example.com/zwei"],
];

/**
 * Makes documents from their schemas: every field filled, twice differently. What rules of the whole keep apart (a picture
 * or a drawing) is in one document or another.
 */
export class Values {
  readonly #known: Known;
  /** Every text and number is another one. */
  #count = 0;
  #numbers = 0;
  constructor(known: Known) {
    this.#known = known;
  }

  /** @param turn values of one turn differ from those of the other */
  documents(schema: z.ZodType, turn: 0 | 1): unknown[] {
    return this.#variants(schema, turn, "");
  }

  #variants(schema: z.ZodType, turn: 0 | 1, name: string): unknown[] {
    const inner = bare(schema);
    if (inner instanceof z.ZodObject) return this.#objects(inner, turn);
    if (inner instanceof z.ZodDiscriminatedUnion || (inner instanceof z.ZodUnion && holdsParts(inner)))
      return (inner.options as z.ZodType[]).flatMap((option) => this.#variants(option, turn, name));
    if (inner instanceof z.ZodRecord) return [this.#record(inner, turn, name)];
    if (inner instanceof z.ZodArray) return [this.#list(inner, turn, name)];
    return [this.#leaves(schema, turn, name)[0]];
  }

  #objects(schema: z.ZodObject, turn: 0 | 1): unknown[] {
    const parts = Object.entries(schema.shape).map(([name, part]) => ({
      name,
      isOptional: part instanceof z.ZodOptional,
      values: this.#variants(part, turn, name),
    }));
    const most = Math.max(1, ...parts.map(({ values }) => values.length));
    return Array.from({ length: most }, (_, index) => {
      const all = parts.map(({ name, values }) => [name, values[Math.min(index, values.length - 1)]]);
      return Object.fromEntries(all) as Record<string, unknown>;
    }).flatMap((full) => (schema.safeParse(full).success ? [full] : fullest(schema, full)));
  }

  #record({ keyType, valueType }: z.ZodRecord, turn: 0 | 1, name: string): unknown {
    const value = valueType as z.ZodType;
    if (keyType instanceof z.ZodEnum)
      return Object.fromEntries(keyType.options.map((key) => [key, this.#variants(value, turn, String(key))[0]]));
    const entries = this.#variants(value, turn, name);
    return Object.fromEntries(entries.map((entry) => [this.#leaves(keyType as z.ZodType, turn, "")[0], entry]));
  }

  #list(schema: z.ZodArray, turn: 0 | 1, name: string): unknown[] {
    const element = schema.element as z.ZodType;
    const { least, most } = boundsOf(schema);
    const count = Math.max(least, 1);
    if (!holdsParts(element)) {
      const distinct = this.#leaves(element, turn, name);
      return Array.from({ length: count }, (_, index) => distinct[index] ?? this.#leaves(element, turn, name)[0]);
    }
    const rows = this.#variants(element, turn, name);
    while (rows.length < count) rows.push(...this.#variants(element, turn, name));
    if (rows.length > most) throw new Error(`A list of ${name} has no room for every kind of its entries.`);
    return rows;
  }

  /** Values of a field that holds one, those of this turn first. @throws Error where none is known */
  #leaves(schema: z.ZodType, turn: 0 | 1, name: string): unknown[] {
    const inner = bare(schema);
    const all = this.#candidates(inner, turn, name).filter((value) => schema.safeParse(value).success);
    if (all.length === 0) throw new Error(`No value is known that “${name}” takes: add one to model-values.ts.`);
    return all;
  }

  #candidates(schema: z.ZodType, turn: 0 | 1, name: string): unknown[] {
    const inTurn = <T>(values: readonly T[]) => (turn ? [...values.slice(1), ...values.slice(0, 1)] : values);
    if (schema instanceof z.ZodEnum) return [...inTurn(schema.options)];
    if (schema instanceof z.ZodLiteral) return [schema.value];
    if (schema instanceof z.ZodBoolean) return [turn === 0];
    // Far from one another where there is room: places in a picture must be.
    if (schema instanceof z.ZodNumber) return [2 * ((7 * ++this.#numbers) % 49) + turn, 2 + turn, 2020 + turn];
    const known = this.#known[name];
    if (known) return [...inTurn(known)];
    this.#count++;
    const word = turn ? "andere" : "eine";
    const most = schema instanceof z.ZodString ? (schema.maxLength ?? 0) : 0;
    return [
      // As long as may be: what shortens texts is seen.
      ...(most > 20
        ? [
            `Wort ${this.#count} ${word} `
              .padEnd(most, "Text ")
              .slice(0, most - 1)
              .concat("."),
          ]
        : []),
      `Wort ${this.#count} ${word}`,
      `${word} ${this.#count}`,
      `${word}-${this.#count}`,
      ...inTurn(days),
      ...forms.map(([one, other]) => (turn ? other : one)),
    ];
  }
}

/** Documents with as many parts as the schema lets them have together, so that each part is in one of them. */
function fullest(schema: z.ZodObject, full: Record<string, unknown>): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const missing = () => Object.keys(full).filter((name) => !found.some((document) => name in document));
  const optional = Object.keys(full).filter((name) => schema.shape[name] instanceof z.ZodOptional);
  const choices = Object.entries(schema.shape).filter(
    ([, part]) => part instanceof z.ZodEnum && part.options.length < 5,
  ) as [string, z.ZodEnum][];
  const [choice] = choices;
  const chosen = choice ? choice[1].options.map((option) => ({ ...full, [choice[0]]: option })) : [full];
  for (const candidate of chosen)
    for (const without of subsets(optional)) {
      const document = Object.fromEntries(Object.entries(candidate).filter(([name]) => !without.includes(name)));
      const isNew = found.length === 0 || missing().some((name) => name in document);
      if (isNew && schema.safeParse(document).success) found.push(document);
    }
  if (found.length === 0 || missing().length > 0) throw new Error(`No document has the parts ${missing().join()}.`);
  return found;
}

/** Small ones first, up to three names. */
function subsets(names: string[]): string[][] {
  const grown = (sets: string[][]) =>
    sets.flatMap((set) => names.filter((name) => name > (set.at(-1) ?? "")).map((name) => [...set, name]));
  const [one, two] = [grown([[]]), grown(grown([[]]))];
  return [...one, ...two, ...grown(two)];
}

/** Every place of a document in which something is entered, with the schema of that value. */
export function placesIn(schema: z.ZodType, value: unknown, field = ""): Place[] {
  const inner = bare(schema);
  const below = (name: string | number) => (field ? `${field}.${name}` : String(name));
  if (value === undefined || value === null) return [];
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape)
      .filter(([name]) => !(name === "type" && inner.shape.type instanceof z.ZodLiteral))
      .flatMap(([name, part]) =>
        placesIn(part, (value as Record<string, unknown>)[name], below(name === "id" ? "identifier" : name)),
      );
  if (inner instanceof z.ZodUnion && holdsParts(inner)) {
    const one = (inner.options as z.ZodType[]).find((option) => option.safeParse(value).success) as z.ZodType;
    const places = placesIn(one, value, field);
    // Blocks name their kind.
    return inner instanceof z.ZodDiscriminatedUnion ? places : places.map((place) => ofOneKind(place, inner, field));
  }
  if (inner instanceof z.ZodRecord) {
    const entries = Object.entries(value as object);
    if (inner.keyType instanceof z.ZodEnum)
      return entries.flatMap(([key, part]) => placesIn(inner.valueType as z.ZodType, part, below(key)));
    return entries.flatMap(([key, part], index) => [
      { schema: inner.keyType as z.ZodType, value: key, field: below(`${index}.key`), kind: "key" as const },
      ...placesIn(inner.valueType as z.ZodType, part, below(index)),
    ]);
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const list: Place = { schema, value, field, kind: "list" };
    if (holdsParts(element))
      return [list, ...(value as unknown[]).flatMap((row, index) => placesIn(element, row, below(index)))];
    // Plain texts are rows with a field each; names and further lines are one field.
    if (texts.get(inner)?.text === "list" || texts.get(bare(element))?.text !== "line")
      return [{ ...list, kind: "leaf" }];
    const rows = (value as unknown[]).map(
      (row, index): Place => ({
        schema: element,
        value: row,
        field: below(`${index}.text`),
        kind: "leaf",
        isTextRow: true,
      }),
    );
    return [list, ...rows];
  }
  return [{ schema, value, field, kind: "leaf" }];
}

/** A place of an object that is of one of several kinds, told by the parts that it has. */
function ofOneKind(place: Place, { options }: z.ZodUnion, field: string): Place {
  const own = place.field.slice(field.length + 1);
  const isShared = options.every((option) => option instanceof z.ZodObject && own in option.shape);
  return place.kind === "list" && !own.includes(".") ? { ...place, isOfOneKind: !isShared } : place;
}

const wrong = {
  text: [
    "   ",
    "Wort.Wort",
    "Wort\nWort",
    "Wort [Wort](/pricing)",
    "Wort <b>",
    "Kein Wort!",
    "de",
    "2026-13-45",
    "x".repeat(1000),
  ],
  number: [-1, 1.5, 1_000_000_000],
};

/** What somebody can enter in a place that the site does not take: each mistake of which it says something else. */
export function mistakesAt(place: Place): Mistake[] {
  if (place.kind === "list") return listMistakes(place);
  if (place.kind === "key") return keyMistakes(place);
  const inner = bare(place.schema);
  const values = inner instanceof z.ZodArray ? wrongLists(inner, place.value as unknown[]) : wrongValues(inner);
  // Nothing is entered by an empty text; in a row of texts, that is an empty one.
  const isList = inner instanceof z.ZodArray;
  const nothing = {
    entered: null,
    value: place.isTextRow ? "" : isList ? [] : place.schema.safeParse(null).success ? null : undefined,
  };
  const all = [nothing, ...values.map((value) => ({ entered: value, value }))];
  return distinct(
    all.flatMap(({ entered, value }) => {
      const says = sayingOf(place.schema, value);
      return says ? [{ field: place.field, entered, says, isMissing: entered === null }] : [];
    }),
  );
}

function wrongValues(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodNumber) return wrong.number;
  return schema instanceof z.ZodBoolean ? [] : wrong.text;
}

/** A list of names with a wrong one, too few and too many. */
function wrongLists(schema: z.ZodArray, value: unknown[]): unknown[][] {
  const { least, most } = boundsOf(schema);
  const others = wrongValues(bare(schema.element as z.ZodType)).map((each) => [...value.slice(1), each]);
  const many = most < 100 ? [Array.from({ length: most + 1 }, () => value[0])] : [];
  return [...others, ...(least > 1 ? [value.slice(0, least - 1)] : []), ...many];
}

/** Too few rows and too many. */
function listMistakes({ schema, value, field, isOfOneKind }: Place): Mistake[] {
  const rows = value as unknown[];
  const { least, most } = boundsOf(bare(schema) as z.ZodArray);
  const few = rows.slice(0, Math.max(0, least - 1));
  const hasLimit = most < 100;
  const many = Array.from({ length: hasLimit ? most + 1 : 0 }, (_, index) => rows[index % rows.length]);
  // A list that need not be there is not there without rows.
  const isSaid = least > 0 && (few.length > 0 || !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault));
  return [...(isSaid ? [few] : []), ...(hasLimit ? [many] : [])].flatMap((entered) => {
    const says = sayingOf(schema, isOfOneKind && entered.length === 0 ? undefined : entered);
    return says ? [{ field, rows: entered.length, says, isMissing: false }] : [];
  });
}

/** What is wrong with a key is said of the whole register. */
function keyMistakes({ schema, field }: Place): Mistake[] {
  const register = z.record(schema as z.ZodString, z.unknown());
  return distinct(
    [null, ...wrong.text].flatMap((entered) => {
      const says = sayingOf(register, { [entered ?? ""]: {} });
      return says ? [{ field, entered, says, isMissing: false }] : [];
    }),
  );
}

function sayingOf(schema: z.ZodType, value: unknown): Record<Locale, string> | undefined {
  const { error } = schema.safeParse(value, { reportInput: true });
  const words = error?.issues.flatMap(placedWords).map((placed) => placed.words);
  if (!words) return undefined;
  const joined = (locale: Locale) => [...new Set(words.map((each) => each[locale]))].join("; ");
  return { de: joined("de"), en: joined("en") };
}

function distinct(mistakes: Mistake[]): Mistake[] {
  return mistakes.filter(({ says }, index) => mistakes.findIndex((other) => other.says.de === says.de) === index);
}

function boundsOf(schema: z.ZodArray): { least: number; most: number } {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    io: "input",
  });
  return { least: minItems, most: maxItems };
}

/** Whether a value has parts that are entered each by itself. */
function holdsParts(schema: unknown): boolean {
  const inner = bare(schema as z.ZodType);
  if (inner instanceof z.ZodUnion) return (inner.options as z.ZodType[]).some(holdsParts);
  return inner instanceof z.ZodObject || inner instanceof z.ZodRecord;
}

function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}
