import { domainToASCII } from "node:url";

/**
 * Reads an e-mail address as people type it: plus parts, apostrophes and international domains are fine.
 * @returns the address with its domain in lower-case ASCII, or undefined when it cannot receive mail
 */
export function parseEmailAddress(typed: string): string | undefined {
  const match = /^([^\s@<>()[\]\\,;:"\p{Cc}]{1,64})@([^\s@]{1,253})$/u.exec(typed.trim());
  const [, local = "", typedDomain = ""] = match ?? [];
  if (!local || local.startsWith(".") || local.endsWith(".") || local.includes("..")) return undefined;
  const domain = domainToASCII(typedDomain);
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(domain))
    return undefined;
  return domain.length <= 253 ? `${local}@${domain}` : undefined;
}
