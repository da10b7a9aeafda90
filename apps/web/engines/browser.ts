/** A key that is pressed and let go. */
export type Key = "Enter" | "Escape" | "Shift" | "Space" | "Tab";

/** A window of a browser of any engine, with one page. Clicks and keys are those of a person, not events made up. */
export type Browser = {
  /** Name of the engine and its version. */
  name: string;
  /** Forgets everything it knows of earlier visits, and opens an address. */
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
  /** Errors in the page so far; always empty where the driver does not tell. */
  errors: () => string[];
  close: () => Promise<void>;
};

/**
 * Brings an element into view at once. Drivers measure where it is and press there, while a gentle scroll still moves it.
 * Runs in the page.
 */
export function scrollTo(element: Element): void {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}
