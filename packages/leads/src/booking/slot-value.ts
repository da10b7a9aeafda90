/** A slot as it travels in forms and addresses: an instant in UTC to the minute, "2026-12-01T08:00Z". */
export function slotValue(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}

/** @returns milliseconds since 1970; undefined for anything that is no such instant */
export function readSlot(value: string | null): number | undefined {
  if (value === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value)) return undefined;
  const start = Date.parse(value);
  return Number.isNaN(start) ? undefined : start;
}
