import type { ConsentCategory } from "./config";

/** Events of the consent dialog on `window`: a choice was made or is known from before, or has changed. */
export const consentEvents = ["cc:onConsent", "cc:onChange"] as const;

/**
 * Whether the visitor agreed to a category, by the cookie that remembers his choice. No cookie, a choice of
 * another shape or a broken one mean no.
 * @param cookies as `document.cookie` lists them
 */
export function hasConsent(category: ConsentCategory, cookies: string): boolean {
  const value = /(?:^|;\s*)consent=([^;]*)/.exec(cookies)?.[1] ?? "";
  try {
    const choice: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof choice !== "object" || choice === null || !("categories" in choice)) return false;
    return Array.isArray(choice.categories) && choice.categories.includes(category);
  } catch {
    return false;
  }
}
