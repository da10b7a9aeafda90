import { ownRedirectsFile } from "@waku/content";
import {
  COLLECTION_STYLE,
  CORE_SCHEMA,
  DEFAULT_SCALAR_STYLE_RULES,
  dump,
  type Node,
  SCALAR_STYLE,
  type ScalarStyleRule,
} from "js-yaml";

const lineWidth = 120;
/** Signs that nobody sees in an editor: soft hyphens, joiners, marks of direction. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

/** Texts with such signs stand in double quotes, where signs can be written by their numbers. */
const quoteUnseen: ScalarStyleRule = (layout) => {
  if (layout.node.value.search(unseen) >= 0) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
};

/** Texts whose lines are short stay in them: folded, each of their breaks would be two. Long paragraphs are folded. */
const keepShortLines: ScalarStyleRule = (layout) => {
  const lines = layout.node.value.trimEnd().split("\n");
  if (
    layout.style === SCALAR_STYLE.FOLDED_BLOCK &&
    lines.length > 1 &&
    lines.every(({ length }) => length <= lineWidth)
  )
    layout.style = SCALAR_STYLE.LITERAL_BLOCK;
};

/** What is said at the head of files; in a form there is no place for comments, so files have no others. */
const headers: Record<string, string> = {
  "de/pictures.yaml": "# Was auf den Bildern zu sehen ist, für alle, die sie nicht sehen.\n",
  "en/pictures.yaml": "# What is to be seen on the pictures, for all who do not see them.\n",
  "shared/figures.yaml": `# The one register of figures. Texts name a figure as {figure:<id>}; figure blocks list ids.
# value: as it stands in running text. label: what stands under the number.
# kind: customerResult (measured at a client who has released it: client, method), guideValue (what planned maintenance can
# bring, an order of magnitude: method), companyFact (about WAKU itself: source). Headings and sentences claim no more than the kind.
# method: what is measured, against what, how to check it, what changes it; shown on the page of the editorial policy.
# confirmed: who stands for value and basis, and since which day; null until somebody does (npm run launch:check lists those).
# The ids story-… stay for whoever links to them; as long as no client has released a result they are guide values.
`,
  [ownRedirectsFile]: `# Redirects that editors write: address → target, both as visitors see them. Without a target an address answers that
# its page is gone. Addresses that documents leave by themselves stand in redirects.yaml.
`,
  "shared/site.yaml": `# Brand, company data, links and videos. \`null\` = not known yet: shown as a marked gap in development and
# preview, left out in production, listed by \`npm run launch:check\`.
# videos: key → { platform: youtube | vimeo, id: … }
# robotDataLicence: { de: …, en: … }: terms on which others may use the robot data; with them, /robots-data.csv and .json
# can be downloaded.
# contractTerm: { de: …, en: … }: how long a contract runs and how it ends, in whole sentences, wherever {term:contractTerm}
# stands. null: those texts refer to the offer.
`,
};

/**
 * Writes a content file, always the same for the same content: keys in their order, groups of a few words on one line,
 * blocks of pages apart from each other.
 * @param file path in the content folder
 * @param body text below the front matter, for Markdown files
 */
export function writeContent(file: string, value: unknown, body?: string): string {
  const text = (headers[file] ?? "") + (file.includes("/pages/") ? withBlocksApart(yaml(value)) : yaml(value));
  return body === undefined ? text : `---\n${text}---\n\n${body.trim()}\n`;
}

function yaml(value: unknown): string {
  return dump(value, {
    // As the content is read: days are texts, hence without quotes.
    schema: CORE_SCHEMA,
    lineWidth,
    noRefs: true,
    flowBracketPadding: true,
    quoteStyle: "double",
    scalarStyleRules: [quoteUnseen, ...Object.values(DEFAULT_SCALAR_STYLE_RULES), keepShortLines],
    transform: (documents) => {
      for (const { contents } of documents) if (contents) layOut(contents, 0, false);
    },
  }).replace(unseen, numbered);
}

function numbered(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** In the YAML of a page, lines of two spaces and a hyphen begin its blocks: all else is indented further, or less. */
function withBlocksApart(text: string): string {
  return text.replace(/(?<!^blocks:\n) {2}- type: /gm, (start, at: number) =>
    text[at - 1] === "\n" ? `\n${start}` : start,
  );
}

/** Rows, words in both languages and lists of words stand on one line where they fit; blocks never do. */
function layOut(node: Node, indent: number, isRow: boolean): void {
  if (node.kind === "sequence") {
    if (fits(node.items, indent)) node.style = COLLECTION_STYLE.FLOW;
    for (const item of node.items) layOut(item, indent + 2, true);
  }
  if (node.kind !== "mapping") return;
  const keys = node.items.map(({ key }) => (key.kind === "scalar" ? key.value : ""));
  const isGroup = (isRow && !keys.includes("type")) || keys.join() === "de,en";
  const parts = node.items.flatMap(({ key, value }) => [key, value]);
  if (isGroup && fits(parts, indent)) node.style = COLLECTION_STYLE.FLOW;
  for (const { value } of node.items) layOut(value, indent + 2, false);
}

/** Whether plain values fit on a line, with quotes and the signs between them. */
function fits(nodes: Node[], indent: number): boolean {
  let width = indent + 4;
  for (const node of nodes) {
    if (node.kind !== "scalar" || node.value.includes("\n")) return false;
    width += node.value.length + 4;
  }
  return width <= lineWidth;
}
