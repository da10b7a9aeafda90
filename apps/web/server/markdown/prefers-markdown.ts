import Negotiator from "negotiator";

/** Whether a request could prefer Markdown: it has to name it, so that what browsers send is told at a glance. */
export function namesMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && /markdown/i.test(accept);
}

/** Whether a request prefers Markdown to HTML (`Accept`, RFC 9110). Without a preference it gets HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!namesMarkdown(accept)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(["text/html", "text/markdown"]) === "text/markdown";
}
