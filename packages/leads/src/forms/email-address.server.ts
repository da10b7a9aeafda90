import { domainToASCII } from "node:url";
import { seenEdges } from "@waku/i18n/plain-text";

/** What no part before the @ holds: separators of addresses, and whatever shows nothing or a blank. */
const refusedInLocal = /[\s@<>()[\]\\,;:"\p{C}\p{Z}\u2800\u3164\uffa0]|=\?/u;
/** A domain as it is typed. Whatever else stands there, a parser of hosts would cut off, decode or drop in silence. */
const typedDomain = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]{1,253}$/u;

/**
 * Reads an e-mail address as people type it: plus parts, apostrophes and international domains are fine. What could be
 * read in two ways is refused: characters that show nothing, encodings of mail headers, parts of web addresses.
 * @returns the address with its domain in lower-case ASCII, or undefined when it cannot receive mail
 */
export function parseEmailAddress(typed: string): string | undefined {
  const [, local = "", host = ""] = /^([^@]{1,64})@([^@]+)$/u.exec(seenEdges(typed)) ?? [];
  if (!local || local.startsWith(".") || local.endsWith(".") || local.includes("..")) return undefined;
  if (refusedInLocal.test(local) || !typedDomain.test(host)) return undefined;
  const domain = domainToASCII(host);
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(domain))
    return undefined;
  return domain.length <= 253 ? `${local}@${domain}` : undefined;
}
