import { NodeCompiler, PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import { languageTags } from "@waku/i18n/locale";
import { symbol } from "@waku/icons/symbol";
import { theme } from "../../../app/constants";
import { messagesIn } from "../../../app/i18n/messages";
import template from "./document.typ?raw";
import { fontFamilies, fontFiles } from "./fonts";
import { drawable } from "./letters";
import type { PdfBlock, PdfDocument } from "./pdf-document";

export type Pdf = Uint8Array<ArrayBuffer>;

/** The compiler reads no file but the fonts: its folder does not exist. */
const workspace = "/documents";
const mainFilePath = `${workspace}/document.typ`;

const symbolSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${symbol.path}" stroke="${theme.primary}" stroke-width="4.5" fill="none"/><path d="${symbol.waypoint}" fill="${theme.secondary}"/></svg>`;

let compiler: NodeCompiler | undefined;

/**
 * Makes a document: tagged, with an outline, checked against PDF/UA-1. What says the same has the same bytes.
 * @throws Error with the reasons when a document would not be accessible
 */
export function renderPdf(document: PdfDocument): Pdf {
  compiler ??= openCompiler();
  const [language, region] = languageTags[document.locale].split("-");
  const brand = {
    ...theme,
    fonts: fontFamilies,
    symbol: symbolSvg,
    language,
    region,
    address: document.address.replace(/^https?:\/\//, ""),
    // Numbers are known page by page only.
    page: messagesIn(document.locale).page("{page}", "{pages}"),
  };
  const says = { ...document, body: withoutSkippedLevels(document.body) };
  const inputs = { says: JSON.stringify(says, drawableTexts), brand: JSON.stringify(brand) };
  try {
    return new Uint8Array(compiler.pdf({ mainFilePath, inputs }, { pdfStandard: PdfStandard.UA_1 }));
  } catch (error) {
    // The compiler gives its reasons as a code, without a message.
    throw new Error(`The document "${document.title}" cannot be made: ${reasonsOf(error)}`, { cause: error });
  } finally {
    // What was computed for this document is of no use to the next one.
    compiler.evictCache(0);
  }
}

function openCompiler(): NodeCompiler {
  const opened = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFiles }] });
  opened.addSource(mainFilePath, template);
  return opened;
}

/** Headings without gaps between their levels, which readers would take for a missing heading. */
function withoutSkippedLevels(body: PdfBlock[]): PdfBlock[] {
  let isBelowTwo = false;
  return body.map((block) => {
    if (block.type !== "heading") return block;
    const level = isBelowTwo ? block.level : 2;
    isBelowTwo = true;
    return { ...block, level };
  });
}

function drawableTexts(key: string, value: unknown): unknown {
  return typeof value === "string" && key !== "href" ? drawable(value) : value;
}

function reasonsOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
