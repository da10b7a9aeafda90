const hourMs = 3_600_000;

/**
 * The time from which on a full working day has passed: 24 hours of Monday to Friday, by the clock of a time zone.
 * Public holidays count as working days.
 */
export function workingDayBefore(now: Date, timeZone: string): Date {
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone });
  let time = now.getTime();
  for (let hours = 0; hours < 24; ) {
    time -= hourMs;
    if (!["Sat", "Sun"].includes(weekday.format(time))) hours++;
  }
  return new Date(time);
}
