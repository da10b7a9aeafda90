import { idleTimeoutMs } from "../constants";
import { allRouteModules } from "./route-modules";

/** A pointer resting this long on a link means it may be followed. */
const hoverDelayMs = 65;

/** Runs work when the browser is idle, at the latest after the idle timeout. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, idleTimeoutMs);
}

/** Fetches the code of all routes in advance, unless the visitor saves data. */
export function prefetchRouteModulesWhenIdle(): void {
  if (savesData()) return;
  whenIdle(() => {
    for (const module of allRouteModules()) preloadModule(module);
  });
}

/**
 * Fetches the data of a page when the pointer or the keyboard focus rests on its link.
 * @param toHref address for the router, or undefined for links it does not handle
 */
export function prefetchOnHover(toHref: (link: HTMLAnchorElement) => string | undefined): () => void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function onOver(event: Event) {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link && !savesData() ? toHref(link) : undefined;
    const data = href && !href.includes("?") ? `${href.replace(/#.*/, "")}.data` : undefined;
    if (!data || done.has(data)) return;
    timer = setTimeout(() => {
      done.add(data);
      // Into the browser's cache; Firefox holds links that prefetch against a policy that has no word for them.
      fetch(data, { priority: "low" }).catch(() => undefined);
    }, hoverDelayMs);
  }
  document.addEventListener("pointerover", onOver);
  document.addEventListener("focusin", onOver);
  return () => {
    document.removeEventListener("pointerover", onOver);
    document.removeEventListener("focusin", onOver);
  };
}

function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
