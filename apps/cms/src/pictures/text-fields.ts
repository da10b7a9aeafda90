import { placedWords } from "@waku/content";
import { pictureText } from "@waku/content/schema";
import type { Locale, Words } from "@waku/i18n/locale";

/** Where a picture says in each language what is to be seen on it. */
export const textFields = { de: "textDe", en: "textEn" } as const satisfies Record<Locale, string>;

/** What is wrong with such a text. */
export function textFault(text: unknown): Words | undefined {
  const { error } = pictureText.safeParse(text ?? "", { reportInput: true });
  return error?.issues.flatMap(placedWords)[0]?.words;
}
