import type { Locale } from "@waku/i18n/locale";
import { Marked } from "../marked";
import type { StartingPoints } from "../search-view";
import { searchTexts } from "../texts";
import styles from "./search-page.module.css";

/** Where to start before anything is asked: pages that are often needed, and the latest entries. */
export function Start({ start, locale }: { start: StartingPoints; locale: Locale }) {
  const t = searchTexts[locale];
  return (
    <div className={styles.start}>
      {(["useful", "recent"] as const).map((group) => (
        <section key={group}>
          <h2>{t[group]}</h2>
          <ul className={styles.entries}>
            {start[group].map(({ kind, title, href }) => (
              <li key={href}>
                <a href={href}>
                  <span className={styles.kind}>
                    {t.kinds[kind].one}
                    <span className="visually-hidden">: </span>
                  </span>
                  <span className={styles.name}>
                    <Marked text={title} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
