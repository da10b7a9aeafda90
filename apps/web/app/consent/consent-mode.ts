declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's Consent Mode v2 signals and the category that grants each. */
const signals = {
  ad_storage: "visitors",
  ad_user_data: "visitors",
  ad_personalization: "visitors",
  analytics_storage: "analytics",
  functionality_storage: "chat",
  personalization_storage: "chat",
} as const;

type Status = "granted" | "denied";

/** The denied default; must be on record before any third-party script runs. */
export function signalDenied(): void {
  push("default", () => "denied");
}

/** Tells tag scripts what has been agreed to. */
export function signalConsent(isAccepted: (category: string) => boolean): void {
  push("update", (category) => (isAccepted(category) ? "granted" : "denied"));
}

function push(command: "default" | "update", status: (category: string) => Status): void {
  const values = Object.fromEntries(Object.entries(signals).map(([signal, category]) => [signal, status(category)]));
  window.dataLayer ??= [];
  // Tag scripts expect the `arguments` object of a function, as Google's snippet pushes it.
  (function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  })("consent", command, values);
}
