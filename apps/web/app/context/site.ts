import type { ContentSource, Tag } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { FormServices, ReceivedFile } from "@waku/leads";
import { createContext } from "react-router";
import type { Chrome } from "../page-data/chrome";
import type { SiteSearch } from "../search/site-search";
import type { JsonLd } from "../seo/json-ld";
import type { SiteSettings } from "./site-settings";

/** What the server hands to loaders for one request. */
export type SiteContext = {
  content: ContentSource;
  settings: SiteSettings;
  /** Names of the parameters that the page reads of its address. */
  parameters: Set<string>;
  /** Language for addresses that do not name one. */
  negotiatedLocale: Locale;
  /** What the page is built from; the page cache drops it when one of these changes. */
  tags: Set<Tag>;
  /** Header and footer; filled by the root loader, read while rendering, never sent as data. */
  chrome?: Chrome;
  /** Whether a document is asked for, or the data of one. */
  isDocument: boolean;
  /** Nonce by which the site's own scripts are told from anything that stands in the page (server/render/finish-html.ts). */
  scriptMark?: string;
  /** Data of the part that the document carries as markup only (page-data/server-drawn.ts). */
  drawn?: unknown;
  /** Structured data of the page; filled by its loader, read while rendering, never sent as data. */
  jsonLd?: JsonLd[];
  /** Takes what forms send. */
  forms: FormServices;
  /** Finds what is published. */
  search: SiteSearch;
  /** Set where the page only says why there is another answer than the one asked for. */
  refusal?: { status: number; text?: string };
  /** Address of the visitor's connection, for rate limits only; never stored. */
  clientAddress: string;
  /** Files that came with a form; those of an accepted lead are kept. */
  files: ReceivedFile[];
  /** Set when the page shows what one visitor entered: it must not be cached anywhere. */
  isPersonal?: boolean;
  /** Set when what was sent was not accepted: the title of the page says so. */
  isRefused?: boolean;
  /** Time in milliseconds since 1970 after which the page says something that is no longer true. */
  expiresAt?: number;
  /** Writes a failure to the log, with the id of the request. */
  report: (error: unknown) => void;
  /** Short id of the request, shown on error pages and found in the logs. */
  requestId: string;
};

export const siteContext = createContext<SiteContext>();
