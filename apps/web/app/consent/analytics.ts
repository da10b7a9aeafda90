import posthog, { type CaptureResult } from "posthog-js/dist/module.no-external";

import { plainTitleName } from "../seo/plain-title";

/** What is told of a page and its visit; everything else that the library knows stays in the browser. */
const toldProperties = new Set([
  "token",
  "distinct_id",
  "title",
  "$device_id",
  "$session_id",
  "$window_id",
  "$insert_id",
  "$time",
  "$lib",
  "$lib_version",
  "$process_person_profile",
  "$cookieless_mode",
  "$current_url",
  "$host",
  "$pathname",
  "$referrer",
  "$referring_domain",
  "$session_entry_url",
  "$session_entry_host",
  "$session_entry_pathname",
  "$session_entry_referrer",
  "$session_entry_referring_domain",
  "$pageview_id",
  "$prev_pageview_id",
  "$prev_pageview_pathname",
  "$prev_pageview_duration",
  "$prev_pageview_max_scroll_percentage",
  "$browser",
  "$browser_version",
  "$browser_language",
  "$os",
  "$os_version",
  "$device_type",
  "$viewport_width",
  "$viewport_height",
]);

/**
 * The receiver takes `$ip` in place of the address it sees, and does not look up the place of events that say so.
 * Whether it keeps addresses at all is a setting of the project there (docs/operations.md).
 */
const withoutAddress = { $ip: "0.0.0.0", $geoip_disable: true };

export type Analytics = { reportPageView: () => void; stop: () => void };

let reportedPath: string | undefined;

/**
 * Page views and page leaves, and nothing else: no recording, no autocapture, no flags, no persons.
 * Called after consent only.
 */
export function startAnalytics({ host, key }: { host: string; key: string }): Analytics {
  posthog.init(key, {
    api_host: host,
    // Reported by `reportPageView`, when the page has its title.
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    capture_performance: false,
    capture_dead_clicks: false,
    disable_session_recording: true,
    disable_surveys: true,
    advanced_disable_flags: true,
    person_profiles: "never",
    persistence: "cookie",
    save_campaign_params: false,
    before_send: (event) => event && withoutPersonalData(event),
  });
  reportPageView();
  // A page that the browser keeps and shows again is seen once more (consent.ts reports it).
  window.addEventListener("pagehide", () => {
    reportedPath = undefined;
  });
  // Once stopped, nothing is sent, not even that the page is left.
  return { reportPageView, stop: () => posthog.opt_out_capturing() };
}

/** Tells of the page that is shown, title and all, unless that has been done. */
function reportPageView(): void {
  if (location.pathname === reportedPath) return;
  reportedPath = location.pathname;
  posthog.capture("$pageview");
}

/**
 * An event with the properties that are told, addresses cut at their query: it may name persons or open what is theirs. So
 * may a title, where it repeats what was entered.
 */
function withoutPersonalData({ $set: _, $set_once: __, ...event }: CaptureResult): CaptureResult {
  const told = Object.entries(event.properties).filter(([name]) => toldProperties.has(name));
  const cut = told.map(([name, value]) => [name, typeof value === "string" && name !== "title" ? bare(value) : value]);
  const plainTitle = document.querySelector<HTMLMetaElement>(`meta[name="${plainTitleName}"]`)?.content;
  const properties = { ...Object.fromEntries(cut), ...(plainTitle && { title: plainTitle }), ...withoutAddress };
  return { ...event, properties };
}

/** An address without query and anchor. */
function bare(address: string): string {
  return address.replace(/[?#].*$/s, "");
}
