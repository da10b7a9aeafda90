import { type Locale, localePath } from "@waku/i18n/locale";
import { formatEuros } from "@waku/i18n/numbers";
import {
  formatTenths,
  paybackWords,
  type RoiAssumptions,
  type RoiEvaluation,
  type RoiForm,
  roiSummary,
  roiTexts,
  savingWords,
} from "@waku/roi";
import type { Ref } from "react";
import { useMessages } from "../../i18n/use-locale";
import { Announcement } from "../../ui/announcement/announcement";
import { CopyLink } from "../../ui/copy-link/copy-link";
import { Icon } from "../../ui/icon/icon";
import { handOverHref } from "../hand-over-href";
import styles from "../result-panel/result-panel.module.css";

type Props = {
  ref: Ref<HTMLElement>;
  form: RoiForm;
  assumed: RoiAssumptions;
  result: RoiEvaluation["result"];
  locale: Locale;
};

/** What the chosen scenario saves, how it was computed, and the ways to take it along. */
export function ResultPanel({ ref, form, assumed, result, locale }: Props) {
  const t = roiTexts[locale];
  const saved = result?.savings[form.scenario];
  return (
    <section ref={ref} tabIndex={-1} className={`on-navy ${styles.panel}`} aria-label={t.resultTitle}>
      <h3>
        {t.resultTitle} <span className={styles.scenario}>{t.scenarios[form.scenario]}</span>
      </h3>
      <p className={styles.total}>{saved ? formatEuros(saved.totalEuro, locale) : "–"}</p>
      <Announcement
        text={
          saved
            ? `${t.resultTitle}, ${t.scenarios[form.scenario]}: ${formatEuros(saved.totalEuro, locale)}`
            : t.noResult
        }
      />
      {result && saved ? (
        <>
          <p className={styles.today}>
            {t.costToday(
              formatEuros(saved.downtime.costToday, locale),
              formatTenths(saved.downtime.hoursToday, locale),
            )}
          </p>
          <dl className={styles.lines}>
            {savingWords(result.inputs, assumed, saved, locale).map(({ id, label, euro, note, formula }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  <b>{formatEuros(euro, locale)}</b>
                  {note && <span className={styles.note}>{note}</span>}
                  <span className={styles.formula}>{formula}</span>
                </dd>
              </div>
            ))}
            {result.balance && (
              <div>
                <dt>{t.netYear}</dt>
                <dd>
                  <b>{formatEuros(result.balance.netYear, locale)}</b>
                  <span className={styles.note}>
                    {t.payback} {paybackWords(result.balance, t)}
                  </span>
                </dd>
              </div>
            )}
          </dl>
          <TakeAway form={form} result={result} locale={locale} />
        </>
      ) : (
        <p>{t.noResult}</p>
      )}
    </section>
  );
}

function TakeAway({ form, result, locale }: { form: RoiForm; result: NonNullable<Props["result"]>; locale: Locale }) {
  const t = roiTexts[locale];
  const { copyLink, linkCopied } = useMessages();
  const { inputs, savings, balance, query } = result;
  const numbers = roiSummary(form, inputs, savings[form.scenario].totalEuro, balance, locale);
  const known = { numbers, devices: balance?.devices, company: form.company };
  return (
    <div className={styles.takeAway}>
      <a className={styles.primary} href={handOverHref(locale, "request-offer", known)}>
        {t.offer}
      </a>
      <a className={styles.secondary} href={`${localePath(locale, "roi-calculator.pdf")}?${query}`} download="">
        <Icon name="download" /> {t.pdf}
      </a>
      <CopyLink label={copyLink} doneLabel={linkCopied} />
      <p>
        {t.shareHint} <a href={handOverHref(locale, "platform/live-demo", known)}>{t.demo}</a>
      </p>
    </div>
  );
}
