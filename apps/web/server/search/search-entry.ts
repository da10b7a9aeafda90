import type { Ref } from "@waku/content";
import type { SearchDocument } from "@waku/search";
import type { SearchKind } from "../../app/search/site-search";

/** Something that can be found, and where it leads. */
export type SearchEntry = SearchDocument<SearchKind> & {
  /** Path below the language prefix. */
  path: string;
  anchor?: string;
  /** A file of its own, where it is one. */
  file?: string;
  /** The document that it is, or is part of; what no document makes has none. */
  ref?: Ref;
};
