import { loadWholeSprite } from "./icon-sprite";
import { loadWholeStylesheet } from "./stylesheet";

/** What pages share beyond code: a page comes with the styles and icons it uses, the next one may use others. */
export async function loadPageResources(): Promise<void> {
  await Promise.all([loadWholeStylesheet(), loadWholeSprite()]);
}

const interest = ["pointerover", "touchstart", "keydown", "focusin"] as const;

/** Fetches the shared resources as soon as the visitor touches anything. */
export function loadPageResourcesOnInterest(): () => void {
  function load() {
    stop();
    loadPageResources().catch(() => undefined);
  }
  function stop() {
    for (const event of interest) document.removeEventListener(event, load);
  }
  for (const event of interest) document.addEventListener(event, load, { passive: true });
  // After a reload, Back leads to a page of this document's history without any event before it.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  if (idx > 0 || import.meta.env.DEV) load();
  return stop;
}
