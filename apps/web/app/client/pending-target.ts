import { useSyncExternalStore } from "react";

/** Address whose page code is being fetched before the router may go there. */
let target: string | undefined;
const listeners = new Set<() => void>();

export function setPendingTarget(href: string | undefined): void {
  target = href;
  for (const listener of listeners) listener();
}

export function usePendingTarget(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => target,
    () => undefined,
  );
}
