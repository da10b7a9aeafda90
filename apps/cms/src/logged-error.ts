import { Refusal } from "./refusal.ts";

/** Causes of causes are logged so far. */
const mostCauses = 3;

/**
 * What the log says of an error. What a query was given is left out, and what the database says of it beside its message:
 * these are people's names, addresses and words. So is what an editor was told: it names who has saved what.
 */
export function loggedError(error: unknown, causes = mostCauses): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status } = error as { code?: unknown; status?: unknown };
  const { cause, message, stack = "" } = error;
  // The message stands in the stack as well, and may have lines of its own.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  return {
    type: error.constructor.name,
    message: error instanceof Refusal ? "A change was refused." : withoutValues(error),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    stack: frames.trimStart(),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}

/**
 * Called by the logger for every entry. Errors are replaced before it looks at them: where an entry has no message of its
 * own, it takes that of the error.
 */
export function logWithoutValues<This, Entry extends unknown[]>(
  this: This,
  entry: Entry,
  log: (this: This, ...entry: Entry) => void,
): void {
  const [first, ...rest] = entry;
  log.apply(this, [withLoggedError(first), ...rest] as unknown as Entry);
}

function withLoggedError(first: unknown): unknown {
  if (first instanceof Error) return { err: loggedError(first) };
  if (typeof first !== "object" || first === null || !("err" in first)) return first;
  return { ...first, err: loggedError(first.err) };
}

/** Queries have their values apart: `$1` stands for the first one. */
function withoutValues(error: Error): string {
  const { query } = error as { query?: unknown };
  return typeof query === "string" ? `Failed query: ${query}` : error.message;
}
