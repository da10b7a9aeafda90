import type { ReactNode } from "react";

/**
 * Markup as the server sent it, by region id. Taken once, before React takes the page over.
 */
const serverMarkup = new Map<string, string>();

/** Remembers the markup of all static regions; called before hydration. */
export function captureStaticRegions(): void {
  for (const region of document.querySelectorAll("[data-static-region]")) serverMarkup.set(region.id, region.innerHTML);
}

/**
 * A part of the page that only the server renders: large menus whose data would otherwise travel twice.
 * In the browser the markup stays as it came; behaviour is added by event delegation.
 * @param id unique id of the region on the page
 * @param render makes the content; pass it as `import.meta.env.SSR && (() => …)`, so that its code stays out of the
 *   browser's bundle
 */
export function StaticRegion({
  id,
  className,
  render,
}: {
  id: string;
  className?: string;
  render: false | (() => ReactNode);
}) {
  if (import.meta.env.SSR)
    return (
      <div id={id} className={className} data-static-region="">
        {render ? render() : null}
      </div>
    );
  return (
    <div
      id={id}
      className={className}
      data-static-region=""
      suppressHydrationWarning
      // The server's own markup, given back unchanged.
      dangerouslySetInnerHTML={{ __html: serverMarkup.get(id) ?? "" }}
    />
  );
}
