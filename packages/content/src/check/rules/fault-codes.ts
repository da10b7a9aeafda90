import { type FaultCode, type Locale, locales } from "../../schema/index.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt } from "../texts.ts";
import type { FindTarget } from "./links.ts";

export const faultCodesFile = "shared/fault-codes.yaml";

/** Every kind of fault has a title of its own, and leads on to a document that there is in both languages. */
export function checkFaultCodes(codes: readonly FaultCode[], find: FindTarget): Problem[] {
  return locales.flatMap((locale) => {
    const titles = new Map<string, string>();
    return codes.flatMap((code): Problem[] => {
      const found: Problem[] = [];
      const language =
        locale === "de" ? { de: "auf Deutsch", en: "in German" } : { de: "auf Englisch", en: "in English" };
      if (!find(locale, code.page)) {
        const message = {
          de: `führt zu „${code.page}“, das es ${language.de} nicht gibt`,
          en: `leads to "${code.page}", which does not exist ${language.en}`,
        };
        found.push({ file: faultCodesFile, at: `${code.id}.page`, message });
      }
      const title = code[locale].title.toLowerCase();
      const first = titles.get(title);
      if (first === undefined) titles.set(title, code.id);
      else {
        const message = { de: `heißt ${language.de} wie ${first}`, en: `has the title of ${first} ${language.en}` };
        found.push({ file: faultCodesFile, at: `${code.id}.${locale}.title`, message });
      }
      return found;
    });
  });
}

/** Every text of the kinds of faults in one language. */
export function faultCodeTexts(codes: readonly FaultCode[], locale: Locale): TextAt[] {
  return codes.flatMap((code) =>
    Object.entries(code[locale]).map(([field, text]) => ({
      at: `${code.id}.${locale}.${field}`,
      text,
      markdown: false,
    })),
  );
}
