import { plainLine } from "@waku/i18n/plain-text";
import { hasConsent } from "../consent/has-consent";

type Source = { get: (name: string) => unknown };
type Entry = [name: string, value: string];

const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"] as const;
/** Names one click on one advertisement; travels with consent only. */
const clickId = "gclid";
const maxLength = 200;

/** Campaign parameters of an address: known names, of a sensible length. */
export function campaignOf(source: Source): Entry[] {
  return pick(source, names);
}

/** Campaign parameters that a form brought along. */
export function sentCampaign(sent: Source): Entry[] {
  return pick(sent, [...names, clickId]);
}

/**
 * Campaign parameters of the address this visit began with; kept by the browser's own timing entry, stored nowhere.
 * The id of an advertisement's click is among them once the visitor agreed to be identified.
 */
export function landingCampaign(): Entry[] {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry || !URL.canParse(entry.name)) return [];
  const { searchParams } = new URL(entry.name);
  return hasConsent("visitors", document.cookie) ? sentCampaign(searchParams) : campaignOf(searchParams);
}

function pick(source: Source, known: readonly string[]): Entry[] {
  return known.flatMap((name): Entry[] => {
    const value = source.get(name);
    if (typeof value !== "string") return [];
    const clean = plainLine(value.slice(0, maxLength));
    return clean === "" ? [] : [[name, clean]];
  });
}
