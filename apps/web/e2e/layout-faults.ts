/**
 * Faults of the layout of the page at hand; runs in the browser. Nothing may be wider than the screen, no text cut
 * off or out of its frame, everything one presses must be 24 px large or have that much room (WCAG 2.5.8), and type in
 * fields must be 16 px, below which phones zoom the page.
 *
 * What takes long, whether something can be seen at all, is asked of suspects only.
 * @param widths of the frame that the page stands in (`openInFrame`), each of which is tried; by default, the page is
 *   looked at as it is
 */
export async function layoutFaults(): Promise<string[]>;
export async function layoutFaults(widths: number[]): Promise<string[]>;
export async function layoutFaults(widths?: number[]): Promise<string[]> {
  /** Text that people read. Drawings may crop what they show. */
  const texts = textRanges();
  const pressed = [...document.querySelectorAll<HTMLElement>("a[href], button, label")];
  const targets = [
    ...document.querySelectorAll("a[href], button, input:not([type='hidden']), select, textarea, summary"),
  ];
  /** Asked again and again for the same elements, of which most stand in few boxes. */
  const hidingBoxes = new Map<Element, DOMRect | undefined>();
  const scrolling = new Map<Element, boolean>();
  await document.fonts.ready;
  if (!widths) return faults();
  // Of another window, whose classes are not the ones of this one.
  const frame = window.frameElement as HTMLElement | null;
  const found: string[] = [];
  for (const width of widths) {
    if (frame) frame.style.width = `${width}px`;
    hidingBoxes.clear();
    scrolling.clear();
    // What shows only now may need another font.
    document.body.getBoundingClientRect();
    if (document.fonts.status === "loading") await document.fonts.ready;
    if (innerWidth !== width) found.push(`the page is ${innerWidth} px wide instead of ${width}`);
    found.push(...faults().map((fault) => `at ${width} px: ${fault}`));
  }
  return found;

  function faults(): string[] {
    return [...tooWide(), ...cutOff(), ...runningOver(), ...tooSmall(), ...smallFields()];
  }

  function textRanges(): { parent: Element; range: Range }[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ranges: { parent: Element; range: Range }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (!parent || nodeValue?.trim() === "" || parent.closest("[aria-hidden='true'], [role='img']")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      ranges.push({ parent, range });
    }
    return ranges;
  }

  function tooWide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll("*")].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px wide: ${describe(widest)}`];
  }

  /** Text that a box around it hides, or that runs off the screen. */
  function cutOff(): string[] {
    const cut = new Set<Element>();
    const screenEnd = document.documentElement.clientWidth + 1;
    for (const { parent, range } of texts) {
      const text = range.getBoundingClientRect();
      if (text.width === 0 || cut.has(parent)) continue;
      const box = hidingBox(parent);
      const isHidden =
        box !== undefined && (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 2);
      const isOff = text.right > screenEnd && !scrolls(parent);
      if ((isHidden || isOff) && isSeen(parent)) cut.add(parent);
    }
    return [...cut].map((element) => `cut off: ${describe(element)}`);
  }

  /** Words that leave the frame of what one presses. */
  function runningOver(): string[] {
    return pressed
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          Number.parseFloat(getComputedStyle(element).borderInlineStartWidth) > 0 &&
          isSeen(element),
      )
      .map((element) => `runs over: ${describe(element)}`);
  }

  /** The nearest box that hides what runs over it. */
  function hidingBox(element: Element): DOMRect | undefined {
    if (element === document.body) return undefined;
    if (hidingBoxes.has(element)) return hidingBoxes.get(element);
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const isScrolling = ["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY);
    const isHiding = display !== "inline" && (overflowX !== "visible" || overflowY !== "visible");
    const above = () => element.parentElement && hidingBox(element.parentElement);
    const box = isScrolling ? undefined : isHiding ? element.getBoundingClientRect() : (above() ?? undefined);
    hidingBoxes.set(element, box);
    return box;
  }

  function scrolls(element: Element): boolean {
    if (element === document.body) return false;
    const known = scrolling.get(element);
    if (known !== undefined) return known;
    const isScrolling =
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    scrolling.set(element, isScrolling);
    return isScrolling;
  }

  function tooSmall(): string[] {
    const boxes = targets.map(boxOf);
    return targets.flatMap((target, index) => {
      const box = boxes[index];
      if (!box || (box.width >= 24 && box.height >= 24) || !counts(target)) return [];
      const isCrowded = targets.some((other, place) => {
        const otherBox = boxes[place];
        return place !== index && otherBox && distance(box, otherBox) < 12 && counts(other);
      });
      return isCrowded ? [`${Math.round(box.width)} by ${Math.round(box.height)} px: ${describe(target)}`] : [];
    });
  }

  /** Whether a target is one of its own that needs room. */
  function counts(target: Element): boolean {
    return isSeen(target) && !isStretched(target) && !isPartOfSentence(target);
  }

  /** Also fields that are hidden until scripts run or something is chosen. */
  function smallFields(): string[] {
    const withoutType = ["hidden", "checkbox", "radio", "range"].map((type) => `:not([type="${type}"])`).join("");
    return [...document.querySelectorAll(`input${withoutType}, select, textarea`)].flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < 16 ? [`type of ${size} px: ${describe(field)}`] : [];
    });
  }

  /** Space between the middle of a target and another one. */
  function distance(box: DOMRect, other: DOMRect): number {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy);
  }

  /** A field with its label around it is pressed on either. */
  function boxOf(target: Element): DOMRect {
    return (target.closest("label") ?? target).getBoundingClientRect();
  }

  /** The link covers the card around it. */
  function isStretched(target: Element): boolean {
    return getComputedStyle(target, "::after").position === "absolute";
  }

  function isPartOfSentence(target: Element): boolean {
    if (getComputedStyle(target).display !== "inline") return false;
    return [...(target.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  }

  function isSeen(element: Element): boolean {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || element.closest(".visually-hidden")) return false;
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  }

  function describe(element: Element | undefined): string {
    return element ? element.outerHTML.replace(/\s+/g, " ").slice(0, 140) : "";
  }
}

/**
 * Sticky parts of the page at hand that are taller than the screen lets one see, or that lie on text, pictures or fields
 * which are not theirs somewhere on the way down; runs in the browser. The header, below which the page passes, is none
 * of them.
 */
export function stickyFaults(): string[] {
  const faults = new Set<string>();
  const sticky = [...document.querySelectorAll<HTMLElement>("main *")].filter(
    (element) => getComputedStyle(element).position === "sticky" && element.offsetHeight > 8,
  );
  for (const part of sticky) {
    const { overflowY, insetBlockStart } = getComputedStyle(part);
    const reach = Number.parseFloat(insetBlockStart) + part.offsetHeight;
    const what = part.outerHTML.replace(/\s+/g, " ").slice(0, 120);
    if (reach > innerHeight && !["auto", "scroll"].includes(overflowY))
      faults.add(`${Math.round(reach - innerHeight)} px below the screen: ${what}`);
    const others = [...document.querySelectorAll<HTMLElement>("main *")].filter(
      (element) =>
        !part.contains(element) &&
        !element.contains(part) &&
        (element.matches("svg, img, input, button, hr, [role=img]") ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    );
    const start = part.getBoundingClientRect().top + scrollY - innerHeight;
    const way = (part.closest("section[data-tone], article, main") ?? document.body).getBoundingClientRect().height;
    for (let y = start; y < start + way + innerHeight; y += 200) {
      scrollTo({ top: y, behavior: "instant" });
      const box = part.getBoundingClientRect();
      for (const other of others) {
        const text = other.getBoundingClientRect();
        if (text.width < 2 || text.height < 2) continue;
        const isAside = text.left >= box.right - 1 || text.right <= box.left + 1;
        if (!isAside && text.top < box.bottom - 1 && text.bottom > box.top + 1)
          faults.add(`${what} covers ${other.outerHTML.replace(/\s+/g, " ").slice(0, 80)}`);
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
  }
  return [...faults].slice(0, 5);
}
