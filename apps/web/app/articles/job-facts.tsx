import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../i18n/use-locale";
import type { ItemView } from "../page-data/item";
import { Actions } from "../ui/actions/actions";
import { Icon } from "../ui/icon/icon";
import styles from "./job-facts.module.css";

/** Terms of a job, the description to take away, and the way to apply while there is one. */
export function JobFacts({ job }: { job: NonNullable<ItemView["job"]> }) {
  const t = useMessages();
  const locale = useLocale();
  const { closes, applyHref } = job;
  const employment = { FULL_TIME: t.employmentFull, PART_TIME: t.employmentPart, INTERN: t.employmentIntern }[
    job.employment
  ];
  return (
    <>
      <aside className={styles.facts}>
        <p>{employment}</p>
        <p>
          {t.workplace}: {job.workplace}
        </p>
        {job.remote && <p>{t.remotePossible}</p>}
        {closes && applyHref && <p>{t.applyUntil(formatDay(closes, locale))}</p>}
        <p>
          <a href={job.pdfHref} download="">
            <Icon name="download" /> {t.downloadPdf}
          </a>
        </p>
      </aside>
      {applyHref && <Actions links={[{ label: t.applyForJob, href: applyHref }]} />}
      {closes && !applyHref && <p className={styles.closed}>{t.jobClosed(formatDay(closes, locale))}</p>}
    </>
  );
}
