/** Id of the mark, which a page has once. */
const id = "opening-end";

/**
 * Head tag of pages whose opening would move while it arrives: nothing is painted before the mark has come.
 * Browsers that do not know it paint as the document comes.
 */
export const paintedFromOpeningEnd = { tagName: "link", rel: "expect", href: `#${id}`, blocking: "render" } as const;

/** Marks where the opening of a page is complete. */
export function OpeningEnd() {
  return <span id={id} hidden />;
}
