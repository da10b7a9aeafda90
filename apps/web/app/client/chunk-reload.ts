import { chunkReloadGuardMs, leavingMs } from "../constants";

declare global {
  interface Window {
    /** When the visitor last set out for another document (server/render/start-scripts.js). */
    leftAt?: number;
  }
}

const storageKey = "chunk-reload";

/** What the guard needs from the browser; tests pass their own. */
export type ReloadEnvironment = {
  now: () => number;
  leftAt: number | undefined;
  storage: Pick<Storage, "getItem" | "setItem">;
  go: (href: string) => void;
};

const browser: ReloadEnvironment = {
  now: Date.now,
  get leftAt() {
    return window.leftAt;
  },
  // Storage may be blocked: then nothing is remembered, and nothing is reloaded either.
  get storage() {
    return sessionStorage;
  },
  go: (href) => location.assign(href),
};

/**
 * After a deployment a page may ask for code that is gone. Loads the wanted address as a document,
 * at most once a minute, so that a permanent failure does not loop.
 * @returns whether the document is being loaded; not while the visitor leaves
 */
export function reloadOnce(href: string, environment: ReloadEnvironment = browser): boolean {
  if (isLeaving(environment)) return false;
  try {
    const { now, storage, go } = environment;
    const last = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < chunkReloadGuardMs) return false;
    storage.setItem(storageKey, String(now()));
    go(href);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the visitor is on the way to another document. What still loads is stopped then, which looks like missing code;
 * loading anything would cut the way off, and with it a form that is being sent.
 */
export function isLeaving({ now, leftAt }: ReloadEnvironment = browser): boolean {
  return leftAt !== undefined && now() - leftAt < leavingMs;
}

/** Failures to fetch a part of the code. */
const missing = new WeakSet<Error>();

/** Notes what code could not be fetched, as Vite tells it of every dynamic import; the error itself differs by browser. */
export function noteMissingCode(target: Pick<Window, "addEventListener"> = window): void {
  target.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
}

/** Whether an error is one of those that were noted. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}
