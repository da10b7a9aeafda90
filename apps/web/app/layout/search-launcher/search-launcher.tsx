import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { closeMenus } from "../../client/menus";
import { loadPageResources } from "../../client/page-resources";
import { installSearchOpener } from "../../client/search-opener";
import { useLocale } from "../../i18n/use-locale";
import type { SearchDialogProps } from "../../search/dialog/search-dialog";

/** The search over the page; its code comes when somebody first asks for it. */
export function SearchLauncher() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<SearchDialogProps>;
    opener?: HTMLElement;
    on: string;
  }>();

  // Links and keys of the whole document open it, on the page shown; another page closes it.
  useEffect(
    () =>
      installSearchOpener(async (opener) => {
        const [{ SearchDialog }] = await Promise.all([
          import("../../search/dialog/search-dialog"),
          loadPageResources(),
        ]);
        closeMenus();
        setOpened({ Dialog: SearchDialog, opener, on: pathname });
      }),
    [pathname],
  );
  if (opened?.on !== pathname) return null;
  const { Dialog, opener } = opened;
  return <Dialog locale={locale} opener={opener} onClose={() => setOpened(undefined)} />;
}
