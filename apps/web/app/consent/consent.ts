import { type Locale, localePath } from "@waku/i18n/locale";
import * as CookieConsent from "vanilla-cookieconsent";
import bannerStyles from "vanilla-cookieconsent/dist/cookieconsent.css?url";
import { type Messages, messagesIn } from "../i18n/messages";
import { standBesidePage } from "./banner";
import type { ConsentCategory, ConsentConfig } from "./config";
import ownStyles from "./consent.css?url";
import { signalConsent, signalDenied } from "./consent-mode";
import { hasConsent } from "./has-consent";
import { reportPageView, startedCategories, startServices, stopServices } from "./services";

/** Names under which services of a category are known to keep something; removed when consent is withdrawn. */
const knownNames: Record<ConsentCategory, RegExp> = {
  analytics: /^(ph_|__ph|_ga)/,
  chat: /^(intercom|crisp|hubspot|__hs|messagesUtk)/,
  visitors: /^(_lf|leadfeeder|__hs|_hj)/,
};

/**
 * Shows the consent banner where no choice was made yet, and starts what was agreed to.
 * Everything is denied until then; a withdrawn consent removes what services are known to keep and reloads the page.
 */
export async function startConsent(config: ConsentConfig, locale: Locale): Promise<void> {
  signalDenied();
  await Promise.all([bannerStyles, ownStyles].map(loadStyles));
  const categories = Object.keys(config) as ConsentCategory[];
  const apply = () => {
    signalConsent(CookieConsent.acceptedCategory);
    startServices(config, CookieConsent.acceptedCategory);
    stopServices(CookieConsent.acceptedCategory);
  };
  // Services that still run when consent is withdrawn may write once more: only the next document is rid of them.
  for (const category of categories) if (!hasConsent(category, document.cookie)) emptyStorage(knownNames[category]);
  await CookieConsent.run({
    mode: "opt-in",
    revision: 1,
    disablePageInteraction: false,
    cookie: { name: "consent", expiresAfterDays: 182, sameSite: "Lax" },
    guiOptions: {
      consentModal: { layout: "box inline", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(
        categories.map((category) => [
          category,
          { autoClear: { cookies: [{ name: knownNames[category] }], reloadPage: true } },
        ]),
      ),
    },
    language: { default: locale, translations: { [locale]: texts(messagesIn(locale), categories, locale) } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === "consentModal") standBesidePage(modal);
    },
    onConsent: apply,
    onChange: apply,
  });
  // The first thing on the screen is the first stop of the keyboard, too.
  const boxes = document.getElementById("cc-main");
  if (boxes) document.body.prepend(boxes);
  window.addEventListener("pageshow", () => {
    takeOverChoice();
    reportPageView();
  });
  document.addEventListener("visibilitychange", takeOverChoice);
  // Where the browser tells it, at once.
  if ("cookieStore" in window) window.cookieStore.addEventListener("change", takeOverChoice);
}

/**
 * A choice made in another tab, or on another page before Back led to this one, holds here as well. What has been
 * withdrawn since may still run: only a new document is rid of it, and until then nothing is told any more.
 */
function takeOverChoice(): void {
  const isAccepted = (category: ConsentCategory) => hasConsent(category, document.cookie);
  if (!startedCategories().every(isAccepted)) {
    stopServices(isAccepted);
    location.reload();
    return;
  }
  const chosen = CookieConsent.getCookie("categories") as string[] | undefined;
  if (!chosen) return;
  const known = CookieConsent.validConsent() ? CookieConsent.getUserPreferences().acceptedCategories : [];
  if (new Set(known).symmetricDifference(new Set(chosen)).size === 0) return;
  CookieConsent.hide();
  CookieConsent.hidePreferences();
  CookieConsent.acceptCategory(chosen);
}

/** Removes what is kept under names of a pattern; cookies are left to the dialog. */
function emptyStorage(names: RegExp): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
  } catch {
    // Where the browser gives no storage, nothing is kept.
  }
}

function texts(t: Messages, categories: ConsentCategory[], locale: Locale): CookieConsent.Translation {
  const sections: Record<ConsentCategory, { title: string; description: string }> = {
    analytics: { title: t.consentAnalytics, description: t.consentAnalyticsText },
    chat: { title: t.consentChat, description: t.consentChatText },
    visitors: { title: t.consentVisitors, description: t.consentVisitorsText },
  };
  return {
    consentModal: {
      title: t.consentTitle,
      description: t.consentText,
      acceptAllBtn: t.consentAccept,
      acceptNecessaryBtn: t.consentReject,
      showPreferencesBtn: t.consentManage,
      footer: `<a href="${localePath(locale, "privacy")}">${t.privacy}</a>`,
    },
    preferencesModal: {
      title: t.cookieSettings,
      acceptAllBtn: t.consentAccept,
      acceptNecessaryBtn: t.consentReject,
      savePreferencesBtn: t.consentSave,
      closeIconLabel: t.consentClose,
      sections: [
        { title: t.consentNecessary, description: t.consentNecessaryText, linkedCategory: "necessary" },
        ...categories.map((category) => ({ ...sections[category], linkedCategory: category })),
      ],
    },
  };
}

/** The banner must not flash unstyled. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
