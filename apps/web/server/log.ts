import { type Logger, pino } from "pino";

/** What waits to be written while the output takes nothing; more is dropped. */
const maxWaitingBytes = 1_000_000;

/**
 * The log: JSON lines on standard output. A line that cannot be written (the disk behind it is full) must not end the
 * site; it waits, within bounds, for the next one that can.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: maxWaitingBytes });
  output.on("error", () => undefined);
  return pino({ level }, output);
}
