import { seenEdges } from "@waku/i18n/plain-text";

/** Longest company name that is shown, in characters. */
const maxLength = 80;

/** Characters that come along when a name is copied and mean nothing: soft hyphens, zero-width spaces and joiners. */
const copiedAlong = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Letters of the scripts that the PDF has fonts for, digits, emojis, and quotes that open a name. */
const first = "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}\\p{Emoji_Presentation}„“‚‘«»]";
/** Beside these, the marks that names have. */
const marks = "[ .,&+'’”€$!*()/–\\-]";
const nameShape = new RegExp(`^${first}(?:${first}|${marks})*$`, "u");

/**
 * A company name from an address, or undefined when it is none: it consists of letters, digits, emojis and the marks
 * that names have, begins with none of the marks, and is no web address.
 */
export function companyName(value: string | null): string | undefined {
  const name = seenEdges(value ?? "")
    .replace(copiedAlong, "")
    .normalize("NFC")
    .replace(/\s+/g, " ");
  if (name.length > maxLength || !nameShape.test(name)) return undefined;
  return /:\/\/|\/\/|www\./i.test(name) ? undefined : name;
}
