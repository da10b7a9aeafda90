import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { ServerDrawnPart } from "../../layout/server-drawn-part";
import type { RegisteredStandard, StandardsRegisterView } from "../../page-data/standards-register";
import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import styles from "./standards-register.module.css";

/**
 * The register of standards and laws as a table: what each is, for whom, what this site says about it, and where. On
 * phones each row stands as a list of its own.
 */
export function StandardsRegister({ register }: { register: StandardsRegisterView }) {
  return <ServerDrawnPart part={register.part}>{(standards) => <Table standards={standards} />}</ServerDrawnPart>;
}

function Table({ standards }: { standards: RegisteredStandard[] }) {
  const t = useMessages().standardsRegister;
  return (
    <section className={styles.register} aria-labelledby="register">
      <h2 id="register">{t.title}</h2>
      <ScrollFrame>
        <table className={styles.table}>
          <caption className="visually-hidden">{t.title}</caption>
          <thead>
            <tr>
              {[t.name, t.addressee, t.says, t.read, t.pages].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standards.map((standard) => (
              <Row key={standard.id} standard={standard} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

function Row({ standard }: { standard: RegisteredStandard }) {
  const t = useMessages().standardsRegister;
  const locale = useLocale();
  const { id, name, edition, addressee, says, read } = standard;
  return (
    <tr id={id}>
      <th scope="row">
        {name}
        {edition && <span className={styles.edition}>{t.edition(edition)}</span>}
      </th>
      <td data-column={t.addressee}>{addressee}</td>
      <td data-column={t.says}>{says}</td>
      <td data-column={t.read}>{read ? <time dateTime={read}>{formatDay(read, locale)}</time> : t.unread}</td>
      <td data-column={t.pages}>
        <Pages standard={standard} />
      </td>
    </tr>
  );
}

/** So few pages stand in the table themselves. */
const fewPages = 2;

/** Pages that name a standard; many of them open on demand. */
function Pages({ standard: { name, pages, pageCount } }: { standard: RegisteredStandard }) {
  const t = useMessages().standardsRegister;
  if (pageCount === 0) return t.noPage;
  const rest = pageCount - pages.length;
  const list = (
    <ul className={styles.list}>
      {pages.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
      {rest > 0 && <li>{t.morePages(rest)}</li>}
    </ul>
  );
  if (pageCount <= fewPages) return list;
  return (
    <details className={styles.pages}>
      <summary>
        {t.pageCount(pageCount)}
        <span className="visually-hidden"> {t.naming(name)}</span>
      </summary>
      {list}
    </details>
  );
}
