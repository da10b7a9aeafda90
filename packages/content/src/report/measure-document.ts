import { drawings } from "../check/rules/captions.ts";
import { namesIn } from "../check/rules/media.ts";
import { documentTexts } from "../check/texts.ts";
import type { Block, CollectionName } from "../schema/index.ts";
import type { Entry, Globals } from "../source/content-source.ts";
import { drawingOf } from "../source/drawing.ts";
import { pictureOf } from "../source/picture.ts";
import { sheetOf } from "../source/sheet.ts";

/** What a document gives its reader, counted from its own content: cards of other pages are not in it. */
export type Measures = {
  words: number;
  sections: number;
  /** Figures of the register that it shows, by kind. */
  figures: { customerResult: number; guideValue: number; companyFact: number };
  /** Drawings of the product, and of articles. */
  mockups: number;
  pictures: number;
  /** Drawings in lines: of the opening, or of the list that the page is an index of. */
  lineDrawings: number;
  /** What a reader works with: forms, calculators, searches. */
  tools: number;
  /** Links within running text. */
  links: number;
  questions: number;
  downloads: number;
  /** Paragraphs, features and answers, for what is repeated elsewhere. */
  paragraphs: string[];
  /** Everything it says, for whoever looks for words. */
  text: string;
};

const shortestParagraph = 8;

/** Blocks that a reader enters something into. */
const toolBlocks = new Set<Block["type"]>([
  "calculator",
  "faultCodes",
  "form",
  "pricing",
  "robotComparison",
  "robotFinder",
]);

/** Collections whose index draws: the cover of the magazine, signs of partners. */
const drawnIndexes = new Set<CollectionName>(["article", "partner"]);

/**
 * @param body Markdown of items, chapters and sections; pages have none
 */
export function measureDocument(entry: Entry, body: string, globals: Globals): Measures {
  const blocks = entry.kind === "page" ? entry.page.blocks : [];
  const texts = documentTexts(entry).filter(({ at }) => isOwnText(at, entry));
  const all = [...texts, { at: "body", text: body, markdown: true }];
  const markdown = all.flatMap(({ text, markdown }) => (markdown ? [text] : []));
  const read = all.map(({ text, markdown }) => (markdown ? plainText(text) : text));
  return {
    words: wordCount(read.join(" ")),
    sections: sectionCount(blocks, markdown),
    figures: figureKinds(blocks, globals),
    mockups: blocks.flatMap(drawings).length + (drawingOf(entry) ? 1 : 0),
    pictures: namesIn(blocks, "picture").length + (pictureOf(entry) ? 1 : 0),
    lineDrawings: lineDrawingCount(entry, blocks),
    tools: blocks.filter(({ type }) => toolBlocks.has(type)).length,
    links: markdown.reduce((sum, text) => sum + [...text.matchAll(/(?<!!)\[[^\]]+\]\([^)]+\)/g)].length, 0),
    questions: blocks.reduce((sum, block) => sum + (block.type === "faq" ? block.items.length : 0), 0),
    downloads: downloadCount(entry, blocks),
    paragraphs: read
      .flatMap((text) => text.split(/\n\s*\n/))
      .map((text) => text.replaceAll(/\s+/g, " ").trim().toLowerCase())
      .filter((text) => wordCount(text) >= shortestParagraph),
    text: read.join("\n"),
  };
}

/** Descriptions are read in results of searches, teasers on cards; labels stand on buttons. */
function isOwnText(at: string, entry: Entry): boolean {
  if (at.endsWith("meta.title") || at.endsWith("meta.description") || at.endsWith(".label")) return false;
  return at !== "teaser" || entry.kind !== "page";
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\d]+(?:[-'’.,:/][\p{L}\d]+)*/gu)?.length ?? 0;
}

/** What is read of a Markdown text: addresses and signs are not. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\|[\s:|-]+\|\n/gm, "")
    .replaceAll(/[*_`#>|]/g, " ");
}

function sectionCount(blocks: Block[], markdown: string[]): number {
  const ofBlocks = blocks.filter((block) => block.type !== "hero" && "title" in block && block.title).length;
  return ofBlocks + markdown.reduce((sum, text) => sum + [...text.matchAll(/^## /gm)].length, 0);
}

function lineDrawingCount(entry: Entry, blocks: Block[]): number {
  if (entry.kind !== "page") return 0;
  const { family, opening } = entry.page;
  // Words in place of a mark are no drawing.
  const isDrawn = family === "whitePaper" || (opening && opening.mark !== "word" && opening.mark !== "rule");
  const indexes = blocks.filter(
    (block) => block.type === "articles" && block.limit === undefined && drawnIndexes.has(block.collection),
  );
  return (isDrawn ? 1 : 0) + indexes.length;
}

function figureKinds(blocks: Block[], { figures }: Globals): Measures["figures"] {
  const kinds = { customerResult: 0, guideValue: 0, companyFact: 0 };
  for (const block of blocks) {
    if (block.type !== "figures") continue;
    for (const id of block.ids) {
      const figure = figures[id];
      if (figure) kinds[figure.kind] += 1;
    }
  }
  return kinds;
}

function downloadCount(entry: Entry, blocks: Block[]): number {
  const ofBlocks = blocks.reduce((sum, block) => sum + (block.type === "downloads" ? block.items.length : 0), 0);
  return ofBlocks + ("downloads" in entry ? entry.downloads.length : 0) + (sheetOf(entry) ? 1 : 0);
}
