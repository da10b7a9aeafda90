import type { Locale } from "@waku/i18n/locale";
import { type RoiSettings, roiTexts } from "@waku/roi";
import styles from "./roi-calculator.module.css";

/** Footnotes: where the rates come from. */
export function Sources({ settings, locale }: { settings: RoiSettings; locale: Locale }) {
  const t = roiTexts[locale];
  return (
    <section>
      <h3>{t.sourcesTitle}</h3>
      <ol className={styles.sources}>
        <li>
          {t.scenarios.expected}: {settings.sources.expected}
        </li>
        <li>
          {t.scenarios.ambitious}: {settings.sources.ambitious}
        </li>
        <li>{t.sourceOwn}</li>
      </ol>
    </section>
  );
}
