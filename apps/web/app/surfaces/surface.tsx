import type { SurfaceName } from "@waku/content/schema";
import { type CSSProperties, Suspense } from "react";
import { useLocale } from "../i18n/use-locale";
import { StaticRegion } from "../ui/static-region/static-region";
import styles from "./surface.module.css";
import { surfaces } from "./surfaces";

/**
 * A drawn part of the product by name, in the language of the page. Drawings stand still, so the browser keeps what
 * the server sent; only on pages reached by client navigation does their code load.
 */
export function Surface({ name }: { name: SurfaceName }) {
  const locale = useLocale();
  const {
    Drawing,
    heights: [narrow, medium, wide],
  } = surfaces[name];
  const heights = { "--narrow": `${narrow}px`, "--medium": `${medium}px`, "--wide": `${wide}px` } as CSSProperties;
  const drawing = (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Drawing locale={locale} />
    </Suspense>
  );
  return (
    <div className={styles.place} data-surface={name}>
      <div style={heights} className={styles.frame}>
        <StaticRegion name={`surface-${name}`} render={() => drawing} fallback={drawing} />
      </div>
    </div>
  );
}
