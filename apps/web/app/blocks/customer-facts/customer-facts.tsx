import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf, CustomerFactsView } from "../views";
import styles from "./customer-facts.module.css";

/** What a client has released: scope, course, measured values, words. Until then the sentence that there is nothing yet. */
export function CustomerFactsBlock({ block }: { block: BlockViewOf<"customerFacts"> }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading title={block.title} />
      {block.facts ? <CustomerFacts facts={block.facts} /> : <p className={styles.none}>{block.none}</p>}
    </Section>
  );
}

/** The same without a heading, for the page of a client. */
export function CustomerFacts({ facts: { scope, timeline, results, quote } }: { facts: CustomerFactsView }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <div className={styles.facts}>
      {results && (
        <>
          <h3>{t.customerResults}</h3>
          <dl className={styles.results}>
            {results.map(({ value, label, method, period }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd>{period}</dd>
                <dd className={styles.method}>{method}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {scope && (
        <>
          <h3>{t.customerScope}</h3>
          <p>{scope}</p>
        </>
      )}
      {timeline && (
        <>
          <h3>{t.customerTimeline}</h3>
          <dl className={styles.timeline}>
            {timeline.map(({ when, what }) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {quote && (
        <figure className={styles.quote}>
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption>
            {quote.name}, {quote.role}
            <span>{t.releasedOn(formatDay(quote.releasedOn, locale))}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
