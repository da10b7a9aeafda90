import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "@waku/command";
import { blocks } from "@waku/content/schema";
import { lineBefore, type Start } from "./start.ts";

const schemas = "packages/content/src/schema/blocks";
const folders = "apps/web/app/blocks";

/** Names that JavaScript keeps to itself, or that the registries use for something else. */
const reserved = [
  "class",
  "default",
  "delete",
  "export",
  "import",
  "new",
  "return",
  "switch",
  "blocks",
  "registered",
  "schemas",
];

/**
 * The start of a block that shows a heading and a list: its schema, its folder, and its line in the three registries.
 * @throws CommandError for a name that is misspelt or taken
 */
export function newBlock(root: string, name: string): Start {
  const spelt = camelCase(name);
  if (!/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new CommandError(
      `“${name}” is no name of a block: write it as content will (\`type: …\`), in letters without spaces or hyphens, up to 30${
        spelt && spelt !== name ? `: npm run new block ${spelt}` : ", for example openingHours"
      }.`,
    );
  if (reserved.includes(name))
    throw new CommandError(`“${name}” means something else in the code; choose another name.`);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (name in blocks || existsSync(join(root, folders, kebab)) || existsSync(join(root, schemas, `${kebab}.ts`)))
    throw new CommandError(
      `“${name}” is taken: ${folders}/${kebab} is there, or blocks/index.ts of the schema has it. Choose another name.`,
    );
  const start = startOf({
    name,
    kebab,
    pascal: name.charAt(0).toUpperCase() + name.slice(1),
    words: kebab.replaceAll("-", " "),
  });
  return {
    ...start,
    changes: {
      [`${schemas}/index.ts`]: registered(`${schemas}/index.ts`, name, `./${kebab}.ts`, /^\}\);/m),
      [`${folders}/registry.ts`]: registered(`${folders}/registry.ts`, name, `./${kebab}/block`, /^\} satisfies/m),
      [`${folders}/registry.server.ts`]: registered(
        `${folders}/registry.server.ts`,
        name,
        `./${kebab}/load.server`,
        /^\};/m,
      ),
    },
  };
}

function camelCase(name: string): string {
  const [first = "", ...others] = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return (
    first.charAt(0).toLowerCase() +
    first.slice(1) +
    others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
  );
}

/** An import and an entry at the end of a registry. */
function registered(file: string, name: string, module: string, end: RegExp): (text: string) => string {
  const withImport = lineBefore(file, /^import /m, `import { ${name} } from "${module}";`);
  return (text) => withImport(lineBefore(file, end, `  ${name},`)(text));
}

type Names = { name: string; kebab: string; pascal: string; words: string };

function startOf({ name, kebab, pascal, words }: Names): Omit<Start, "changes"> {
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const view = `${pascal}BlockView`;
  return {
    files: {
      [`${schemas}/${kebab}.ts`]: `import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const ${name} = {
  label: { de: "${label}", en: "${label}" },
  purpose: "${label}.",
  schema: z.strictObject({
    type: z.literal("${name}"),
    ...heading,
    items: z.array(line(240)).min(1).max(12),
  }),
} satisfies BlockDefinition;
`,
      [`${folders}/${kebab}/view.ts`]: `import type { BlockOf } from "@waku/content/schema";

/** What the view gets: what content holds, with links, figures and lists filled in by \`load.server.ts\`. */
export type ${view} = BlockOf<"${name}">;
`,
      [`${folders}/${kebab}/${kebab}.tsx`]: `import { BlockSection } from "../block-section/block-section";
import styles from "./${kebab}.module.css";
import type { ${view} } from "./view";

/** ${label}. */
export function ${pascal}({ block }: { block: ${view} }) {
  return (
    <BlockSection block={block}>
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </BlockSection>
  );
}
`,
      [`${folders}/${kebab}/${kebab}.module.css`]: `.list {
  display: grid;
  gap: var(--space-3);
}
`,
      [`${folders}/${kebab}/block.ts`]: `import type { BlockPart } from "../block-part";
import { ${pascal} } from "./${kebab}";
import type { ${view} } from "./view";

export const ${name}: BlockPart<${view}> = { View: ${pascal}, isLive: false };
`,
      [`${folders}/${kebab}/load.server.ts`]: `import type { BlockLoader } from "../block-loader.server";
import type { ${view} } from "./view";

export const ${name}: BlockLoader<${view}> = {
  load: (block) => block,
  sample: { example: { type: "${name}", title: "${label}", items: ["${label}"] } },
};
`,
    },
    next: [
      `${schemas}/${kebab}.ts: its fields and limits; its label in both languages and what it is for`,
      "apps/cms/src/model/labels.ts: a label for each field whose name no other block has",
      `${folders}/${kebab}: view, styles, what it loads; isLive where it has behaviour in the browser (a form has: docs/editing.md, “A block with a form”); the example of the page of all parts (/_ui), which goes once a page shows the block`,
      "npm run docs:blocks, then npm run format, npm run typecheck, npm run content:format and npm run content:check; npm run dev knows new fields once it is started anew",
    ],
  };
}
