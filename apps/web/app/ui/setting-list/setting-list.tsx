import { useMessages } from "../../i18n/use-locale";
import type { SettingView } from "../views";
import styles from "./setting-list.module.css";

/** Settings as label and value; gaps are marked where they are shown at all (development). */
export function SettingList({ settings }: { settings: SettingView[] }) {
  const t = useMessages();
  const labels: Record<string, string> = t.settings;
  return (
    <dl className={styles.list}>
      {settings.map(({ name, value, href, missing }) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd data-gap={missing}>{missing ? t.settingMissing(name) : href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
