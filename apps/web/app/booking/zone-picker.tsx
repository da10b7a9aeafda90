import { canonicalZone } from "@waku/content/time-zone";
import { zoneCity } from "@waku/leads/booking";
import { useMessages } from "../i18n/use-locale";
import styles from "./slot-field.module.css";
import { deviceZone } from "./use-device-zone";

type Props = {
  id: string;
  zone: string;
  /** Without scripts there is nothing to pick. */
  isHidden: boolean;
  /** Zone of the calendar's own clock. */
  homeZone: string;
  pick: (zone: string) => void;
};

/** Shows times in another zone, for people who book for a colleague elsewhere. */
export function ZonePicker({ id, zone, isHidden, homeZone, pick }: Props) {
  const t = useMessages();
  const known = [deviceZone(), ...Intl.supportedValuesOf("timeZone").map(canonicalZone)];
  const others = isHidden ? [] : known.filter((name) => name !== undefined);
  return (
    <label className={styles.picker} htmlFor={id} hidden={isHidden}>
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
