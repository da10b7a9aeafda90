import { localePath } from "@waku/i18n/locale";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { searchHref } from "../../search/search-address";
import { Icon } from "../../ui/icon/icon";
import { StaticRegion } from "../../ui/static-region/static-region";
import { Wordmark } from "../../ui/wordmark/wordmark";
import { LanguageSwitcher } from "../language-switcher/language-switcher";
import { useServerRender } from "../server-render";
import styles from "./header.module.css";
import { SiteMenu } from "./site-menu";

/** Id of the menu, which is a drawer on small screens. */
const menuId = "site-menu";

/** The bar on top of every page. Menu and drawer work without scripts (popover, details). */
export function Header() {
  const locale = useLocale();
  const t = useMessages();
  const chrome = useServerRender()?.chrome;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <StaticRegion
          name="header-brand"
          className={styles.brand}
          render={
            import.meta.env.SSR &&
            (() => (
              <a href={localePath(locale, "")} aria-label={t.homeOf(chrome?.brand ?? "")}>
                <Wordmark brand={chrome?.brand ?? ""} />
              </a>
            ))
          }
        />
        <StaticRegion
          name="header-menu"
          className={styles.menu}
          render={
            import.meta.env.SSR &&
            (() => (
              <nav id={menuId} popover="auto" aria-label={t.mainMenu} className={styles.drawer}>
                <div className={styles.drawerHead}>
                  <button
                    type="button"
                    popoverTarget={menuId}
                    popoverTargetAction="hide"
                    // biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when that opens
                    autoFocus
                    className={styles.iconButton}
                  >
                    <Icon name="x" label={t.closeMenu} />
                  </button>
                </div>
                <SearchLink className={styles.drawerSearch} />
                <SiteMenu menus={chrome?.menus ?? []} />
                <div className={styles.drawerActions}>
                  <a className={styles.drawerDemo} href={localePath(locale, "platform/live-demo")}>
                    {t.bookDemo}
                  </a>
                  {chrome?.login && (
                    <a className={styles.drawerLogin} href={chrome.login.href}>
                      {t.login}
                    </a>
                  )}
                </div>
              </nav>
            ))
          }
        />
        <LanguageSwitcher />
        <StaticRegion
          name="header-actions"
          className={styles.actions}
          render={
            import.meta.env.SSR &&
            (() => (
              <>
                <SearchLink className={styles.search} />
                {chrome?.login && (
                  <a className={styles.login} href={chrome.login.href}>
                    {t.login}
                  </a>
                )}
                <a className={styles.demo} href={localePath(locale, "platform/live-demo")}>
                  {t.bookDemo}
                </a>
                <button type="button" popoverTarget={menuId} className={styles.open}>
                  <Icon name="menu-2" />
                  <span>{t.openMenu}</span>
                </button>
              </>
            ))
          }
        />
      </div>
    </header>
  );
}

/** Leads to the search page; with scripts it opens the search over this one (layout/search-launcher.tsx). */
function SearchLink({ className }: { className: string | undefined }) {
  const locale = useLocale();
  const t = useMessages();
  return (
    <a className={className} href={searchHref(locale)} data-opens-search="" aria-keyshortcuts="/">
      <Icon name="search" />
      <span>{t.search}</span>
    </a>
  );
}
