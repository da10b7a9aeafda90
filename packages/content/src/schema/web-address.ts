import type { Words } from "@waku/i18n/locale";
import { z } from "zod";
import { says } from "./says.ts";

/** An address on another host that the site links to, embeds or loads. Nothing that runs, nothing that opens. */
export const webAddress = z.string().refine(isWebAddress, says(noWebAddress));

const appAddress = /^(tel:\+?[\d().-]+|mailto:[^\s@?]+@[^\s@?]+)$/;

/** Where a link of the settings leads: a page of others, or what a telephone or mail program opens. */
export const linkAddress = z.string().refine(
  (value) => isWebAddress(value) || appAddress.test(value),
  says((value) =>
    /^(tel|mailto):/.test(String(value))
      ? {
          de: "muss die Form tel:+49301234567 oder mailto:name@example.com haben",
          en: "must have the form tel:+49301234567 or mailto:name@example.com",
        }
      : noWebAddress(value),
  ),
);

/**
 * Whether a value is an https:// address without user name and password. http:// is for this machine alone, as
 * development and tests need it; the launch check names such addresses.
 */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(value)) return false;
  const url = URL.parse(value);
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || isThisMachine(url.hostname);
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** What is said of a value that is no such address. A password is not repeated. */
function noWebAddress(value: unknown): Words {
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url?.username || url?.password)
    return {
      de: "muss eine Adresse ohne Benutzernamen und Passwort sein: alle Besucher könnten beides lesen",
      en: "must be an address without user name and password: every visitor could read them",
    };
  return {
    de: `muss eine Adresse sein, die mit https:// beginnt, nicht „${value}“`,
    en: `must be an address that begins with https://, not "${value}"`,
  };
}
