import { defaultLocale, type Locale, pathLocale } from "@waku/i18n/locale";
import { useLocation, useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data";
import { type Messages, messagesIn } from "./messages";

/** Language of the page being shown. */
export function useLocale(): Locale {
  const root = useRouteLoaderData<RootData>("root");
  const { pathname } = useLocation();
  // Without the root's data (its loader failed) the address is all there is.
  return root?.locale ?? pathLocale(pathname) ?? defaultLocale;
}

/** Interface texts in the language of the page. */
export function useMessages(): Messages {
  return messagesIn(useLocale());
}
