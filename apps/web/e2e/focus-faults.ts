import { expect, type Page } from "@playwright/test";

/** More stops than any page has: whoever gets here runs in circles. */
const mostStops = 600;

/**
 * Walks the page with Tab from where the focus is until it leaves the document.
 * @param alsoWrong further faults of the element that has the focus; runs in the browser
 * @returns stops that nobody sees: out of view, or with everything of theirs under something else (WCAG 2.4.11)
 */
export async function hiddenStops(page: Page, alsoWrong?: () => string | undefined): Promise<string[]> {
  // Nothing scrolls slowly.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(hiddenFocus);
    if (fault === "end") return faults;
    if (fault && !(await becomesSeen(page))) faults.push(fault);
    const other = alsoWrong && (await page.evaluate(alsoWrong));
    if (other) faults.push(other);
  }
  return [...faults, `no end after ${mostStops} stops`];
}

/** What comes near may be laid out only then, and move what has the focus once more. */
async function becomesSeen(page: Page): Promise<boolean> {
  const seen = expect.poll(() => page.evaluate(hiddenFocus), { timeout: 3000 }).toBeUndefined();
  return seen.then(
    () => true,
    () => false,
  );
}

/** What is wrong with the element that has the focus; "end" when none has it. Runs in the browser. */
function hiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return "end";
  const what = element.outerHTML.replace(/\s+/g, " ").slice(0, 120);
  // A link that covers its card is seen wherever the card is; a hidden field, on the label that stands for it.
  const isStretched = getComputedStyle(element, "::after").position === "absolute";
  const shown = element.closest("label") ?? element;
  const box = shown.getBoundingClientRect();
  const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const left = Math.max(box.left, frame.left);
  const right = Math.min(box.right, frame.right);
  const top = Math.max(box.top, frame.top);
  const bottom = Math.min(box.bottom, frame.bottom);
  if (left >= right || top >= bottom) return `out of view: ${what}`;
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return hit !== null && (shown.contains(hit) || hit.contains(shown) || isStretched);
    }),
  );
  return isSeen ? undefined : `covered: ${what}`;
}
