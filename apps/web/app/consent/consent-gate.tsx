import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../i18n/use-locale";
import type { ConsentConfig } from "./config";
import { reportPageView } from "./services";

/** Asks for consent, once the page is in use. Only rendered when a service is switched on. */
export function ConsentGate({ config }: { config: ConsentConfig }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  // The banner belongs to no element of ours, and its code loads on demand.
  useEffect(() => {
    import("./consent").then(
      ({ startConsent }) => startConsent(config, locale),
      // Without the banner nothing is ever loaded: the safe side.
      () => undefined,
    );
  }, [config, locale]);
  // Statistics are outside of React. The page's head comes with the same commit, so its title is there by now.
  useEffect(() => {
    if (pathname) reportPageView();
  }, [pathname]);
  // Scripts start by themselves on a page that has a question to ask (server/render/start-scripts.js).
  return <div hidden data-starts-scripts="" />;
}
