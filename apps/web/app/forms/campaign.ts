const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"] as const;
const maxLength = 200;

/** Campaign parameters of an address or form: known names, of a sensible length. */
export function campaignOf(source: { get: (name: string) => unknown }): [name: string, value: string][] {
  return names.flatMap((name): [string, string][] => {
    const value = source.get(name);
    return typeof value === "string" && value !== "" ? [[name, value.slice(0, maxLength)]] : [];
  });
}

/** Campaign parameters of the address this visit began with; kept by the browser's own timing entry, stored nowhere. */
export function landingCampaign(): [name: string, value: string][] {
  const [entry] = performance.getEntriesByType("navigation");
  return entry && URL.canParse(entry.name) ? campaignOf(new URL(entry.name).searchParams) : [];
}
