"use client";

import { useEffect, useId, useState } from "react";
import type { Translations as Waiting } from "../translation/endpoints.ts";
import styles from "./dashboard.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    heading: "Zu übersetzen",
    missing: { de: "Fehlt auf Deutsch", en: "Fehlt auf Englisch" },
    outdated: { de: "Auf Deutsch älter als auf Englisch", en: "Auf Englisch älter als auf Deutsch" },
    more: (count: number) => `und ${count} weitere`,
  },
  en: {
    heading: "To translate",
    missing: { de: "Missing in German", en: "Missing in English" },
    outdated: { de: "Older in German than in English", en: "Older in English than in German" },
    more: (count: number) => `and ${count} more`,
  },
};

/** On the first page: texts that are missing in a language of whoever has signed in, or older than the other one. */
export function Translations() {
  const { language, admin, call } = usePanel();
  const heading = useId();
  const [waiting, setWaiting] = useState<Waiting>([]);
  const said = words[language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for every look at the page
  useEffect(() => {
    call<Waiting>("/translations").then(setWaiting, () => {});
  }, []);

  const rows = waiting.flatMap(({ language: of, missing, outdated }) => [
    { words: said.missing[of], ...missing },
    { words: said.outdated[of], ...outdated },
  ]);
  if (rows.every(({ total }) => total === 0)) return null;
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.heading}
      </h2>
      <ul className={styles.rows}>
        {rows
          .filter(({ total }) => total > 0)
          .map(({ words: name, total, texts }) => (
            <li key={name}>
              <strong>{total}</strong>
              <span>
                {name}:{" "}
                {texts.map(({ collection, id, title }, index) => (
                  <span key={`${collection} ${id}`}>
                    {index > 0 && ", "}
                    <a href={`${admin}/collections/${collection}/${id}`}>{title || `#${id}`}</a>
                  </span>
                ))}
                {total > texts.length && `, ${said.more(total - texts.length)}`}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
