import type { Locale } from "@waku/i18n/locale";
import { useEffect, useSyncExternalStore } from "react";

/** Path of the same page in each language, below the language prefix; slugs may differ. */
export type AlternateRoutes = Partial<Record<Locale, string>>;

let current: AlternateRoutes | undefined;
const listeners = new Set<() => void>();

function change(routes: AlternateRoutes | undefined): void {
  current = routes;
  for (const listener of listeners) listener();
}

/** Where the page shown stands in the other language, as the page itself says. */
export const alternateRouteStore = {
  get: (): AlternateRoutes | undefined => current,
  /** Tells the language switcher where to lead. */
  set: (routes: AlternateRoutes): void => change(routes),
  /** Forgets the alternates: the switcher then keeps the path and changes the language only. */
  reset: (): void => change(undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Alternates as set, undefined after a reset. On the server the page's own data is all there is. */
export function useAlternateRoutes(): AlternateRoutes | undefined {
  return useSyncExternalStore(alternateRouteStore.subscribe, alternateRouteStore.get, () => undefined);
}

/** For pages: provides alternates while the page is shown. */
export function useProvideAlternateRoutes(routes: AlternateRoutes): void {
  // The switcher stands outside of the page, in the header.
  useEffect(() => {
    alternateRouteStore.set(routes);
    return alternateRouteStore.reset;
  }, [routes]);
}
