import { setTimeout as wait } from "node:timers/promises";

/** For browsers of machines that are busy. */
export const waitMs = 30_000;
/** Between two looks at something that may move. */
const lookMs = 50;

/** A key that is pressed and let go. */
type Key = "Enter" | "Escape" | "Shift" | "Space" | "Tab";

/** A window of a browser of any engine, with one page. Clicks and keys are those of a person, not events made up. */
export type Browser = {
  /** Name of the engine and its version. */
  name: string;
  /** Forgets everything it knows of earlier visits, and opens an address as a visitor (`seemVisitor`). */
  visit: (url: string) => Promise<void>;
  /** Opens an address as the same visitor. */
  open: (url: string) => Promise<void>;
  /** Width and height of the page in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  run: <Arguments extends unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<void>;
  /** Types a text into a field, in place of what is there. */
  fill: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors in the page so far; always empty where the driver does not tell. */
  errors: () => string[];
  close: () => Promise<void>;
};

/**
 * Makes a page take its driver for a visitor: programs are not asked for their consent. Runs in the page.
 * @returns false where the page's scripts have started already, and may have looked
 */
export function seemVisitor(): boolean {
  Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  // The first thing that starting scripts do (server/render/start-scripts.js).
  return document.querySelector('link[rel="manifest"]') === null;
}

/**
 * Brings an element into view at once, since a gentle scroll would still move it when it is pressed, and says where it
 * is; undefined while something moves it. Drivers measure first and press then. Runs in the page.
 */
export function placeAtRest(element: Element): string | undefined {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === "running" && effect?.getComputedTiming().endTime !== Infinity && target?.contains(element);
  });
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const { x, y, width, height } = element.getBoundingClientRect();
  return moving.length > 0 || !isShown ? undefined : [x, y, width, height].join(" ");
}

/**
 * Waits until an element stays where it is, as a person does before pressing it.
 * @param place `placeAtRest` of the element; fails or says undefined while it cannot be used
 * @throws Error when it does not come to rest
 */
export async function untilAtRest(what: string, place: () => Promise<string | undefined>): Promise<void> {
  const end = Date.now() + waitMs;
  let before: string | undefined;
  while (Date.now() < end) {
    const now = await place().catch(() => undefined);
    if (now !== undefined && now === before) return;
    before = now;
    await wait(lookMs);
  }
  throw new Error(`${what} is not there to be used.`);
}
