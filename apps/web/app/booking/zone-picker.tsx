import { useMessages } from "../i18n/use-locale";
import styles from "./slot-field.module.css";

type Props = {
  id: string;
  zone: string;
  /** Zones that come first: the device's and the calendar's. */
  known: string[];
  pick: (zone: string) => void;
};

/** Shows times in another zone, for people who book for a colleague elsewhere. Needs scripts. */
export function ZonePicker({ id, zone, known, pick }: Props) {
  const t = useMessages();
  const zones = [...new Set([...known, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <label className={styles.picker} htmlFor={id}>
      {t.slotZone}
      <select id={id} value={zone} onChange={(event) => pick(event.target.value)}>
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </select>
    </label>
  );
}
