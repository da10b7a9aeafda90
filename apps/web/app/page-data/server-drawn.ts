import type { SiteContext } from "../context/site";

/**
 * Data of a part that a document needs only once, while the server draws it: absent in documents, where the browser
 * keeps the markup as it came, present where client navigation asks for data. See layout/server-drawn-part.tsx.
 */
export type ServerDrawn<T> = { data?: T };

/** Keeps a part's data out of a document. A page has one such part at most. */
export function serverDrawn<T>(site: SiteContext, data: T): ServerDrawn<T> {
  if (!site.isDocument) return { data };
  site.drawn = data;
  return {};
}
