/** The fixed numbers of the site, one register for code and styles (styles get them as custom properties). */

export const header = { heightPx: 78, demoButtonHiddenUpToPx: 380 } as const;

/** The first footer column shows this many entries, then a way to the rest. */
export const footerFirstColumnEntries = 8;

export const mainMaxWidthPx = 1200;

export const theme = { primary: "#0E2037", secondary: "#A8DBB8" } as const;

/** Name of the site for pages that must do without content; everywhere else content says it. */
export const siteName = "WAKU Care";

/** The animated slogan: random letters for some steps, then the next word, held for a while. */
export const slogan = { randomSteps: 7, stepMs: 80, holdMs: 3000 } as const;

/** Navigations longer than the throttle show the loading bar, which takes `durationMs` to fill. */
export const loadingBar = { durationMs: 5000, throttleMs: 200 } as const;

/** Scripts start, and route chunks are prefetched, when the browser is idle, at the latest after this time. */
export const idleTimeoutMs = 2000;

/** A named chunk error reloads the page at most once in this time. */
export const chunkReloadGuardMs = 60_000;

/** Who sets out for another document stops what still loads; browsers report that within this time. */
export const leavingMs = 5000;

export const localeCookie = { name: "locale", maxAgeDays: 365 } as const;

/** Items per page in lists. */
export const listPageSize = 12;
