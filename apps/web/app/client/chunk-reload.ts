import { chunkReloadGuardMs } from "../constants";

const storageKey = "chunk-reload";

/** What the guard needs from the browser; tests pass their own. */
export type ReloadEnvironment = {
  now: () => number;
  storage: Pick<Storage, "getItem" | "setItem">;
  go: (href: string) => void;
};

const browser: ReloadEnvironment = {
  now: Date.now,
  // Storage may be blocked: then nothing is remembered, and nothing is reloaded either.
  get storage() {
    return sessionStorage;
  },
  go: (href) => location.assign(href),
};

/**
 * After a deployment a page may ask for code that is gone. Loads the wanted address as a document,
 * at most once a minute, so that a permanent failure does not loop.
 * @returns whether the document is being loaded
 */
export function reloadOnce(href: string, environment: ReloadEnvironment = browser): boolean {
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

/** Names and messages by which browsers report code that could not be fetched. */
const chunkErrorPattern =
  /ChunkLoadError|dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i;

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrorPattern.test(`${error.name} ${error.message}`);
}
