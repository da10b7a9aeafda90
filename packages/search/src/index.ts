export type { Language } from "./language/language.ts";
export type { MarkedText, SearchDocument } from "./search-document.ts";
export { type Found, type Hit, SearchIndex } from "./search-index.ts";
export type { SynonymGroup } from "./synonyms.ts";
