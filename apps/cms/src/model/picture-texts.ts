import { type Locale, locales } from "@waku/i18n/locale";
import { writeContent } from "./content-writer.ts";

/** Where the texts of all pictures stand in a content folder. */
export const pictureFiles = { de: "de/pictures.yaml", en: "en/pictures.yaml" } as const satisfies Record<
  Locale,
  string
>;

/** The language of such a file; undefined for all others. */
export function localeOfPictures(file: string): Locale | undefined {
  return locales.find((locale) => pictureFiles[locale] === file);
}

/** The texts in a language as a content file, by the names of the pictures. */
export function writePictureTexts(locale: Locale, texts: ReadonlyMap<string, string>): string {
  const inOrder = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return writeContent(pictureFiles[locale], Object.fromEntries(inOrder));
}
