import { createContext, useContext } from "react";
import type { Chrome } from "../page-data/chrome";

/** Header and footer content while the server renders; absent in the browser, where static regions stand as sent. */
const ChromeContext = createContext<Chrome | undefined>(undefined);

export const ChromeProvider = ChromeContext.Provider;

export function useChrome(): Chrome | undefined {
  return useContext(ChromeContext);
}
