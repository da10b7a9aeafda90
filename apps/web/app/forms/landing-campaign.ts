import { type CampaignEntry, campaignOf, sentCampaign } from "@waku/leads";
import { hasConsent } from "../consent/has-consent";

/**
 * Campaign parameters of the address this visit began with; kept by the browser's own timing entry, stored nowhere.
 * The id of an advertisement's click is among them once the visitor agreed to be identified.
 */
export function landingCampaign(): CampaignEntry[] {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry || !URL.canParse(entry.name)) return [];
  const { searchParams } = new URL(entry.name);
  return hasConsent("visitors", document.cookie) ? sentCampaign(searchParams) : campaignOf(searchParams);
}
