import { searchFieldId, searchParams } from "../search/search-address";
import { setPendingTarget } from "./pending-target";

declare global {
  interface Window {
    /** Set by start-scripts.js: "/" was pressed before scripts ran. False once they listen for it. */
    isSearchAsked?: boolean;
  }
}

/** Links to the search page that open the search over the page shown. */
const openerSelector = "a[data-opens-search]";

/** Under this name the browser keeps that "/" is to open nothing. */
const keyName = "search-key";

/** Whether "/" opens the search: who dictates or types by accident can switch that off. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(keyName) !== "off";
  } catch {
    return true;
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(keyName);
    else localStorage.setItem(keyName, "off");
  } catch {
    // Without storage it holds until the page is left.
  }
}

/**
 * Opens the search by its links and by "/". On the search page its field gets the focus instead; where the search cannot
 * be opened, its page is loaded.
 * @param open gets the link that was clicked, and gives its code time to arrive; `typed` is what was typed meanwhile
 * @returns what ends it
 */
export function installSearchOpener(open: (typed: () => string, link?: HTMLElement) => Promise<void>): () => void {
  async function ask(link?: HTMLAnchorElement) {
    const field = document.getElementById(searchFieldId);
    if (field) return field.focus();
    const href = (link ?? document.querySelector<HTMLAnchorElement>(openerSelector))?.href;
    let typed = "";
    const onTyped = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === "Backspace") typed = typed.slice(0, -1);
      // Whoever is done before the search is there gets its page, as by its form.
      else if (event.key === "Enter" && typed && href)
        location.assign(`${href}?${new URLSearchParams({ [searchParams.text]: typed })}`);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onTyped, true);
    setPendingTarget(href);
    await open(() => typed, link).catch(() => href && location.assign(href));
    setPendingTarget(undefined);
    document.removeEventListener("keydown", onTyped, true);
  }
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(openerSelector) : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void ask(link);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (isTypedInto(event.target) || document.querySelector("dialog:modal") || !isSearchKeyOn()) return;
    event.preventDefault();
    void ask();
  }
  // Before links are followed (navigation.tsx).
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKeyDown);
  if (window.isSearchAsked && isSearchKeyOn()) void ask();
  window.isSearchAsked = false;
  return () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("keydown", onKeyDown);
  };
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
