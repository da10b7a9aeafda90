import { z } from "zod";
import * as names from "../names.ts";
import { texts } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { blocks } from "./index.ts";
import { references } from "./references.ts";

/** A node of JSON Schema, as far as blocks use it. */
type Node = {
  refersTo?: "file" | "picture" | "video";
  text?: "line" | "markdown" | "list" | "slug" | "both";
  type?: string;
  format?: string;
  const?: string;
  enum?: string[];
  anyOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Choices that are written out; of longer lists the reference says where they stand. */
const shownChoices = 20;

/** The reference of all blocks for those who write content (`docs/blocks.md`), from their schemas. */
export function blockReference(): string {
  const sections = Object.entries<BlockDefinition>(blocks).map(([type, block]) => sectionOf(type, block));
  return `# Blocks

Made from the schemas by \`npm run docs:blocks\`; change those (\`packages/content/src/schema/blocks\`), not this file. Texts are
written in each language, everything else is the same in both. Fields without "optional" must be there.

${sections.join("\n")}`;
}

function sectionOf(type: string, { label, purpose, schema }: BlockDefinition): string {
  const node = z.toJSONSchema(schema, {
    metadata: texts,
    unrepresentable: "any",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description) jsonSchema.description = description;
      Object.assign(jsonSchema, references.get(zodSchema as unknown as z.ZodType));
    },
  }) as Node;
  const { type: _, ...fields } = node.properties ?? {};
  const lines = fieldLines({ ...node, properties: fields }, "");
  return `## ${type}\n${purpose} In the content backend: *${label.en}*, *${label.de}*.\n\n${lines.join("\n")}\n`;
}

function fieldLines({ properties = {}, required = [] }: Node, indent: string): string[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const isOptional = required.includes(name) ? [] : ["optional"];
    const facts = [...isOptional, ...factsOf(node)].join(", ");
    const note = node.description && node.description !== node.items?.description ? `. ${node.description}` : "";
    const inner = node.properties ? node : node.items;
    return [`${indent}- \`${name}\`: ${facts}${note}`, ...(inner ? fieldLines(inner, `${indent}  `) : [])];
  });
}

/** What a field holds and how much of it. */
function factsOf(node: Node): string[] {
  if (node.const !== undefined) return [`\`${node.const}\``];
  if (node.enum) return [choiceOf(node.enum)];
  if (node.type === "array") return [`list${rangeOf(node.minItems, node.maxItems)}`, ...ofItems(node.items)];
  if (node.text === "markdown") return ["Markdown"];
  if (node.text === "line") return [`one line of text, up to ${node.maxLength} characters`];
  if (node.type === "integer") return [`whole number${rangeOf(node.minimum, node.maximum)}`];
  if (node.type === "object") return ["group"];
  if (node.format === "date") return ["day, `YYYY-MM-DD`"];
  if (node.refersTo === "picture") return ["name of a picture"];
  return ["text"];
}

function ofItems(items: Node = {}): string[] {
  if (items.properties) return [];
  const note = items.description ? ` (${items.description})` : "";
  return [`each ${factsOf(items).join(", ")}${note}`];
}

function choiceOf(choices: string[]): string {
  if (choices.length <= shownChoices) return `one of ${choices.map((choice) => `\`${choice}\``).join(", ")}`;
  const list = Object.entries(names).find(([, known]) => String(known) === String(choices))?.[0];
  if (!list) throw new Error(`A list of ${choices.length} choices is not one of schema/names.ts: ${choices[0]}, …`);
  return `one of the ${choices.length} names in \`${list}\` (\`packages/content/src/schema/names.ts\`)`;
}

function rangeOf(least?: number, most?: number): string {
  const isOpen = most === undefined || most >= Number.MAX_SAFE_INTEGER;
  if (least && !isOpen) return ` of ${least} to ${most}`;
  if (least) return ` of at least ${least}`;
  return isOpen ? "" : ` of up to ${most}`;
}
