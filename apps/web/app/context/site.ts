import type { ContentSource, Tag } from "@waku/content";
import { createContext } from "react-router";
import type { Locale } from "../i18n/locale";
import type { Chrome } from "../page-data/chrome";

/** Operator settings that the application may know; none of them is secret. */
export type SiteSettings = {
  /** Public origin without trailing slash, from the environment. */
  siteUrl: string;
  /** Whether search engines may index the site. */
  indexable: boolean;
  /** Whether settings that are not known yet are shown as marked gaps. */
  showGaps: boolean;
};

/** What the server hands to loaders for one request. */
export type SiteContext = {
  content: ContentSource;
  settings: SiteSettings;
  /** Language for addresses that do not name one. */
  negotiatedLocale: Locale;
  /** What the page is built from; the page cache drops it when one of these changes. */
  tags: Set<Tag>;
  /** Header and footer; filled by the root loader, read while rendering, never sent as data. */
  chrome?: Chrome;
  /** Short id of the request, shown on error pages and found in the logs. */
  requestId: string;
  /** Writes an unexpected failure to the log. */
  report: (error: unknown) => void;
};

export const siteContext = createContext<SiteContext>();
