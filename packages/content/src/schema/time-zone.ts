/** The zone in which WAKU works: a day without a time begins and ends here. */
export const homeZone = "Europe/Berlin";

/** Every zone asked for so far by its name in small letters; there are no more of them than the engine knows. */
const known = new Map<string, string>();

/** Engines keep the names that zones had when they were first listed; these are the present ones. */
const presentNames = new Map([
  ["America/Godthab", "America/Nuuk"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Europe/Kiev", "Europe/Kyiv"],
]);

/**
 * The one name of a time zone. Names are case-insensitive and many zones have several, so a name that somebody sent is
 * kept, compared or used as a key only in this form.
 * @returns undefined for what names no zone, mere distances from UTC ("+05:30") included
 */
export function canonicalZone(name: string): string | undefined {
  const key = name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const zone = known.get(key) ?? engineName(name);
  if (zone !== undefined) known.set(key, zone);
  return zone;
}

function engineName(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions();
    return /^[+-]/.test(timeZone) ? undefined : (presentNames.get(timeZone) ?? timeZone);
  } catch {
    return undefined;
  }
}
