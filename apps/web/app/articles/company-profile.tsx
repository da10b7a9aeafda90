import { CustomerFacts } from "../blocks/customer-facts/customer-facts";
import { useMessages } from "../i18n/use-locale";
import { OpeningEnd } from "../layout/opening-end";
import { ArrowLink } from "../ui/actions/actions";
import { Picture } from "../ui/picture/picture";
import type { ArticleProps } from "./article-props";
import styles from "./company-profile.module.css";
import { MoreItems } from "./more-items";
import { ProseText } from "./prose-text";
import { Toc } from "./toc";

/** A client or a kind of partner: the name as large as a sign at the gate, then what we do together. */
export function CompanyProfile({ item, breadcrumb }: ArticleProps) {
  const t = useMessages();
  const { collection, title, teaser, html, headings, client } = item;
  return (
    <div className={client?.story?.picture && styles.pictured}>
      <article>
        <div className={collection === "partner" ? `on-navy ${styles.opening}` : styles.opening}>
          <div className={styles.inner}>
            {breadcrumb}
            <p className={styles.kind}>{t.collections[collection]}</p>
            <h1 className={styles.name}>{title}</h1>
            <p className={styles.teaser}>{teaser}</p>
            <OpeningEnd />
          </div>
        </div>
        <div className={styles.body}>
          <div>
            {client && (
              <div className={styles.story}>
                {client.story?.picture && (
                  <Picture picture={client.story.picture} sizes="(width >= 62rem) 22rem, 92vw" ground="page" isFirst />
                )}
                <p className={styles.industry}>{client.industry}</p>
                {client.story && (
                  <ArrowLink link={{ label: client.facts ? t.toStory : t.toPlan, href: client.story.href }} />
                )}
              </div>
            )}
            <Toc headings={headings} place="beside" />
          </div>
          <div>
            <ProseText html={html} />
            {client?.facts && (
              <section className={styles.facts}>
                <h2>{t.customerFacts(title)}</h2>
                <CustomerFacts facts={client.facts} />
              </section>
            )}
          </div>
        </div>
      </article>
      <MoreItems item={item} />
    </div>
  );
}
