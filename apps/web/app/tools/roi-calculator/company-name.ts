import { seenEdges } from "../../text/plain-text";

/** Longest company name that is shown, in characters. */
const maxLength = 80;

/** Characters that come along when a name is copied and mean nothing: soft hyphens, zero-width spaces and joiners. */
const copiedAlong = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * A company name from an address, or undefined when it is none: it consists of Latin letters, digits and the marks
 * that names have, begins with a letter or digit, and is no web address.
 */
export function companyName(value: string | null): string | undefined {
  const name = seenEdges(value ?? "")
    .replace(copiedAlong, "")
    .normalize("NFC")
    .replace(/\s+/g, " ");
  if (name.length > maxLength || !/^[\p{Script=Latin}\d][\p{Script=Latin}\d .,&+'’()/–-]*$/u.test(name))
    return undefined;
  return /:\/\/|\/\/|www\./i.test(name) ? undefined : name;
}
