import { beat } from "../story/beat";
import { stepsAt } from "./incident-data";
import styles from "./step-rail.module.css";

/** A moment before the next step begins, in milliseconds: there a step chosen by hand is shown. */
function shownAt(index: number): number {
  return Math.round(((stepsAt[index + 1] ?? 0) - 0.15) * 1000);
}

/** The steps of the incident with their times: they fill as the story goes on, and each can be chosen. */
export function StepRail({ name, steps }: { name: string; steps: [time: string, name: string][] }) {
  return (
    <ol aria-label={name} className={styles.rail}>
      {steps.map(([time, step], index) => {
        const at = stepsAt[index] ?? 0;
        const lasts = (stepsAt[index + 1] ?? at) - at;
        return (
          <li key={step}>
            {/* Of use once the player of stories is there, which enables it. */}
            <button type="button" disabled className={styles.step} data-step={shownAt(index)} {...beat("mark", at)}>
              <span className={styles.bar}>
                <span {...beat("grow", at, { lasts })} />
              </span>
              <time>{time}</time> <span className={styles.name}>{step}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
