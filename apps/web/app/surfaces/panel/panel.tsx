import type { IconName } from "@waku/content/schema";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import { StoryControl } from "../story/story-control";
import styles from "./panel.module.css";
import room from "./room.module.css";

type Props = {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  icon: IconName;
  title: string;
  /** Place, time or filter, at the end of the title bar. */
  context: ReactNode;
  children: ReactNode;
};

/**
 * Frame of a product surface: title bar, drawn content, and the control of its story. To assistive technology it is
 * one image with one text.
 */
export function Panel({ label, icon, title, context, children }: Props) {
  return (
    <figure className={`${room.room} ${styles.panel}`} data-story="rest">
      <div role="img" aria-label={label} className={styles.image}>
        <div aria-hidden="true" className={styles.screen}>
          <div className={styles.bar}>
            <Icon name={icon} />
            <b className={styles.title}>{title}</b>
            <small className={styles.context}>{context}</small>
          </div>
          {children}
        </div>
      </div>
      <div className={styles.control}>
        <StoryControl title={title} />
      </div>
    </figure>
  );
}
