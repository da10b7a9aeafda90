import type { Figures, Locale, Words } from "../../schema/index.ts";
import type { Problem } from "../../source/problem.ts";
import type { TextAt, TextOrigin } from "../texts.ts";

const banned: Record<Locale, RegExp> = {
  de: /\b(innovativ\w*|revolutionier\w*|nahtlos\w*|ganzheitlich\w*|maßgeschneidert\w*|zukunftssicher\w*|bahnbrechend\w*)/i,
  en: /\b(innovative|innovation|revolutioni[sz]\w*|seamless\w*|cutting-edge|unlock\w*|game[- ]changer|in today['’]s fast-paced world|state-of-the-art|future-proof)\b/i,
};
const hyphenatedEmail = /\be-mails?\b/i;
const straightQuotes = /"/;
const germanPercent = /\d(?:| )%/;
const englishPercent = /\d[\s\u00a0]%/;

/**
 * House style: no empty words, typographic quotes, percent signs as the language sets them, one way to write email,
 * figures by id.
 */
export function checkWording(entry: TextOrigin, texts: TextAt[], literals: string[] = []): Problem[] {
  const { file, locale } = entry;
  return texts.flatMap(({ at, text, markdown }) => {
    const found: Problem[] = [];
    const plain = markdown ? text.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`/g, "") : text;
    const word = banned[locale].exec(plain)?.[0];
    const say = (message: Words) => found.push({ file, at, message });
    if (word)
      say({
        de: `enthält das Leerwort „${word}“; sagen Sie, was gemeint ist`,
        en: `uses “${word}”, an empty word; say what it means`,
      });
    if (straightQuotes.test(plain)) {
      const quotes = locale === "de" ? "„…“" : "“…”";
      say({
        de: `hat gerade Anführungszeichen ("); richtig sind ${quotes}`,
        en: `has straight quotes ("); use ${quotes}`,
      });
    }
    if (locale === "de" && germanPercent.test(plain))
      say({
        de: "hat ein Prozentzeichen ohne geschütztes Leerzeichen davor (34 %)",
        en: "has a percent sign without no-break space before it (34 %)",
      });
    if (locale === "en" && englishPercent.test(plain))
      say({
        de: "hat ein Leerzeichen vor dem Prozentzeichen (richtig: 34%)",
        en: "has a space before a percent sign (34%)",
      });
    if (locale === "en" && hyphenatedEmail.test(plain))
      say({ de: "schreibt e-mail; auf dieser Website heißt es email", en: "writes e-mail; this site writes email" });
    const literal = literals.find((value) => plain.includes(value));
    if (literal)
      say({
        de: `schreibt die Kennzahl „${literal}“ aus; nennen Sie sie als {figure:<id>}`,
        en: `types the figure “${literal}”; name it as {figure:<id>}`,
      });
    return found;
  });
}

/** Values of the register that are telling enough to be recognised when typed by hand. */
export function figureLiterals(figures: Figures): Record<Locale, string[]> {
  const values = (locale: Locale) =>
    Object.values(figures)
      .map((figure) => figure.value[locale])
      .filter((value) => /\d{2,}.*[+]|[+]$|\d\.\d{3}|,\d{3}|million/i.test(value));
  return { de: values("de"), en: values("en") };
}
