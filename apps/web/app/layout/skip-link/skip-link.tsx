import { useMessages } from "../../i18n/use-locale";
import styles from "./skip-link.module.css";

/** First stop of the keyboard: past the menus, to the content. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      {useMessages().skipToContent}
    </a>
  );
}
