import styles from "./waveform.module.css";

const bars = 120;
const height = 64;

/** Decoration: a sound wave, different for each number and always the same for one. */
export function Waveform({ seed }: { seed: number }) {
  const path = Array.from({ length: bars }, (_, index) => bar(index, loudness(index, seed))).join("");
  return (
    <svg className={styles.wave} viewBox={`0 0 ${bars * 6} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function bar(index: number, share: number): string {
  const length = Math.round(share * height);
  return `M${index * 6 + 2} ${(height - length) / 2}v${length}`;
}

/** Three waves of unlike length, as speech swells and rests; between 0.08 and 1. */
function loudness(index: number, seed: number): number {
  const swell = Math.sin(index / (7 + (seed % 3)) + seed * 1.7) * 0.5 + 0.5;
  const syllable = Math.sin(index * 1.9 + seed * 2.3) * 0.5 + 0.5;
  const breath = Math.sin(index / 19 + seed) * 0.25 + 0.75;
  return 0.08 + 0.92 * swell * (0.35 + 0.65 * syllable) * breath;
}
