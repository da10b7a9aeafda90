/**
 * Stretches of nothing but words on the page at hand; runs in the browser. What is looked at: pictures and drawings of
 * some size, tables, figures with bars. What is used: fields, buttons, questions to open.
 * @param screens how many heights of the window a stretch may have
 * @returns each longer one, with the headings of the sections it runs through
 */
export function wordStretches(screens: number): string[] {
  const main = document.querySelector("main");
  if (!main) return ["the page has no main part"];
  const boxes = [...main.querySelectorAll("*")]
    .filter((element) => isLookedAt(element) || isUsed(element))
    .map((element) => element.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  const { top, bottom } = main.getBoundingClientRect();
  const stretches: string[] = [];
  let from = top;
  for (const box of [...boxes, new DOMRect(0, bottom)]) {
    if (box.top - from > screens * innerHeight)
      stretches.push(`${Math.round(box.top - from)} px: ${titles(from, box.top)}`);
    from = Math.max(from, box.bottom);
  }
  return stretches;

  function isLookedAt(element: Element): boolean {
    if (element.matches("table, dl:has(svg)")) return element.checkVisibility();
    if (!element.matches("img, svg, [data-surface]")) return false;
    const { width, height } = element.getBoundingClientRect();
    return width >= 120 && height >= 80 && element.checkVisibility();
  }

  function isUsed(element: Element): boolean {
    return element.matches("summary, input, select, textarea, button") && element.checkVisibility();
  }

  function titles(start: number, end: number): string {
    return [...document.querySelectorAll("main section")]
      .filter((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        return bottom > start && top < end;
      })
      .map((section) => section.querySelector("h1, h2")?.textContent)
      .join(", ");
  }
}
