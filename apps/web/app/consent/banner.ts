/**
 * Makes the banner what it is: a box beside a page that goes on working, not a dialog that holds the keyboard.
 * @param banner the box the library made, before it is shown
 */
export function standBesidePage(banner: HTMLElement): void {
  banner.removeAttribute("aria-modal");
  // The library would put the focus here as the banner comes, out of the field in which somebody types.
  banner.querySelector("[tabindex]")?.removeAttribute("tabindex");
  // The library would lead Tab from its last stop back to its first one.
  banner.addEventListener("keydown", (event) => {
    if (event.key === "Tab") event.stopPropagation();
  });
  // The page scrolls what has the focus clear of it (consent.css).
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--banner-height", `${banner.offsetHeight}px`);
  }).observe(banner);
}
