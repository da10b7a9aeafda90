import type { Locale } from "../../schema/index.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt, TextOrigin } from "../texts.ts";

/** Words so frequent that a text of some length in the language holds several, and the other language none. */
const marks: Record<Locale, Set<string>> = {
  de: new Set(
    "der die das und ist nicht mit den dem ein eine einen einer für auf sich auch wird werden bei sind oder wenn aus nach wie zum zur über Sie Ihre Ihr vom im".split(
      " ",
    ),
  ),
  en: new Set(
    "the and is not with of to for are or when from by this that your you it as on at be which into their has can".split(
      " ",
    ),
  ),
};

/** Refuses a text that reads as the other language. Short texts give no verdict. */
export function checkLanguage(entry: TextOrigin, texts: TextAt[]): Problem[] {
  const other: Locale = entry.locale === "de" ? "en" : "de";
  return texts.flatMap(({ at, text }) => {
    const words = text.match(/[\p{L}]+/gu) ?? [];
    const count = (locale: Locale) => words.filter((word) => marks[locale].has(word)).length;
    const strange = count(other);
    if (strange >= 2 && strange > count(entry.locale) * 2)
      return [
        {
          file: entry.file,
          at,
          message: {
            de: `steht auf ${other === "de" ? "Deutsch" : "Englisch"}: „${text.slice(0, 60)}…“`,
            en: `stands in ${other === "de" ? "German" : "English"}: “${text.slice(0, 60)}…”`,
          },
        },
      ];
    return [];
  });
}
