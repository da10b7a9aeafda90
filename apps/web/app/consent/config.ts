import type { Integrations } from "@waku/content/schema";

/** Third-party services that need consent, by category; only those that are switched on. */
export type ConsentConfig = {
  analytics?: { host: string; key: string };
  chat?: { script: string };
  visitors?: { script: string };
};
export type ConsentCategory = keyof ConsentConfig;

/** What the browser must know of the integrations; null when nothing needs consent. */
export function consentConfig({ analytics, chat, visitorIdentification }: Integrations): ConsentConfig | null {
  const config: ConsentConfig = {
    ...(analytics && { analytics: { host: analytics.host, key: analytics.key } }),
    ...(chat && { chat: { script: chat.script } }),
    ...(visitorIdentification && { visitors: { script: visitorIdentification.script } }),
  };
  return Object.keys(config).length > 0 ? config : null;
}
