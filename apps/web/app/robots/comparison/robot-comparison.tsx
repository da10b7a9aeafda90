import type { Locale } from "@waku/i18n/locale";
import { ArrowLink } from "../../ui/actions/actions";
import { CopyLink } from "../../ui/copy-link/copy-link";
import { Icon } from "../../ui/icon/icon";
import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import { robotTexts } from "../texts";
import type { ComparisonView } from "./comparison-view";
import styles from "./robot-comparison.module.css";

/** Robots side by side, what differs marked; without any, comparisons to start with. */
export function RobotComparison({ view, locale }: { view: ComparisonView; locale: Locale }) {
  const t = robotTexts[locale];
  return (
    <div className={styles.comparison}>
      {view.issues.length > 0 && (
        <ul className={styles.issues} role="status">
          {view.issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      {view.models.length === 0 ? <Nothing view={view} locale={locale} /> : <Table view={view} locale={locale} />}
      {view.models.length === 1 && <p>{t.oneToCompare}</p>}
      {view.models.length > 0 && (
        <div className={styles.ways}>
          <a href={view.offerHref} className={styles.offer}>
            {t.offer}
          </a>
          <a href={view.finderHref} className={styles.quiet}>
            {t.addModels}
          </a>
          <a href={view.csvHref} className={styles.quiet} download>
            <Icon name="download" /> {t.csv}
          </a>
          <a href={view.pdfHref} className={styles.quiet} download>
            <Icon name="download" /> {t.pdf}
          </a>
          <CopyLink label={t.copyLink} doneLabel={t.copied} />
        </div>
      )}
    </div>
  );
}

function Nothing({ view, locale }: { view: ComparisonView; locale: Locale }) {
  const t = robotTexts[locale];
  return (
    <div className={styles.nothing}>
      <h3>{t.nothingToCompare}</h3>
      <p>{t.nothingToCompareText}</p>
      <ArrowLink link={{ label: t.toFinder, href: view.finderHref }} />
      {view.examples.length > 0 && (
        <>
          <h4>{t.examples}</h4>
          <ul className={styles.examples}>
            {view.examples.map(({ label, text, href }) => (
              <li key={href}>
                <ArrowLink link={{ label, href }} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Table({ view, locale }: { view: ComparisonView; locale: Locale }) {
  const t = robotTexts[locale];
  return (
    <>
      <ScrollFrame>
        <table className={styles.table}>
          <caption className="visually-hidden">{t.comparisonCaption}</caption>
          <thead>
            <tr>
              <td />
              {view.models.map(({ id, model, maker, href, withoutHref }) => (
                <th key={id} scope="col">
                  <a href={href}>{model}</a>
                  <span className={styles.maker}>{maker}</span>
                  <a href={withoutHref} className={styles.remove} aria-label={t.removeModel(`${maker} ${model}`)}>
                    <Icon name="x" />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ key, label, hint, cells, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {hint && <small>{hint}</small>}
                  {differs && <span className="visually-hidden">{`, ${t.differs}`}</span>}
                </th>
                {cells.map(({ text, other, isUnknown, isBest }, place) => (
                  <td
                    key={view.models[place]?.id}
                    data-column={view.models[place]?.model}
                    data-unknown={isUnknown}
                    data-best={isBest}
                  >
                    <span>
                      {text}
                      {isBest && <span className="visually-hidden">{`, ${t.best}`}</span>}
                      {other && <small>{other}</small>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className={styles.legend}>
        {view.noneRead} {t.comparisonLegend}
      </p>
    </>
  );
}
