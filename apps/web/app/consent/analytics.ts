import posthog from "posthog-js/dist/module.no-external";

/**
 * Page views and page leaves, and nothing else: no recording, no autocapture, no flags, no IP address.
 * Called after consent only.
 */
export function startAnalytics({ host, key }: { host: string; key: string }): void {
  posthog.init(key, {
    api_host: host,
    capture_pageview: "history_change",
    capture_pageleave: true,
    autocapture: false,
    capture_performance: false,
    capture_dead_clicks: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    person_profiles: "never",
    // Cookies are removed when consent is withdrawn; other storage would stay.
    persistence: "cookie",
    property_denylist: ["$ip"],
  });
}
