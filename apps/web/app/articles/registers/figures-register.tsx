import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import type { FiguresRegisterView, RegisteredFigure } from "../../page-data/figures";
import styles from "./figures-register.module.css";

/** The register of figures by kind: what each says, and how it is measured or where it comes from. */
export function FiguresRegister({ register }: { register: FiguresRegisterView }) {
  return (
    <div className={styles.register}>
      {register.groups.map(({ anchor, title, figures }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor}>{title}</h2>
          <ul>
            {figures.map((figure) => (
              <Entry key={figure.id} figure={figure} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ figure }: { figure: RegisteredFigure }) {
  const t = useMessages();
  const locale = useLocale();
  const { anchor, value, label, method, source, confirmedOn } = figure;
  return (
    <li id={anchor}>
      <h3>
        {value} {label}
      </h3>
      {method && <p>{method}</p>}
      {(source || confirmedOn) && (
        <p className={styles.note}>
          {source && `${t.source}: ${source}`}
          {source && confirmedOn && ". "}
          {confirmedOn && t.confirmedOn(formatDay(confirmedOn, locale))}
        </p>
      )}
    </li>
  );
}
