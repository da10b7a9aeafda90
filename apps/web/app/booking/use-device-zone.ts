import { canonicalZone } from "@waku/content/time-zone";
import { useSyncExternalStore } from "react";

/** Time zone of the visitor's device: not known to the server, so not to the first rendering in the browser either. */
export function useDeviceZone(): string | undefined {
  return useSyncExternalStore(neverChanges, deviceZone, () => undefined);
}

function neverChanges() {
  return () => undefined;
}

/** Time zone of the device this runs on; undefined where it has none that is known. */
export function deviceZone(): string | undefined {
  return canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
