import { ServerDrawnText } from "../layout/server-drawn-part";
import type { ServerDrawn } from "../page-data/server-drawn";

/** Text of a document: HTML from the server's own Markdown pipeline. */
export function ProseText({ html }: { html: ServerDrawn<string> }) {
  return <ServerDrawnText className="prose" text={html} />;
}
