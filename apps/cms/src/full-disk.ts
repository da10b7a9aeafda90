import type { Words } from "@waku/i18n/locale";
import { isDiskError } from "@waku/server/disk";
import type { AfterErrorHook } from "payload";
import { languageOf } from "./language.ts";

/** What PostgreSQL says of a disk that takes nothing: full, broken, read-only. */
const diskCodes = new Set(["53100", "58030", "25006"]);

export const fullDiskWords: Words = {
  de: "Der Server kann gerade nichts speichern: Seine Festplatte ist voll oder schreibgeschützt. Nichts wurde gespeichert; bitte sagen Sie es denen, die ihn betreiben.",
  en: "The server cannot store anything now: its disk is full or read-only. Nothing was saved; please tell those who run it.",
};

/** Nobody but the operator can mend that: it is said as what it is, and not as something that went wrong. */
export const answerFullDisk: AfterErrorHook = ({ error, req }) => {
  if (!isFullDisk(error)) return;
  return { response: { errors: [{ message: fullDiskWords[languageOf(req)] }] }, status: 503 };
};

function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && diskCodes.has(code)) || isDiskError(error) || isFullDisk(error.cause);
}
