import fonts from "../../app/styles/fonts/fonts.css?raw";
import fontData from "../../app/styles/fonts/host-grotesk.woff2?inline";
import { minifyCss } from "./minify";

/** Hands the font's data to the browser. */
export const fontScript = scriptText();

/** The font where scripts are off. */
export const fontStyles = styleText();

/**
 * The brand's font for the head of a page, with its data (docs/decisions/006). A script hands the data to the
 * browser, since only then the font is there before the first line is laid out; a font face with a data address loads
 * beside it, and lines move. Without scripts that is good enough. Compression makes one of the two copies.
 */
export const fontHead = `<script>${fontScript}</script><noscript><style>${fontStyles}</style></noscript>`;

function scriptText(): string {
  const base64 = fontData.slice(fontData.indexOf(",") + 1);
  const { family, weight } = described();
  // Browsers of before 2025 have no fromBase64; calling back for each of the bytes takes them some milliseconds.
  const bytes = `((text)=>Uint8Array.fromBase64?.(text)??Uint8Array.from(atob(text),(c)=>c.charCodeAt(0)))("${base64}")`;
  return `document.fonts.add(new FontFace("${family}",${bytes},{weight:"${weight}"}))`;
}

function styleText(): string {
  return minifyCss(fonts.replace("./host-grotesk.woff2", fontData));
}

/** Family and weights as the one font face of `fonts.css` has them. */
function described(): { family: string; weight: string } {
  const family = /font-family: "([^"]+)"/.exec(fonts)?.[1];
  const weight = /font-weight: ([\d ]+)/.exec(fonts)?.[1];
  if (!family || !weight) throw new Error("fonts.css names no family or weight.");
  return { family, weight };
}
