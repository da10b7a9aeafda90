import { LRUCache } from "lru-cache";
import type { PdfDocument } from "./pdf-document";
import { type Pdf, renderPdf } from "./render-pdf";

/**
 * Documents by what they say, so that a changed text makes a new one.
 * @param max so many are kept, those asked for last
 * @returns gives the document that says this, made now or earlier
 */
export function keptPdfs(max: number) {
  const documents = new LRUCache<string, Pdf>({ max });
  return async (says: unknown[], draw: () => Promise<PdfDocument>): Promise<Pdf> => {
    const key = JSON.stringify(says);
    const known = documents.get(key);
    if (known) return known;
    const pdf = await renderPdf(await draw());
    documents.set(key, pdf);
    return pdf;
  };
}
