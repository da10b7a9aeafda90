import { useRouteLoaderData } from "react-router";
import { useMessages } from "../i18n/use-locale";
import type { RootData } from "../root-data";
import styles from "./cookie-settings.module.css";

/** Opens the consent choices again; shown where there is something to choose. */
export function CookieSettings() {
  const hasChoice = useRouteLoaderData<RootData>("root")?.consent != null;
  const t = useMessages();
  if (!hasChoice) return null;
  return (
    <button type="button" className={styles.button} data-cc="show-preferencesModal">
      {t.cookieSettings}
    </button>
  );
}
