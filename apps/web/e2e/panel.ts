import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Password of everybody in tests of the backend. */
export const password = "correct horse battery staple";

/** Signs in at the form that stands on the page. @param arrived what is to be seen then */
export async function signInToPanel(page: Page, email: string, arrived: Locator): Promise<void> {
  await sendPanelForm(page, { email, password }, "Anmelden", arrived);
}

/**
 * Fills in fields of the admin panel by name, and sends them. Fields filled before the panel's scripts have taken them
 * over are empty to it, and the same text once more is no change: it is tried until the next page is there.
 */
export async function sendPanelForm(
  page: Page,
  fields: Record<string, string>,
  button: string,
  arrived: Locator,
): Promise<void> {
  await expect(async () => {
    if (await arrived.isVisible()) return;
    for (const [name, value] of Object.entries(fields))
      for (const text of ["", value]) await page.locator(`#field-${name}`).fill(text, { timeout: 2000 });
    await page.getByRole("button", { name: button }).click({ timeout: 2000 });
    await expect(arrived).toBeVisible();
  }).toPass();
}
