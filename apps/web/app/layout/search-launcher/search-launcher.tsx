import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { closeMenus } from "../../client/menus";
import { loadPageResources } from "../../client/page-resources";
import { installSearchOpener } from "../../client/search-opener";
import { useLocale } from "../../i18n/use-locale";
import type { SearchDialogProps } from "../../search/dialog/search-dialog";

type Opened = Pick<SearchDialogProps, "opener" | "typed"> & {
  Dialog: ComponentType<SearchDialogProps>;
  /** The page it was opened on. */
  pathname: string;
};

/** The search over the page; its code comes when somebody first asks for it. */
export function SearchLauncher() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>();

  // Links and keys of the whole document open it, on the page that the address names by then; another page closes it.
  useEffect(
    () =>
      installSearchOpener(async (typed, opener) => {
        const [{ SearchDialog }] = await Promise.all([
          import("../../search/dialog/search-dialog"),
          loadPageResources(),
        ]);
        closeMenus();
        // At once, or the next letter typed would go nowhere.
        flushSync(() => setOpened({ Dialog: SearchDialog, opener, typed: typed(), pathname: location.pathname }));
      }),
    [],
  );
  // The address is ahead of what React shows, while a page is on its way.
  const isHere = opened && [pathname, location.pathname].includes(opened.pathname);
  if (!isHere) return null;
  const { Dialog, opener, typed } = opened;
  return <Dialog locale={locale} opener={opener} typed={typed} onClose={() => setOpened(undefined)} />;
}
