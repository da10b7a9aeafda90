import { localePath } from "@waku/i18n/locale";
import { useLocale, useMessages } from "../../i18n/use-locale";
import styles from "./breadcrumb.module.css";

/** The way from the start page; the page itself is the last entry and no link. */
export function Breadcrumb({ crumbs }: { crumbs: { title: string; path: string }[] }) {
  const locale = useLocale();
  const t = useMessages();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t.breadcrumb} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a href={localePath(locale, path)}>{title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
