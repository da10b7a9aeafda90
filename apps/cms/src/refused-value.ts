import type { Words } from "@waku/i18n/locale";
import type { AfterErrorHook } from "payload";
import { languageOf } from "./language.ts";

/** What PostgreSQL says of a value that it cannot take: a character, a number beyond its range, a text that is no number. */
const valueCodes = new Set(["22021", "22P05", "22003", "22P02"]);

const words: Words = {
  de: "Eine Angabe enthält ein Zeichen oder eine Zahl, die sich nicht speichern lässt.",
  en: "Something you sent holds a character or a number that cannot be stored.",
};

/** A value that the database cannot take is the sender's mistake, not the server's. */
export const answerRefusedValue: AfterErrorHook = ({ error, req }) => {
  if (!isRefusedValue(error)) return;
  return { response: { errors: [{ message: words[languageOf(req)] }] }, status: 400 };
};

function isRefusedValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && valueCodes.has(code)) || isRefusedValue(error.cause);
}
