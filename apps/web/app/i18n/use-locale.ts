import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root";
import { defaultLocale, type Locale, pathLocale } from "./locale";
import { type Messages, messagesIn } from "./messages";

/** Language of the page being shown. */
export function useLocale(): Locale {
  const root = useRouteLoaderData<RootData>("root");
  if (root) return root.locale;
  // The root loader itself failed: the address is all there is.
  return (typeof document === "undefined" ? undefined : pathLocale(document.location.pathname)) ?? defaultLocale;
}

/** Interface texts in the language of the page. */
export function useMessages(): Messages {
  return messagesIn(useLocale());
}
