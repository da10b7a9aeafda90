import type { Globals } from "@waku/content";
import type { SettingName } from "@waku/content/schema";
import type { SettingView } from "../ui/views";

/**
 * Company data as label and value. A setting that is not known yet is left out,
 * or marked as a gap where gaps are shown (development).
 */
export function settingViews(names: readonly SettingName[], { site }: Globals, showGaps: boolean): SettingView[] {
  return names.flatMap((name): SettingView[] => {
    const value = site.company[name];
    if (!value) return showGaps ? [{ name, value: "", missing: true }] : [];
    return [{ name, value, href: settingHref(name, value) }];
  });
}

function settingHref(name: SettingName, value: string): string | undefined {
  if (name === "phone") return `tel:${value.replace(/[^+\d]/g, "")}`;
  if (name === "email" || name === "privacyContact") return value.includes("@") ? `mailto:${value}` : undefined;
  return undefined;
}
