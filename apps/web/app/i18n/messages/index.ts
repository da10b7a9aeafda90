import type { Locale } from "../locale";
import { de } from "./de";
import { en } from "./en";

/** Every text of the interface; both languages have exactly these keys, checked by the compiler. */
export type Messages = typeof en;

export const messages: Record<Locale, Messages> = { de, en };
