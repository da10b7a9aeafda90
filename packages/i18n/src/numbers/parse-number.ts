import type { Locale } from "../locale.ts";
import { seenOnly } from "../plain-text.ts";

/** What a number is a number of, where the text says so. */
export type Unit = "euro" | "percent" | "hours" | "minutes";

/**
 * A text read as a number. `decimal` is exact, in machine notation ("-1234.5"). `needsEcho` tells that the other
 * language would read the text differently, or that it was written in the other language's notation:
 * the reader should see how it was understood.
 */
export type ParsedNumber =
  | { kind: "empty" }
  | { kind: "unreadable" }
  | { kind: "number"; decimal: string; unit?: Unit; needsEcho: boolean };

/** Longer texts are no numbers a person types. */
const maxLength = 40;

const decimalMark: Record<Locale, "," | "."> = { de: ",", en: "." };

const unitWords: [Unit, RegExp][] = [
  ["euro", /^(?:€|eur|euros?)$/],
  ["percent", /^(?:%|prozent|percent)$/],
  ["hours", /^(?:h|std|stunden?|hrs?|hours?)$/],
  ["minutes", /^(?:min|minuten?|minutes?|mins)$/],
];

/**
 * Reads a number the way people of a language write it: `1.234,56`, `1,234.56`, spaces, no-break spaces and
 * apostrophes between groups, €, %, h and min around it. A single mark with three digits behind it is read by
 * the language (`1.234` is 1234 in German, 1.234 in English); where the notation leaves no doubt, the other
 * language's is understood too.
 * @param locale language whose notation decides in doubt
 */
export function parseNumber(text: string, locale: Locale): ParsedNumber {
  const seen = seenOnly(text);
  if (seen.length > maxLength) return { kind: "unreadable" };
  const plain = seen.normalize("NFKC").trim().toLowerCase();
  if (plain === "") return { kind: "empty" };
  const parts =
    /^(?:ca\.?|~|≈)?\s*([-+−–]?)\s*(€|eur)?\s*([-−–]?)(.*?)\s*([\p{L}€%]*)\.?(?:\s*(?:\/|je|pro|per)\s*[\p{L}.]+)*$/u.exec(
      plain,
    );
  if (!parts) return { kind: "unreadable" };
  const [, sign = "", prefix, innerSign = "", rest = "", suffix = ""] = parts;
  const unit = unitOf(suffix);
  if ((suffix && !unit) || (sign && innerSign)) return { kind: "unreadable" };
  if (prefix && unit && unit !== "euro") return { kind: "unreadable" };
  // "45,-" and "45,–" are whole euros.
  const digits = readDigits(rest.replace(/[.,]\s*[-–—]{1,2}$/, "").trim(), locale);
  if (!digits) return { kind: "unreadable" };
  const isNegative = /[-−–]/.test(sign + innerSign) && digits.decimal !== "0";
  return {
    kind: "number",
    decimal: (isNegative ? "-" : "") + digits.decimal,
    unit: unit ?? (prefix ? "euro" : undefined),
    needsEcho: digits.needsEcho,
  };
}

function unitOf(word: string): Unit | undefined {
  return unitWords.find(([, pattern]) => pattern.test(word))?.[0];
}

function readDigits(body: string, locale: Locale): { decimal: string; needsEcho: boolean } | undefined {
  const joined = joinSpacedGroups(body.replace(/[’‘´`]/g, "'"));
  if (joined === undefined || !/^[\d.,]*\d[\d.,]*$/.test(joined)) return undefined;
  const own = decimalMark[locale];
  const marks = joined.replace(/\d/g, "");
  if (marks === "") return { decimal: canonical(joined, ""), needsEcho: false };
  const last = marks.at(-1) ?? "";
  const isMixed = new Set(marks).size === 2;
  if (isMixed || marks.length > 1) {
    const decimal = isMixed ? last : "";
    const [whole = "", fraction = ""] = decimal ? splitAtLast(joined, decimal) : [joined];
    if (!/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole) || /[.,]/.test(fraction)) return undefined;
    // Groups alone, or the last of two marks: no doubt, but the other language's notation deserves an echo.
    const isForeign = decimal ? decimal !== own : last === own;
    return { decimal: canonical(whole.replace(/[.,]/g, ""), fraction), needsEcho: isForeign };
  }
  const [whole = "", fraction = ""] = splitAtLast(joined, last);
  const couldBeGroup = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3 && joined === body;
  if (couldBeGroup && last !== own) return { decimal: whole + fraction, needsEcho: true };
  return { decimal: canonical(whole, fraction), needsEcho: couldBeGroup || last !== own };
}

/** Takes spaces and apostrophes out where they separate groups of three; anything else is more than one number. */
function joinSpacedGroups(body: string): string | undefined {
  if (!/[\s']/.test(body)) return body;
  const groups = /^(\d{1,3}(?:([\s'])\d{3})(?:\2\d{3})*)([.,]\d*)?$/.exec(body);
  return groups ? (groups[1] ?? "").replace(/[\s']/g, "") + (groups[3] ?? "") : undefined;
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Digits in machine notation, without idle zeros. */
function canonical(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const decimals = fraction.replace(/0+$/, "");
  return decimals ? `${digits}.${decimals}` : digits;
}
