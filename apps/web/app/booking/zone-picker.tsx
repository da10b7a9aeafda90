import { canonicalZone } from "@waku/content/time-zone";
import { useMessages } from "../i18n/use-locale";
import { zoneCity } from "./clock-text";
import styles from "./slot-field.module.css";

type Props = {
  id: string;
  zone: string;
  /** Not known before scripts run; without them there is nothing to pick. */
  deviceZone: string | undefined;
  /** Zone of the calendar's own clock. */
  homeZone: string;
  pick: (zone: string) => void;
};

/** Shows times in another zone, for people who book for a colleague elsewhere. */
export function ZonePicker({ id, zone, deviceZone, homeZone, pick }: Props) {
  const t = useMessages();
  const listed = Intl.supportedValuesOf("timeZone").flatMap((name) => canonicalZone(name) ?? []);
  const others = deviceZone ? [deviceZone, ...listed] : [];
  return (
    <label className={styles.picker} htmlFor={id} hidden={!deviceZone}>
      {t.slotZone}
      <select id={id} value={zone} onChange={(event) => pick(event.target.value)}>
        {[...new Set([homeZone, ...others])].map((name) => (
          <option key={name} value={name}>
            {zoneCity(name)} ({name})
          </option>
        ))}
      </select>
    </label>
  );
}
