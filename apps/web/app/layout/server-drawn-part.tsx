import type { ReactNode } from "react";
import type { ServerDrawn } from "../page-data/server-drawn";
import { markupFromServer, StaticRegion } from "../ui/static-region/static-region";
import { useServerRender } from "./server-render";

/** Name of the region: a page has one such part. */
const region = "page";

/** A part without behaviour of its own, which the browser takes over as drawn instead of drawing it again. */
export function ServerDrawnPart<T>({ part, children }: { part: ServerDrawn<T>; children: (data: T) => ReactNode }) {
  const drawn = useServerRender()?.drawn as T;
  if (part.data !== undefined) return children(part.data);
  return <StaticRegion name={region} render={import.meta.env.SSR && (() => children(drawn))} />;
}

/** The same for text that is HTML from the server's own Markdown pipeline. */
export function ServerDrawnText({ text, className }: { text: ServerDrawn<string>; className: string }) {
  const drawn = useServerRender()?.drawn as string;
  const html = text.data ?? (import.meta.env.SSR ? drawn : (markupFromServer(region) ?? ""));
  return (
    <div
      className={className}
      data-static-region={text.data === undefined ? region : undefined}
      // What the browser makes of markup is not always what was sent, letter by letter.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
