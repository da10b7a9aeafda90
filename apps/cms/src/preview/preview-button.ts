import type { GeneratePreviewURL } from "payload";

/** Where the button "Preview" of a document leads; a document that was never saved has none. */
export function previewButton(collection: string): GeneratePreviewURL {
  return ({ id }) =>
    id === undefined ? null : `/api/preview/start?${new URLSearchParams({ collection, id: String(id) })}`;
}
