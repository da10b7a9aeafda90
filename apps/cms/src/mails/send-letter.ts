import type { Locale } from "@waku/i18n/locale";
import type { Payload } from "payload";
import { type Letter, writeLetter } from "./letter.ts";

/** Sends a mail in the name of the company. */
export async function sendLetter(payload: Payload, to: string, language: Locale, letter: Letter): Promise<void> {
  const { brand } = await payload.findGlobal({ slug: "site", depth: 0, overrideAccess: true });
  const written = writeLetter(letter, language, String(brand));
  // As an object the address is one recipient, whatever characters it holds.
  await payload.sendEmail({ ...written, to: { name: "", address: to } });
}
