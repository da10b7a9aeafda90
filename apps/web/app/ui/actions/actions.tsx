import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../icon/icon";
import type { LinkView } from "../views";
import styles from "./actions.module.css";

const ranks = [styles.primary, styles.secondary, styles.tertiary];

/** Buttons of a block: the first is the primary one, the third a mere link. */
export function Actions({ links }: { links: LinkView[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.actions}>
      {links.map((link, index) => (
        <a key={link.href} href={link.href} className={ranks[index]}>
          {link.label}
          {link.external && <ExternalMark />}
        </a>
      ))}
    </div>
  );
}

/** A link with an arrow, for the end of a card or item. */
export function ArrowLink({ link }: { link: LinkView }) {
  return (
    <a href={link.href} className={styles.arrow}>
      {link.label}
      {link.external ? <ExternalMark /> : <Icon name="arrow-right" />}
    </a>
  );
}

function ExternalMark() {
  return <Icon name="external-link" label={`(${useMessages().external})`} />;
}
