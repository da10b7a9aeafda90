import type { ConsentCategory, ConsentConfig } from "./config";

const started = new Set<ConsentCategory>();

/** Categories whose services run in this document. */
export function startedCategories(): ConsentCategory[] {
  return [...started];
}

/** Starts each service whose category has been agreed to, once. A blocked or failing service is no concern of the page. */
export function startServices(config: ConsentConfig, isAccepted: (category: string) => boolean): void {
  const { analytics, chat, visitors } = config;
  if (analytics) startOnce("analytics", isAccepted, () => startAnalytics(analytics));
  if (chat) startOnce("chat", isAccepted, () => addScript(chat.script));
  if (visitors) startOnce("visitors", isAccepted, () => addScript(visitors.script));
}

function startOnce(category: ConsentCategory, isAccepted: (category: string) => boolean, start: () => void): void {
  if (started.has(category) || !isAccepted(category)) return;
  started.add(category);
  start();
}

function startAnalytics(settings: { host: string; key: string }): void {
  import("./analytics").then(
    ({ startAnalytics }) => startAnalytics(settings),
    () => undefined,
  );
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}
