import { useMessages } from "../i18n/use-locale";
import { DownloadList } from "../ui/download-list/download-list";
import type { DownloadView } from "../ui/views";
import styles from "./handbook-downloads.module.css";

/** Materials of a chapter or section to take to the shop floor. */
export function HandbookDownloads({ items }: { items: DownloadView[] }) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <section className={styles.downloads} aria-label={t.downloads}>
      <h2 className={styles.title}>{t.downloads}</h2>
      <DownloadList items={items} />
    </section>
  );
}
