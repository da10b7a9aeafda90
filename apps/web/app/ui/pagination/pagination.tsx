import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../icon/icon";
import styles from "./pagination.module.css";

/** Way through a paged list. The first page has the plain address. */
export function Pagination({ current, total, basePath }: { current: number; total: number; basePath: string }) {
  const t = useMessages();
  const href = (page: number) => (page === 1 ? basePath : `${basePath}?page=${page}`);
  return (
    <nav className={styles.pagination} aria-label={t.pagination}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev">
          <Icon name="arrow-left" /> {t.previousPage}
        </a>
      )}
      <span>{t.page(current, total)}</span>
      {current < total && (
        <a href={href(current + 1)} rel="next">
          {t.nextPage} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
