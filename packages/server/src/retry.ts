const seconds = 1000;
const hours = 3600 * seconds;

/**
 * After this long since the first attempt, and so many attempts, a delivery is given up: a server that was off for a
 * while, or whose clock was put ahead, has not tried all that time.
 */
export const giveUpAfterMs = 72 * hours;
export const fewestAttempts = 12;

const firstDelayMs = 5 * seconds;
export const longestDelayMs = 2 * hours;
/** A receiver may ask for more patience than ours, but not for more than this. */
export const longestRetryAfterMs = 24 * hours;

/**
 * Wait before the next attempt: doubling from 5 s to 2 h, between half and all of it by chance, so that many
 * deliveries do not return at once. Never earlier than the receiver asked for.
 * @param attempts attempts made so far, at least 1
 * @param random number in [0, 1)
 */
export function retryDelayMs(attempts: number, random: number, retryAfterMs = 0): number {
  const delay = backOffMs(attempts, random, { firstMs: firstDelayMs, longestMs: longestDelayMs });
  return Math.max(delay, Math.min(retryAfterMs, longestRetryAfterMs));
}

/** Wait that doubles with every attempt, up to the longest, between half and all of it by chance. */
export function backOffMs(
  attempts: number,
  random: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  const ceiling = Math.min(firstMs * 2 ** (attempts - 1), longestMs);
  return Math.round(ceiling * (0.5 + random / 2));
}

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 * @returns milliseconds from now; undefined when it says nothing usable
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * seconds;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
