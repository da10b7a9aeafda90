import { useMessages } from "../../i18n/use-locale";
import { LineDrawing } from "../../ui/line-drawing/line-drawing";
import styles from "./hero-aside.module.css";
import type { HeroAsideView } from "./view";

/** What stands beside the words of a hero where there is no picture: the way the page takes, or a document's cover. */
export function HeroAside({ aside, isRoute }: { aside: HeroAsideView; isRoute: boolean }) {
  const t = useMessages();
  switch (aside.type) {
    case "outline":
      return (
        <ol className={isRoute ? styles.route : styles.outline}>
          {aside.steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      );
    case "cover":
      return (
        <div className={styles.cover}>
          <p className={styles.kind}>{t.whitePaper}</p>
          <LineDrawing name={aside.drawing} className={styles.drawing} />
          <ol>
            {aside.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </div>
      );
  }
}
