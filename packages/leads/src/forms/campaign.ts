import { plainLine } from "@waku/i18n/plain-text";

type Source = { get: (name: string) => unknown };
export type CampaignEntry = [name: string, value: string];

const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"] as const;
/** Names one click on one advertisement; travels with consent only. */
const clickId = "gclid";
const maxLength = 200;

/** Campaign parameters of an address: known names, of a sensible length. */
export function campaignOf(source: Source): CampaignEntry[] {
  return pick(source, names);
}

/** Campaign parameters that a form brought along. */
export function sentCampaign(sent: Source): CampaignEntry[] {
  return pick(sent, [...names, clickId]);
}

function pick(source: Source, known: readonly string[]): CampaignEntry[] {
  return known.flatMap((name): CampaignEntry[] => {
    const value = source.get(name);
    if (typeof value !== "string") return [];
    const clean = plainLine(value.slice(0, maxLength));
    return clean === "" ? [] : [[name, clean]];
  });
}
