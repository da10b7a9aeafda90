import type { Integrations } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { messagesIn } from "../../i18n/messages";
import type { BlockLoader } from "../block-loader.server";
import type { IntegrationsBlockView } from "./view";

export const integrations: BlockLoader<IntegrationsBlockView> = {
  load(block, { globals, locale }) {
    return { ...block, services: servicesOf(globals.integrations, locale) };
  },
  sample: {},
};

/** The third-party services that are switched on, in the words of the consent banner. */
function servicesOf({ analytics, chat, visitorIdentification }: Integrations, locale: Locale) {
  const t = messagesIn(locale);
  const services: { category: string; name: string; purpose: string }[] = [];
  if (analytics)
    services.push({
      category: t.consentAnalytics,
      name: `PostHog (${new URL(analytics.host).host})`,
      purpose: t.consentAnalyticsText,
    });
  if (chat)
    services.push({
      category: t.consentChat,
      name: `${chat.name} (${new URL(chat.script).host})`,
      purpose: t.consentChatText,
    });
  if (visitorIdentification)
    services.push({
      category: t.consentVisitors,
      name: `${visitorIdentification.name} (${new URL(visitorIdentification.script).host})`,
      purpose: t.consentVisitorsText,
    });
  return services;
}
