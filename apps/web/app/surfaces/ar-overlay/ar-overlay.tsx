import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { beat } from "../story/beat";
import styles from "./ar-overlay.module.css";
import { arOverlayTexts, callouts, namedAt } from "./ar-overlay-data";
import { OpenedRobot, pictureSize } from "./opened-robot";

/** Position of the step in hand, from 0. */
const currentStep = 1;

/** The camera's picture of an opened robot with the current step shown on the part itself. */
export function ArOverlay({ locale }: SurfaceProps) {
  const t = arOverlayTexts[locale];
  return (
    <Panel label={t.label} icon="augmented-reality" title={t.title} context={t.context}>
      <div className={styles.columns}>
        <div className={styles.view}>
          <OpenedRobot />
          {callouts.map(({ kind, text: [x, y] }, index) => (
            <span
              key={`${x}-${y}`}
              className={styles.word}
              data-kind={kind}
              {...beat("appear", (namedAt[index] ?? 0) + 0.4, {
                style: {
                  insetInlineStart: `${(x / pictureSize.width) * 100}%`,
                  insetBlockStart: `${(y / pictureSize.height) * 100}%`,
                },
              })}
            >
              <b>{t.words[index]?.[0]}</b>
              <span>{t.words[index]?.[1]}</span>
            </span>
          ))}
        </div>
        <div className={styles.guide}>
          <div className={styles.step}>
            <span>{t.step}</span>
            <code>{t.position}</code>
          </div>
          <div className={styles.progress}>
            {t.steps.map((step, index) => (
              <span
                key={step}
                {...(index === currentStep && beat("ground", 1.2))}
                className={styles.bar}
                data-reached={index <= currentStep ? "" : undefined}
              />
            ))}
          </div>
          <p {...beat("rise", 1.2)} className={styles.instruction}>
            {t.instruction}
          </p>
          <Facts entries={t.facts} className={styles.facts} />
          <ol className={styles.steps}>
            {t.steps.map((step, index) => (
              <li key={step} className={styles.listed} data-current={index === currentStep ? "" : undefined}>
                <code>{index + 1}</code>
                {step}
              </li>
            ))}
          </ol>
          <span {...beat("rise", 4.6)} className={styles.remote}>
            <Icon name="video" />
            {t.remote}
          </span>
        </div>
      </div>
    </Panel>
  );
}
