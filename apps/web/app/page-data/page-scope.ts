import type { Globals } from "@waku/content";
import type { FormGroup } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { Query } from "../context/query";
import type { SiteContext } from "../context/site";

/** What resolving a block needs to know about the page it stands on. */
export type PageScope = {
  site: SiteContext;
  globals: Globals;
  locale: Locale;
  /** Path of the page below the language prefix. */
  path: string;
  /** Its page group for inquiries, if any. */
  inquiries?: FormGroup | undefined;
  /** Page of a paged list, from `?page=`, counted from 1. */
  listPage: number;
  /** Query of the page's address: the state of calculator and configurator. */
  search: Query;
};
