import type { ReactNode } from "react";

/** Markup as the server sent it, by region name. Taken once, before React takes the page over. */
const serverMarkup = new Map<string, string>();

/** Remembers the markup of all static regions; called before hydration. */
export function captureStaticRegions(): void {
  for (const region of document.querySelectorAll<HTMLElement>("[data-static-region]"))
    serverMarkup.set(region.dataset.staticRegion ?? "", region.innerHTML);
}

/** What the server sent as a region's content; undefined where it sent no such region. */
export function markupFromServer(name: string): string | undefined {
  return serverMarkup.get(name);
}

type Props = {
  /** Name of the region; regions of one name have the same content. */
  name: string;
  className?: string;
  /**
   * Makes the content on the server. Pass it as `import.meta.env.SSR && (() => …)`, so that its code stays out of
   * the browser's bundle.
   */
  render: false | (() => ReactNode);
  /** Shown in the browser where the server sent no such region, as on pages reached by client navigation. */
  fallback?: ReactNode;
};

/**
 * A part of the page that only the server renders, for markup whose data or code would otherwise travel twice.
 * In the browser it stays as it came; behaviour is added by event delegation.
 */
export function StaticRegion({ name, className, render, fallback }: Props) {
  if (import.meta.env.SSR)
    return (
      <div className={className} data-static-region={name}>
        {render ? render() : null}
      </div>
    );
  const markup = markupFromServer(name);
  if (markup === undefined) return <div className={className}>{fallback}</div>;
  return (
    <div
      className={className}
      data-static-region={name}
      suppressHydrationWarning
      // The server's own markup, given back unchanged.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
