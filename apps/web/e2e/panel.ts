import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Password of everybody in tests of the backend. */
export const password = "correct horse battery staple";

/** Signs in at the form that stands on the page. @param arrived what is to be seen then */
export async function signInToPanel(page: Page, email: string, arrived: Locator, button = "Anmelden"): Promise<void> {
  await sendPanelForm(page, { email, password }, button, arrived);
}

/** Fills in fields of the admin panel by name, sends them, and waits for the next page. */
export async function sendPanelForm(
  page: Page,
  fields: Record<string, string>,
  button: string,
  arrived: Locator,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#field-${name}`);
    await takenOver(field);
    await field.fill(value);
  }
  const send = page.getByRole("button", { name: button });
  await send.click();
  // The panel judges a field up to 150 ms after it was filled in. Whoever sends sooner, as no person does, is refused once.
  const refused = page.getByText("Bitte ungültige Felder korrigieren.");
  await expect(arrived.or(refused).first()).toBeVisible();
  if (await refused.isVisible()) await send.click();
  await expect(arrived).toBeVisible();
}

/** What this needs to know of React: how it marks elements that it handles, and whether it has taken the page over. */
type Fiber = { return: Fiber | null; stateNode: { current?: { memoizedState: { isDehydrated: boolean } } } | null };

/** Waits until the panel's scripts have taken an element over: what is pressed or typed before that is lost to them. */
export async function takenOver(element: Locator): Promise<void> {
  const isTakenOver = () =>
    element.evaluate((node) => {
      const marks = node as unknown as Record<string, Fiber>;
      const mark = Object.keys(marks).find((key) => key.startsWith("__reactFiber$"));
      let fiber = mark === undefined ? undefined : marks[mark];
      while (fiber?.return) fiber = fiber.return;
      return fiber?.stateNode?.current?.memoizedState.isDehydrated === false;
    });
  await expect.poll(isTakenOver, { timeout: 60_000 }).toBe(true);
}

/**
 * Unfolds rows of a form, by keyboard, until a field in the innermost can be seen: parts of the form come as they are
 * scrolled to, and move what is below them; once the panel knows which rows somebody had unfolded, it folds the others.
 * @param rows from the outermost to the innermost
 */
export async function unfold(rows: Locator[], field: Locator): Promise<void> {
  await expect(async () => {
    for (const row of rows) {
      await row.scrollIntoViewIfNeeded({ timeout: 5000 });
      const toggle = row.locator(".collapsible__toggle").first();
      const isFolded = await toggle.evaluate((node) => node.matches(".collapsible__toggle--collapsed"), null, {
        timeout: 5000,
      });
      if (isFolded) await toggle.press("Enter");
    }
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

/** Waits until the panel says that its forms have their values: it replaces what was typed or pressed before. */
export async function formReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('form[data-form-ready="false"]')).toHaveCount(0);
}
