import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { beat } from "../story/beat";
import { Waveform } from "../talk/waveform";
import styles from "./incident.module.css";
import type { incidentTexts } from "./incident-data";

type Props = SurfaceProps & {
  texts: (typeof incidentTexts)["de"]["agent"];
  /** Second of the story at which it begins. */
  at: number;
};

/** The question as it was spoken, the answer, and the passage of the manual it rests on. */
export function AgentTalk({ texts, locale, at }: Props) {
  const { spoken, question, translation, answer, source, page, quote } = texts;
  return (
    <>
      <div className={styles.question}>
        <div className={styles.voice}>
          <Waveform at={at + 0.3} />
          <small>{spoken}</small>
        </div>
        <p
          {...beat("type", at + 0.4, { lasts: 1.1 })}
          lang="de"
          className={translation ? styles.original : styles.said}
        >
          {question}
        </p>
        {translation && (
          <p {...beat("rise", at + 1.5)} className={styles.said}>
            {translation}
          </p>
        )}
      </div>
      <p {...beat("rise", at + 2)} className={styles.answer}>
        {answer}
      </p>
      <div {...beat("rise", at + 2.7)} lang="en" className={styles.quote}>
        <span className={styles.source}>
          <Icon name="notebook" />
          {source}
          <code lang={locale}>{page}</code>
        </span>
        <p>{quote}</p>
      </div>
    </>
  );
}
