import type { IconName } from "@waku/content/schema";
import type { InterfaceIconName } from "@waku/icons/interface-icons";
import styles from "./icon.module.css";

/**
 * An icon as large as the text around it. Without a label it is decoration. The drawings stand in the page itself:
 * the server adds those a page uses (server/render/page-icons), the browser the rest before the next page.
 */
export function Icon({ name, label }: { name: IconName | InterfaceIconName; label?: string }) {
  return (
    <svg
      className={styles.icon}
      aria-hidden={label ? undefined : true}
      role={label ? "img" : undefined}
      aria-label={label}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
