import { createRequire } from "node:module";
import { openSync } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** Families in the order in which a letter is looked for: the brand's, wider Latin with Greek and Cyrillic, emojis. */
export const fontFamilies = ["Host Grotesk", "Noto Sans", "Noto Emoji"];

/** Files of each family: upright, italic, bold. */
const families = [
  ["400Regular", "400Regular_Italic", "700Bold"].map((style) =>
    resolve(`@expo-google-fonts/host-grotesk/${style}/HostGrotesk_${style}.ttf`),
  ),
  ["400Regular", "400Regular_Italic", "700Bold"].map((style) =>
    resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`),
  ),
  [resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf")],
];

export const fontFiles = families.flat();

/** Code points that some family has in all its styles. */
export function knownLetters(): Set<number> {
  const letters = families.map((files) => files.map(lettersOf).reduce((some, more) => some.intersection(more)));
  return letters.reduce((some, more) => some.union(more));
}

function lettersOf(file: string): Set<number> {
  const font = openSync(file);
  if (!("characterSet" in font)) throw new Error(`${file} holds several fonts.`);
  const letters = new Set(font.characterSet);
  // The end of a table of letters, which is none.
  letters.delete(0xffff);
  return letters;
}
