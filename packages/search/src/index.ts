export type { MarkedText, SearchDocument } from "./search-document.ts";
export { excerpt, type Hit, marked, SearchIndex } from "./search-index.ts";
