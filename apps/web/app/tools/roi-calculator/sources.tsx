import type { Locale } from "../../i18n/locale";
import styles from "./roi-calculator.module.css";
import type { RoiSettings } from "./roi-settings";
import { roiTexts } from "./texts";

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
