/**
 * The one place that cleans texts from outside: forms, addresses, names of files. Characters that show nothing are
 * copied along unseen or entered to deceive; blanks come in many widths.
 */

/** Whatever shows as a blank, letters among it (fillers of Hangul, the empty cell of Braille). */
const blanks = "\\p{Z}\\u2800\\u3164\\uffa0";
/** Controls, format characters (zero width, direction of writing, soft hyphens, hidden tags), halves of characters. */
const unseen = "\\p{Cc}\\p{Cf}\\p{Cs}";

/**
 * Joiners that spell words of scripts which need them, or put emoji together, are seen: they change how others look. What
 * decides is the letter below any marks, which stays the same when both become one character.
 */
const spellingJoiner =
  "(?<=(?:(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])\\p{L}|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}])\\p{M}*)" +
  "[\\u200c\\u200d](?=[\\p{L}\\p{Extended_Pictographic}])";

const blank = new RegExp(`[${blanks}]`, "gu");
const edges = new RegExp(`^[${blanks}${unseen}]+|[${blanks}${unseen}]+$`, "gu");
const unseenInWords = new RegExp(`(${spellingJoiner})|[${unseen}]`, "gu");

/** A single line of words: a line break is a blank, several blanks are one. */
export function plainLine(text: string): string {
  return words(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")).replace(/ +/g, " ");
}

/** Several lines of words; tabs stay. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\p{Zl}\p{Zp}\u0085]/gu, "\n")
    .split(/([\n\t])/)
    .map((part) => (part === "\n" || part === "\t" ? part : cleaned(part)))
    .join("")
    .trim();
}

/** Without anything that shows nothing, at the ends and within: numbers and codes, where it means nothing. */
export function seenOnly(text: string): string {
  return text
    .replace(edges, "")
    .replace(blank, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "");
}

/** Without what shows nothing at the ends; what stands within is for a check to refuse. */
export function seenEdges(text: string): string {
  return text.replace(edges, "");
}

function words(text: string): string {
  return cleaned(text).trim();
}

function cleaned(text: string): string {
  return text.replace(blank, " ").replace(unseenInWords, "$1").normalize("NFC");
}
