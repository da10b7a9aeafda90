import { Actions } from "../actions/actions";
import type { LinkView } from "../views";
import styles from "./page-title.module.css";

type Props = {
  title: string;
  text: string;
  /** What one can do where the page holds nothing else; the opening then takes its height. */
  actions?: LinkView[];
};

/** Opening of pages that no content document describes: heading and introduction. */
export function PageTitle({ title, text, actions }: Props) {
  return (
    <div className={`on-navy ${styles.opening}`}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {actions && <Actions links={actions} />}
      </div>
    </div>
  );
}
