import { installDrawer } from "./drawer";

const openMenuSelector = "details[data-menu][open]";

/** Closes open menu panels and the drawer. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenuSelector)) menu.open = false;
  const drawer = document.querySelector<HTMLElement>("nav[popover]");
  if (drawer?.matches(":popover-open")) drawer.hidePopover();
}

/**
 * Comfort for the menus, which work without scripts: Escape, a click elsewhere and the focus elsewhere close an open
 * panel; the open drawer keeps the keyboard.
 */
export function installMenuBehaviour(): () => void {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    const menu = document.querySelector<HTMLDetailsElement>(openMenuSelector);
    if (!menu) return;
    // Inside the drawer Escape closes the panel first, the drawer next.
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  function closeFromElsewhere(event: Event) {
    const menu = document.querySelector<HTMLDetailsElement>(openMenuSelector);
    if (menu && event.target instanceof Node && !menu.contains(event.target) && !isInDrawer(menu)) menu.open = false;
  }
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("pointerdown", closeFromElsewhere);
  document.addEventListener("focusin", closeFromElsewhere);
  // A page that the browser keeps meanwhile is not to come back with a menu over it.
  window.addEventListener("pagehide", closeMenus);
  const stopDrawer = installDrawer();
  return () => {
    stopDrawer();
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("pointerdown", closeFromElsewhere);
    document.removeEventListener("focusin", closeFromElsewhere);
    window.removeEventListener("pagehide", closeMenus);
  };
}

function isInDrawer(menu: Element): boolean {
  return menu.closest("nav[popover]")?.matches(":popover-open") ?? false;
}

/** Marks the links of header and footer that lead to the page shown. */
export function markCurrentPage(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-static-region] a[href]")) {
    if (link.pathname === pathname && link.origin === location.origin) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
