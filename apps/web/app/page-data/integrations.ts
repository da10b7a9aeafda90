import type { Integrations } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { messagesIn } from "../i18n/messages";

/** The third-party services that are switched on, as the privacy page lists them. */
export function integrationViews({ analytics, chat, visitorIdentification }: Integrations, locale: Locale) {
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
