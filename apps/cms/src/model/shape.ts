import { references, texts } from "@waku/content/schema";
import { z } from "zod";

/** What one part of the content model is, as far as editing and storing it are concerned. */
export type Shape =
  /** Words of one language. */
  | { kind: "text"; of: "line" | "markdown" | "slug"; max?: number }
  /** Lines of which a language may have more than the other. */
  | { kind: "textList"; max?: number }
  /** A setting that holds both languages itself. */
  | { kind: "both"; isLong?: boolean }
  | { kind: "string" }
  /** Name of a picture. */
  | { kind: "picture" }
  /** Where a link leads. */
  | { kind: "link" }
  | { kind: "day" }
  /** A day, or a day with a time by the clocks of Berlin. */
  | { kind: "moment" }
  | { kind: "number"; min?: number; max?: number }
  | { kind: "flag" }
  /** One of several names, those of drawings among them. */
  | { kind: "choice"; options: string[]; areIcons?: boolean }
  /** Plain names, in an order. */
  | { kind: "names"; options?: string[] }
  | { kind: "object"; parts: Part[] }
  | { kind: "rows"; row: Shape; min?: number; max?: number }
  /** Entries by a key that editors choose. */
  | { kind: "register"; row: Shape; isNullable: boolean }
  | { kind: "blocks"; blocks: { type: string; parts: Part[] }[]; min?: number };

/**
 * A named part of an object. Nullable parts are `null` in files where nothing is entered, unless that is the default,
 * which files leave out.
 */
export type Part = { name: string; shape: Shape; isRequired: boolean; isNullable: boolean; default?: unknown };
export type ObjectShape = Extract<Shape, { kind: "object" }>;

/** The backend's name of a part: rows there have an `id` of their own. */
export function storedName(name: string): string {
  return name === "id" ? "identifier" : name;
}

type Node = {
  /** Two where `null` is the other. */
  type?: string | string[];
  text?: "line" | "markdown" | "list" | "slug" | "both";
  isLong?: boolean;
  refersTo?: "file" | "icon" | "link" | "picture" | "video";
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  enum?: string[];
  const?: string;
  format?: string;
  propertyNames?: Node;
  additionalProperties?: Node | false;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

/** The shape of a schema of the content model. @throws Error that names a part that has no shape here */
function shapeOf(schema: z.ZodType): Shape {
  const node = z.toJSONSchema(schema, {
    metadata: texts,
    unrepresentable: "any",
    io: "input",
    override: ({ zodSchema, jsonSchema }) =>
      Object.assign(jsonSchema, references.get(zodSchema as unknown as z.ZodType)),
  });
  return shape(node as Node, "");
}

/** The same for schemas that are objects. */
export function objectShapeOf(schema: z.ZodType): ObjectShape {
  const found = shapeOf(schema);
  if (found.kind !== "object") throw new Error(`An object was expected, not ${found.kind}.`);
  return found;
}

function shape(node: Node, at: string): Shape {
  if (node.refersTo === "picture" || node.refersTo === "link") return { kind: node.refersTo };
  if (node.text === "both") return { kind: "both", isLong: node.isLong };
  if (node.text === "list") return { kind: "textList", max: node.maxItems };
  if (node.text) return { kind: "text", of: node.text, max: node.maxLength };
  if (node.anyOf) return oneOf(node.anyOf, at);
  if (node.enum) return { kind: "choice", options: node.enum, ...(node.refersTo === "icon" && { areIcons: true }) };
  if (node.const !== undefined) return { kind: "choice", options: [node.const] };
  switch (node.type) {
    case "string":
      return node.format === "date" ? { kind: "day" } : { kind: "string" };
    case "integer":
    case "number":
      return { kind: "number", min: safe(node.minimum), max: safe(node.maximum) };
    case "boolean":
      return { kind: "flag" };
    case "array":
      return list(node, at);
    case "object":
      return node.propertyNames ? record(node, at) : { kind: "object", parts: parts(node, at) };
  }
  throw new Error(`${at || "The schema"} has no shape for editing: ${JSON.stringify(node).slice(0, 200)}`);
}

function list({ items = {}, minItems: min, maxItems: max }: Node, at: string): Shape {
  if (items.oneOf) return { kind: "blocks", blocks: items.oneOf.map((block) => blockOf(block, at)), min };
  const row = shape(items, `${at}[]`);
  if (row.kind === "object" || row.kind === "text") return { kind: "rows", row, min, max };
  if (row.kind === "choice") return { kind: "names", options: row.options };
  return { kind: "names" };
}

function blockOf(node: Node, at: string) {
  const type = node.properties?.type?.const;
  if (!type) throw new Error(`A block of ${at} has no type.`);
  return { type, parts: parts(node, `${at}.${type}`).filter(({ name }) => name !== "type") };
}

function parts({ properties = {}, required = [] }: Node, at: string): Part[] {
  return Object.entries(properties).map(([name, node]) => ({
    name,
    shape: shape(withoutNull(node), `${at}.${name}`),
    isRequired: required.includes(name) && !isNullable(node),
    isNullable: isNullable(node),
    ...("default" in node && { default: node.default }),
  }));
}

/** Records of known names are objects; those of free names are registers. */
function record(node: Node, at: string): Shape {
  const value = node.additionalProperties || {};
  const names = node.propertyNames?.enum;
  if (!names) return { kind: "register", row: shape(withoutNull(value), `${at}.*`), isNullable: isNullable(value) };
  return {
    kind: "object",
    parts: names.map((name) => ({
      name,
      shape: shape(withoutNull(value), `${at}.${name}`),
      isRequired: (node.required?.includes(name) ?? false) && !isNullable(value),
      isNullable: isNullable(value),
    })),
  };
}

/**
 * Alternatives of one kind: objects are one whose fields may be left empty, a day beside another text is a moment,
 * everything else is a plain string.
 */
function oneOf(nodes: Node[], at: string): Shape {
  if (nodes.some(({ format }) => format === "date")) return { kind: "moment" };
  const shapes = nodes.map((node) => shape(node, at));
  const objects = shapes.filter((each) => each.kind === "object");
  if (objects.length === 0) return { kind: "string" };
  const all = new Map<string, Part>();
  for (const part of objects.flatMap((object) => object.parts)) {
    const isEverywhere = objects.every(({ parts }) => parts.some(({ name }) => name === part.name));
    all.set(part.name, { ...part, isRequired: part.isRequired && isEverywhere });
  }
  return { kind: "object", parts: [...all.values()] };
}

function isNullable(node: Node): boolean {
  return node.anyOf?.some(({ type }) => type === "null") ?? Array.isArray(node.type);
}

function withoutNull(node: Node): Node {
  if (Array.isArray(node.type)) return { ...node, type: node.type.find((type) => type !== "null") };
  const others = node.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return isNullable(node) && others.length === 1 && others[0]
    ? others[0]
    : { ...node, ...(node.anyOf && { anyOf: others }) };
}

function safe(limit: number | undefined): number | undefined {
  return limit !== undefined && Number.isSafeInteger(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER
    ? limit
    : undefined;
}
