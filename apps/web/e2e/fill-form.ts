import type { Locator, Page } from "@playwright/test";
import { noSlot } from "@waku/leads";
import type { Entry } from "./form-cases";

/** More keys than any page needs from its top to the end of its form. */
const maxTabs = 400;

/**
 * Fills in a form and sends it with nothing but the keyboard: Tab from wherever the focus is, typing, arrows, space,
 * and Enter on the button. Files are the exception: their dialog is the system's.
 * @param onSubmit presses Enter on the button, which has the focus
 */
export async function fillByKeyboard(
  page: Page,
  form: Locator,
  entries: Record<string, Entry>,
  onSubmit: () => Promise<void>,
): Promise<void> {
  const done = new Set<string>();
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    const control = await focusedControl(form);
    if (control?.isSubmit) return onSubmit();
    const entry = control && entries[control.name];
    if (control && entry !== undefined && !done.has(control.key)) {
      done.add(control.key);
      await enter(page, form, control, entry);
    }
    await page.keyboard.press("Tab");
  }
  throw new Error("The button of the form cannot be reached by Tab.");
}

type Control = { name: string; value: string; type: string; isChecked: boolean; isSubmit: boolean; key: string };

/** The control of the form that has the focus, if any. */
function focusedControl(form: Locator): Promise<Control | undefined> {
  return form.evaluate((element) => {
    const focused = document.activeElement;
    if (!element.contains(focused)) return undefined;
    if (focused instanceof HTMLButtonElement)
      return { name: "", value: "", type: "button", isChecked: false, isSubmit: focused.type === "submit", key: "" };
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    if (!isField && !(focused instanceof HTMLSelectElement)) return undefined;
    const { name, value, type } = focused;
    const isChecked = focused instanceof HTMLInputElement && focused.checked;
    return { name, value, type, isChecked, isSubmit: false, key: type === "checkbox" ? `${name} ${value}` : name };
  });
}

async function enter(page: Page, form: Locator, control: Control, entry: Entry): Promise<void> {
  const { keyboard } = page;
  const { name, type, value, isChecked } = control;
  if (typeof entry === "string") {
    if (type === "radio") return;
    await keyboard.press("ControlOrMeta+a");
    if (entry === "") await keyboard.press("Delete");
    else await typeText(page, entry);
  } else if ("files" in entry) await form.locator(`input[name="${name}"]`).setInputFiles(entry.files);
  else if ("slot" in entry) {
    if (entry.slot === "first") await keyboard.press("Space");
    // The last of all buttons; one step back from the first leads there.
    else await keyboard.press("ArrowUp");
  } else if (type === "checkbox") {
    if (entry.choose.includes(value) !== isChecked) await keyboard.press("Space");
  } else {
    const steps = await form
      .locator(`select[name="${name}"] option`)
      .evaluateAll(
        (options, wanted) => options.findIndex((option) => (option as HTMLOptionElement).value === wanted),
        entry.choose[0],
      );
    await keyboard.press("Home");
    for (let step = 0; step < steps; step++) await keyboard.press("ArrowDown");
  }
}

/** Lines are parted by Enter, as people part them. */
async function typeText(page: Page, text: string): Promise<void> {
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
}

/** Fills in a form as the pointer does. */
export async function fillByPointer(form: Locator, entries: Record<string, Entry>): Promise<void> {
  for (const [name, entry] of Object.entries(entries)) {
    const control = form.locator(`[name="${name}"]`);
    if (typeof entry === "string") {
      if ((await control.first().getAttribute("type")) !== "radio" && (await control.isVisible()))
        await control.fill(entry);
    } else if ("files" in entry) await control.setInputFiles(entry.files);
    else if ("slot" in entry) {
      const value = entry.slot === "none" ? `[value="${noSlot}"]` : `[value$="Z"]`;
      await form.locator(`input[name="${name}"]${value}`).first().check();
    } else if ((await control.first().getAttribute("type")) === "checkbox")
      for (const value of entry.choose) await form.locator(`[name="${name}"][value="${value}"]`).check();
    else await control.selectOption(entry.choose);
  }
}
