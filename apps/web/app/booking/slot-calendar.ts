/** What a visitor sees of a calendar whose days are about to become other elements. */
export type CalendarState = {
  /** Values of the slots in weeks that stand open. */
  open: ReadonlySet<string>;
  /** What has the focus: the button of a slot, or the line that opens its week; and where on the screen. */
  focus?: { slot: string; isWeek: boolean; top: number };
};

const button = "input[type=radio]";

/** @param group the calendar's element */
export function readCalendar(group: HTMLElement): CalendarState {
  const buttons = group.querySelectorAll<HTMLInputElement>(`details[open] ${button}`);
  return { open: new Set([...buttons].map(({ value }) => value)), focus: readFocus(group) };
}

function readFocus(group: HTMLElement): CalendarState["focus"] {
  const focused = document.activeElement;
  const week = focused?.closest("details");
  if (!focused || !week || !group.contains(week)) return undefined;
  const { top } = focused.getBoundingClientRect();
  if (focused instanceof HTMLInputElement) return { slot: focused.value, isWeek: false, top };
  const first = week.querySelector<HTMLInputElement>(button);
  return first ? { slot: first.value, isWeek: true, top } : undefined;
}

/** Gives the focus to what stands for the same slot now, where it stood on the screen. */
export function focusAgain(group: HTMLElement, { slot, isWeek, top }: NonNullable<CalendarState["focus"]>): void {
  const slotButton = [...group.querySelectorAll<HTMLInputElement>(`details ${button}`)].find(
    ({ value }) => value === slot,
  );
  const target = isWeek ? slotButton?.closest("details")?.querySelector("summary") : slotButton;
  if (!target) return;
  if (target !== document.activeElement) target.focus({ preventScroll: true });
  scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
}
