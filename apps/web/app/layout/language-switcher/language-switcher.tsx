import {
  type Locale,
  languageNames,
  languageTags,
  localePath,
  locales,
  pathBelowLocale,
  pathLocale,
} from "@waku/i18n/locale";
import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { type AlternateRoutes, useAlternateRoutes } from "../../i18n/alternate-routes";
import { useLocale, useMessages } from "../../i18n/use-locale";
import styles from "./language-switcher.module.css";

/**
 * Plain links to this page in each language: its alternate route where the page says where it stands, the start page of
 * a language that it does not stand in; the same path where no page is.
 * Query and anchor are kept. Choosing a language stores it (client/navigation).
 */
export function LanguageSwitcher() {
  const current = useLocale();
  const t = useMessages();
  const { pathname, search, hash } = useLocation();
  // The server never sees the anchor: it joins the links once the page is taken over.
  const anchor = useIsHydrated() ? hash : "";
  const fromData = useMatchAlternates();
  const alternates = useAlternateRoutes() ?? fromData;
  const samePath = pathLocale(pathname) ? pathBelowLocale(pathname) : "";
  const pathIn = (locale: Locale) => (alternates ? (alternates[locale] ?? "") : samePath);
  return (
    <nav aria-label={t.language} className={styles.switcher}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={localePath(locale, pathIn(locale)) + search + anchor}
          hrefLang={languageTags[locale]}
          lang={languageTags[locale]}
          data-locale={locale}
          aria-current={locale === current ? "true" : undefined}
          aria-label={`${locale.toUpperCase()}, ${languageNames[locale]}`}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Alternates that the innermost page's loader returned. */
function useMatchAlternates(): AlternateRoutes | undefined {
  return useMatches()
    .map((match) => match.loaderData)
    .findLast(hasAlternates)?.alternates;
}

function hasAlternates(data: unknown): data is { alternates: Partial<Record<Locale, string>> } {
  return typeof data === "object" && data !== null && "alternates" in data;
}
