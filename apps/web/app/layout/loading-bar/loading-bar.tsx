import { type CSSProperties, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { usePendingTarget } from "../../client/pending-target";
import { loadingBar } from "../../constants";
import { useMessages } from "../../i18n/use-locale";
import styles from "./loading-bar.module.css";

/** Shows that a navigation is under way, once it takes longer than the throttle. */
export function LoadingBar() {
  const isNavigating = useNavigation().state !== "idle";
  const isPending = usePendingTarget() !== undefined;
  const isShown = useThrottled(isNavigating || isPending);
  const t = useMessages();
  if (!isShown) return null;
  const duration = { "--loading-duration": `${loadingBar.durationMs}ms` } as CSSProperties;
  return <div className={styles.bar} role="progressbar" aria-label={t.loading} style={duration} />;
}

/** True once `active` has lasted for the throttle time; false at once when it ends. */
function useThrottled(active: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), loadingBar.throttleMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active]);
  return active && isDue;
}
