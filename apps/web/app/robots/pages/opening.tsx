import type { ReactNode } from "react";
import { OpeningEnd } from "../../layout/opening-end";
import styles from "./robot-pages.module.css";

type Props = {
  breadcrumb: ReactNode;
  pretitle: ReactNode;
  title: string;
  /** What stands below the title. */
  children: ReactNode;
  /** What stands beside the words on wide screens. */
  aside?: ReactNode;
};

/** Opening of the pages of robots, makers and types: a name plate on navy. */
export function Opening({ breadcrumb, pretitle, title, children, aside }: Props) {
  return (
    <div className={`on-navy ${styles.opening}`}>
      <div className={styles.inner} data-aside={aside ? "" : undefined}>
        <div className={styles.words}>
          {breadcrumb}
          <p className={styles.pretitle}>{pretitle}</p>
          <h1>{title}</h1>
          {children}
        </div>
        {aside}
      </div>
      <OpeningEnd />
    </div>
  );
}
