import type { ArticleProps } from "./article-props";
import { MoreItems } from "./more-items";
import { ProseText } from "./prose-text";
import styles from "./reference-page.module.css";
import { FiguresRegister } from "./registers/figures-register";
import { StandardsRegister } from "./registers/standards-register";
import { Toc } from "./toc";

/** A page to look things up: contents in columns, then one entry after the other with its heading beside it. */
export function ReferencePage({ item, breadcrumb }: ArticleProps) {
  const { title, teaser, html, headings, register } = item;
  const groups = register?.name === "figures" ? register.groups : [];
  return (
    <div className={styles.columns}>
      <article className={styles.page}>
        {breadcrumb}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.teaser}>{teaser}</p>
        <Toc
          headings={[...headings, ...groups.map(({ anchor, title }) => ({ id: anchor, text: title }))]}
          place="above"
        />
        <ProseText html={html} />
        {register?.name === "figures" && <FiguresRegister register={register} />}
        {register?.name === "standards" && <StandardsRegister register={register} />}
      </article>
      <MoreItems item={item} />
    </div>
  );
}
