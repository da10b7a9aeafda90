/** A link by the part of the page that holds it, its target, and its place among those there with the same target. */
type LinkPlace = { part: string; href: string; place: number };

const parts = ["main", "header", "footer"];

/** The link through which each page of the history was left, by the key of its entry. */
const leftThrough = new Map<string, LinkPlace>();

/** Remembers the link that leads away from the page shown. */
export function rememberLink(link: HTMLAnchorElement): void {
  const part = parts.find((each) => link.closest(`body > ${each}`));
  if (part) leftThrough.set(entryKey(), { part, href: link.href, place: linksTo(link.href, part).indexOf(link) });
}

/**
 * Gives the focus to the link through which the page shown was left before.
 * @returns whether there is one, and in view: not in a closed menu, for example
 */
export function focusRememberedLink(): boolean {
  const remembered = leftThrough.get(entryKey());
  const link = remembered && linksTo(remembered.href, remembered.part)[remembered.place];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

function linksTo(href: string, part: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`body > ${part} a[href]`)].filter(
    (link) => link.href === href,
  );
}

/** The router names each entry of the history. */
function entryKey(): string {
  return history.state?.key ?? "first";
}
