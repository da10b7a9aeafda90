import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./library.module.css";
import type { LibraryBlockView, LibraryItemView } from "./view";

/** All downloads of the site by kind, each with the page that tells more about it. */
export function Library({ block }: { block: LibraryBlockView }) {
  const t = useMessages();
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      {block.shelves.map(({ name, items }) => (
        <section key={name} className={styles.shelf}>
          <h3>{t.shelves[name]}</h3>
          <ul>
            {items.map((item) => (
              <Item key={item.file?.href ?? item.source.href} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function Item({ item: { title, text, source, file } }: { item: LibraryItemView }) {
  const t = useMessages();
  return (
    <li className={styles.item}>
      <Icon name={file ? "download" : "mail"} />
      <div>
        <p className={styles.title}>
          {file ? (
            <a href={file.href} download={file.href.startsWith("/") ? "" : undefined}>
              {title}
            </a>
          ) : (
            <a href={source.href}>{title}</a>
          )}
          {file?.format && <span className={styles.format}>{file.format}</span>}
        </p>
        <p className={styles.text}>{text}</p>
        {file ? (
          source.label !== title && (
            <p className={styles.text}>
              {t.belongsTo} <a href={source.href}>{source.label}</a>
            </p>
          )
        ) : (
          <p className={styles.text}>{t.sentByEmail}</p>
        )}
      </div>
    </li>
  );
}
