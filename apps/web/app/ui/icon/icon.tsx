import type { IconName } from "@waku/content/schema";
import styles from "./icon.module.css";
import type { InterfaceIconName } from "./interface-icons";
import spriteUrl from "./sprite.svg?url";

/** An icon from the sprite, as large as the text around it. Without a label it is decoration. */
export function Icon({ name, label }: { name: IconName | InterfaceIconName; label?: string }) {
  return (
    <svg
      className={styles.icon}
      aria-hidden={label ? undefined : true}
      role={label ? "img" : undefined}
      aria-label={label}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
