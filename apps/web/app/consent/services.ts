import type { Analytics } from "./analytics";
import type { ConsentCategory, ConsentConfig } from "./config";
import { isOpenedByPersonalLink } from "./personal-link";

const started = new Set<ConsentCategory>();
let analytics: Promise<Analytics | undefined> | undefined;

/** Categories whose services run in this document. */
export function startedCategories(): ConsentCategory[] {
  return [...started];
}

/**
 * Starts each service whose category has been agreed to, once, and none in a document that was opened by a personal
 * link. A blocked or failing service is no concern of the page.
 */
export function startServices(config: ConsentConfig, isAccepted: (category: ConsentCategory) => boolean): void {
  if (isOpenedByPersonalLink()) return;
  const { analytics, chat, visitors } = config;
  if (analytics) startOnce("analytics", isAccepted, () => startAnalytics(analytics));
  if (chat) startOnce("chat", isAccepted, () => addScript(chat.script));
  if (visitors) startOnce("visitors", isAccepted, () => addScript(visitors.script));
}

/** Tells the statistics, where they run, that client navigation has shown a page. */
export function reportPageView(): void {
  void analytics?.then((running) => running?.reportPageView());
}

/** Silences what can be silenced at once; the document is about to be loaded anew. */
export function stopServices(isAccepted: (category: ConsentCategory) => boolean): void {
  if (!isAccepted("analytics")) void analytics?.then((running) => running?.stop());
}

function startOnce(
  category: ConsentCategory,
  isAccepted: (category: ConsentCategory) => boolean,
  start: () => void,
): void {
  if (started.has(category) || !isAccepted(category)) return;
  started.add(category);
  start();
}

function startAnalytics(settings: { host: string; key: string }): void {
  analytics = import("./analytics").then(
    (module) => module.startAnalytics(settings),
    () => undefined,
  );
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}
