import { beat } from "../story/beat";
import styles from "./waveform.module.css";

/** Loudness of the spoken question, in per cent of the bar's height. */
const waveform = [18, 34, 62, 88, 54, 30, 72, 96, 66, 40, 22, 48, 84, 58, 36, 70, 92, 50, 28, 44, 76, 52, 24, 14];

/** The sound of a spoken sentence, heard in a second and a half from `at` on. */
export function Waveform({ at }: { at: number }) {
  return (
    <svg viewBox={`0 0 ${waveform.length * 4} 20`} className={styles.wave}>
      <path
        {...beat("reveal", at, { lasts: 1.4 })}
        d={waveform.map((height, index) => `M${index * 4 + 2} ${10 - height / 11}v${(height / 11) * 2}`).join("")}
      />
    </svg>
  );
}
