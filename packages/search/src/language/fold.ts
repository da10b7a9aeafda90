import type { Language } from "./language.ts";

/**
 * A text as it is compared: small letters without marks. In German, ä, ae and a are one, so are ß and ss; a word of an
 * English text is rather written as it sounds there.
 */
export function fold(text: string, language: Language): string {
  const plain = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  // "Maße" and "Masse" become one word, "neue" stays what it is.
  return language === "de" ? plain.replace(/([aou])e(?=[bcdfghjklmnpqrstvwxyz])/g, "$1") : plain;
}
