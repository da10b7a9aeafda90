const drawerSelector = "nav[popover]";

/**
 * Makes the open drawer modal: keyboard and screen readers find nothing but it. Without scripts the style sheet does so
 * in browsers that know how (header.module.css).
 */
export function installDrawer(): () => void {
  let aside: HTMLElement[] = [];
  function free() {
    for (const element of aside) element.inert = false;
    aside = [];
  }
  function onToggle(event: Event) {
    if (event.target instanceof HTMLElement && event.target.matches(`${drawerSelector}:popover-open`)) {
      aside = elementsBeside(event.target).filter((element) => !element.inert);
      for (const element of aside) element.inert = true;
    }
  }
  /** Before it closes, since closing gives the focus back to the button that opened it. */
  function onBeforeToggle(event: Event) {
    if (event.target instanceof HTMLElement && event.target.matches(`${drawerSelector}:popover-open`)) free();
  }
  /** On a wide screen the menu is part of the bar; its own close button is gone. */
  function onResize() {
    const drawer = document.querySelector<HTMLElement>(`${drawerSelector}:popover-open`);
    if (drawer && !drawer.querySelector("[popovertarget]")?.checkVisibility()) drawer.hidePopover();
  }
  // These events do not bubble.
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("beforetoggle", onBeforeToggle, true);
  window.addEventListener("resize", onResize);
  return () => {
    free();
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("beforetoggle", onBeforeToggle, true);
    window.removeEventListener("resize", onResize);
  };
}

/** Everything that neither holds an element nor is in it. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter((sibling) => sibling !== element);
  return [...siblings.filter((sibling) => sibling instanceof HTMLElement), ...elementsBeside(parentElement)];
}
