import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "./locale";

/** Path of the same page in each language, below the language prefix; slugs may differ. */
export type AlternateRoutes = Partial<Record<Locale, string>>;

let current: AlternateRoutes | undefined;
const listeners = new Set<() => void>();

function change(routes: AlternateRoutes | undefined): void {
  current = routes;
  for (const listener of listeners) listener();
}

/** Tells the language switcher where the page shown stands in the other language. */
export function setAlternateRoutes(routes: AlternateRoutes): void {
  change(routes);
}

/** Forgets the alternates, so that the switcher keeps the path and changes the language only. */
export function resetAlternateRoutes(): void {
  change(undefined);
}

/** Alternates as set, undefined after a reset. On the server the page's own data is all there is. */
export function useAlternateRoutes(): AlternateRoutes | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}

/** For pages: provides alternates while the page is shown. */
export function useProvideAlternateRoutes(routes: AlternateRoutes): void {
  useEffect(() => {
    setAlternateRoutes(routes);
    return resetAlternateRoutes;
  }, [routes]);
}
