import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";

/** Families in the order in which a letter is looked for: Latin, then its extensions. */
export const fontFamily = ["Host Grotesk", "Host Grotesk Extended"];

/** Words longer than this may break anywhere rather than run over the edge. */
const longestWord = 28;

/**
 * Makes the fonts known; they are embedded in every document. To be called before each document: a font that has
 * been embedded once loses letters in the next one, read anew it is whole.
 */
export function registerFonts(): void {
  const known = Font.getRegisteredFonts();
  for (const family of fontFamily) delete known[family];
  const { resolve } = createRequire(import.meta.url);
  const file = (subset: string, weight: number, style: "normal" | "italic") => ({
    src: resolve(`@fontsource/host-grotesk/files/host-grotesk-${subset}-${weight}-${style}.woff`),
    fontWeight: weight,
    fontStyle: style,
  });
  Font.register({
    family: "Host Grotesk",
    fonts: [file("latin", 400, "normal"), file("latin", 400, "italic"), file("latin", 700, "normal")],
  });
  Font.register({
    family: "Host Grotesk Extended",
    fonts: [file("latin-ext", 400, "normal"), file("latin-ext", 400, "italic"), file("latin-ext", 700, "normal")],
  });
  // No syllables: the built-in ones are English.
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(new RegExp(`.{1,${longestWord}}`, "gu")) ?? [word]) : [word],
  );
}
