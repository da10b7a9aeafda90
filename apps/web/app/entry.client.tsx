import { isLocale } from "@waku/i18n/locale";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteMissingCode } from "./client/chunk-reload";
import { provideMessages } from "./i18n/messages";
import { captureStaticRegions } from "./ui/static-region/static-region";

/** Only the page's own language is fetched; another language is another document. */
const loadMessages = {
  de: async () => (await import("./i18n/messages/de")).de,
  en: async () => (await import("./i18n/messages/en")).en,
};

noteMissingCode();
captureStaticRegions();
const language = document.documentElement.lang.slice(0, 2);
const locale = isLocale(language) ? language : "en";
provideMessages(locale, await loadMessages[locale]());
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
