import { useMessages } from "../i18n/use-locale";
import type { ItemView } from "../page-data/item";
import { Icon } from "../ui/icon/icon";
import styles from "./sheet-files.module.css";

/** The table that ends an article, to take away. */
export function SheetFiles({ files: { csvHref, pdfHref } }: { files: NonNullable<ItemView["sheet"]> }) {
  const t = useMessages();
  return (
    <p className={styles.files}>
      <a href={csvHref} download>
        <Icon name="download" /> {t.downloadCsv}
      </a>
      <a href={pdfHref} download>
        <Icon name="download" /> {t.downloadPdf}
      </a>
    </p>
  );
}
