import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../icon/icon";
import styles from "./pagination.module.css";

type Props = {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Where in the list one is; its page and how many there are, if nothing else is said. */
  place?: string;
};

/** Way through a paged list. */
export function Pagination({ current, total, hrefOf, place }: Props) {
  const t = useMessages();
  return (
    <nav className={styles.pagination} aria-label={t.pagination}>
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev">
          <Icon name="arrow-left" /> {t.previousPage}
        </a>
      )}
      <span>{place ?? t.page(current, total)}</span>
      {current < total && (
        <a href={hrefOf(current + 1)} rel="next">
          {t.nextPage} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

/** Address of a page of a list; the first one has the plain address. */
export function pageHref(basePath: string, page: number): string {
  return page === 1 ? basePath : `${basePath}?page=${page}`;
}
