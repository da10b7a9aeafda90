// First, so that component styles come after the base in the one stylesheet.
import "./styles/index.css";

import { defaultLocale, languageTags, pathLocale } from "@waku/i18n/locale";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { Navigation } from "./client/navigation";
import { consentConfig } from "./consent/config";
import { ConsentGate } from "./consent/consent-gate";
import { siteName, theme } from "./constants";
import { siteContext } from "./context/site";
import { errorMessage, errorStatus } from "./i18n/error-message";
import { messagesIn } from "./i18n/messages";
import { LocaleProvider, useDocumentLocale } from "./i18n/use-locale";
import { Footer } from "./layout/footer/footer";
import { Header } from "./layout/header/header";
import { LoadingBar } from "./layout/loading-bar/loading-bar";
import { SearchLauncher } from "./layout/search-launcher/search-launcher";
import { SkipLink } from "./layout/skip-link/skip-link";
import { loadChrome } from "./page-data/chrome";
import { ErrorPage } from "./pages/error-page";
import type { RootData } from "./root-data";
import { pageTitle } from "./seo/head";
import { StructuredData } from "./seo/structured-data";
import font from "./styles/fonts/host-grotesk.woff2?url";
import symbol from "./styles/icons/symbol.svg?inline";
import touchIcon from "./styles/icons/touch-icon.png?url";
import { inlinedStyles, inlinedStylesId } from "./styles/inlined";

export async function loader({ url, context }: Route.LoaderArgs): Promise<RootData> {
  const site = context.get(siteContext);
  const locale = pathLocale(url.pathname) ?? site.negotiatedLocale;
  const [globals, chrome] = await Promise.all([
    site.content.globals(),
    loadChrome(site.content, locale, site.settings),
  ]);
  site.chrome = chrome;
  return {
    locale,
    product: globals.site.product,
    slogan: chrome.slogan,
    consent: consentConfig(globals.integrations),
    ...(site.refusal && { alternates: { de: "", en: "" } }),
  };
}

/** Head of error pages; every other page brings its own. */
export function meta({ error, loaderData, location }: Route.MetaArgs) {
  if (!error) return [];
  const t = messagesIn(loaderData?.locale ?? pathLocale(location.pathname) ?? defaultLocale);
  const status = errorStatus(error);
  const { title } = errorMessage(t, status);
  const code = status === 404 || status === 410 ? t.nowhereStatus[status] : undefined;
  const name = code ? `${code}: ${title}` : title;
  return [{ title: pageTitle(name, loaderData?.product ?? siteName) }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useDocumentLocale();
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.primary} />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href={symbol} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <Meta />
        {import.meta.env.DEV ? (
          <Links />
        ) : (
          <style id={inlinedStylesId} suppressHydrationWarning dangerouslySetInnerHTML={inlinedStyles} />
        )}
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        {/* Apart: the router takes them out later, and browsers would look at all that stands beside them. */}
        <div hidden>
          <ScrollRestoration />
          <Scripts />
        </div>
      </body>
    </html>
  );
}

export default function App() {
  const { consent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <StructuredData />
      {consent && <ConsentGate config={consent} />}
    </>
  );
}

/** What surrounds every page, error pages included. */
function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Navigation />
      <SearchLauncher />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
