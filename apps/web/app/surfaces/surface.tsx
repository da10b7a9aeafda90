import type { SurfaceName } from "@waku/content/schema";
import { type CSSProperties, Suspense, useEffect } from "react";
import { useLocale } from "../i18n/use-locale";
import { StaticRegion } from "../ui/static-region/static-region";
import styles from "./surface.module.css";
import { type Height, surfaces } from "./surfaces";

/**
 * A drawn part of the product by name, in the language of the page, with a line below that says what to look at. The browser keeps what the server sent, and its
 * story is told by styles; only on pages reached by client navigation does the code of a drawing load.
 */
export function Surface({ name, caption }: { name: SurfaceName; caption?: string }) {
  const locale = useLocale();
  const {
    Drawing,
    heights: [narrow, medium, wide, full],
  } = surfaces[name];
  const heights = {
    "--narrow": length(narrow),
    "--medium": length(medium),
    "--wide": length(wide),
    "--full": length(full),
  } as CSSProperties;
  const drawing = (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Drawing locale={locale} />
      <StoriesArrived />
    </Suspense>
  );
  return (
    <div className={styles.place} data-surface={name}>
      <div style={heights} className={styles.frame}>
        <StaticRegion name={`surface-${name}`} render={() => drawing} fallback={drawing} />
        <StoriesArrived />
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}

function length(height: Height): string {
  return typeof height === "number" ? `${height}px` : `calc(${height})`;
}

/** Tells the player of stories that there may be new ones, as soon as what stands beside it is shown. */
function StoriesArrived() {
  // The player works on the document, outside of React; a page with surfaces brings it along from the server.
  useEffect(() => {
    const isThere = document.documentElement.dataset.stories;
    const player = isThere ? Promise.resolve() : import("./story/stories");
    void player.then(() => document.dispatchEvent(new Event("stories")));
  }, []);
  return null;
}
