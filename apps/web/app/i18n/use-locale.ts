import { defaultLocale, type Locale, pathLocale } from "@waku/i18n/locale";
import { createContext, useContext } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { RootData } from "../root-data";
import { type Messages, messagesIn } from "./messages";

const LocaleContext = createContext<Locale>(defaultLocale);

/** Says what language a page is in; a context of its own, so that parts of a page are not drawn again by each address. */
export const LocaleProvider = LocaleContext.Provider;

/** Language of the page being shown. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Language of the document, as its data or its address says. */
export function useDocumentLocale(): Locale {
  const root = useRouteLoaderData<RootData>("root");
  const { pathname } = useLocation();
  // Without the root's data (its loader failed) the address is all there is.
  return root?.locale ?? pathLocale(pathname) ?? defaultLocale;
}

/** Interface texts in the language of the page. */
export function useMessages(): Messages {
  return messagesIn(useLocale());
}
