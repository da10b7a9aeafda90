import type { SurfaceName } from "@waku/content/schema";
import { type CSSProperties, Suspense } from "react";
import { useLocale } from "../i18n/use-locale";
import styles from "./surface.module.css";
import { surfaces } from "./surfaces";

/** A drawn part of the product by name, in the language of the page. Its code loads on its own. */
export function Surface({ name }: { name: SurfaceName }) {
  const locale = useLocale();
  const {
    Drawing,
    heights: [narrow, medium, wide],
  } = surfaces[name];
  const heights = { "--narrow": `${narrow}px`, "--medium": `${medium}px`, "--wide": `${wide}px` } as CSSProperties;
  return (
    <div className={styles.place} data-surface={name}>
      <div className={styles.frame} style={heights}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Drawing locale={locale} />
        </Suspense>
      </div>
    </div>
  );
}
