import styles from "./card-link.module.css";

/** The link in a card's or row's title. Its target area is the nearest positioned ancestor: the whole card. */
export function CardLink({ href, title }: { href: string; title: string }) {
  return (
    <a href={href} className={styles.link}>
      {title}
    </a>
  );
}
