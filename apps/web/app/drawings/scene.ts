import type { Locale } from "@waku/i18n/locale";
import type { ReactNode } from "react";

/** What a drawing of an article shows: its height (all are 420 wide) and its parts, with words of the language. */
export type Scene = { height: number; draw: (locale: Locale) => ReactNode };
