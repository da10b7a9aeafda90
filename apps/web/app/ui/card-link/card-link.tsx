import styles from "./card-link.module.css";

/** The link in a card's or row's title. Its target area is the nearest positioned ancestor: the whole card. */
export function CardLink({ href, label, title }: { href: string; label?: string; title: string }) {
  return (
    <a href={href} className={styles.link}>
      {label && <span className={styles.label}>{label} </span>}
      {title}
    </a>
  );
}
