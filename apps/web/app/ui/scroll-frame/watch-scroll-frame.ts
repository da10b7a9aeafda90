/** Frames of tables, which Markdown makes, too, and frames that say what is in them. */
const frames = ".table-frame, [data-frame-name]";

let sizes: ResizeObserver | undefined;

/**
 * Makes a frame a named region and a stop of the keyboard while there is something to scroll in it, and nothing of the
 * kind while all of it is in view. Its name is its own, or the caption of the table.
 * @returns what ends it
 */
export function watchScrollFrame(frame: HTMLElement): () => void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const changed = target.closest<HTMLElement>(frames);
      if (changed) update(changed);
    }
  });
  const parts = [frame, frame.firstElementChild].filter((part) => part !== null);
  for (const part of parts) sizes.observe(part);
  return () => {
    for (const part of parts) sizes?.unobserve(part);
  };
}

/** Watches all frames of the page, whoever rendered them. */
export function watchScrollFrames(): void {
  for (const frame of document.querySelectorAll<HTMLElement>(frames)) watchScrollFrame(frame);
}

function update(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) {
    frame.tabIndex = 0;
    frame.role = "region";
    frame.ariaLabel = frame.dataset.frameName ?? frame.querySelector("caption")?.textContent ?? null;
  } else for (const name of ["tabindex", "role", "aria-label"]) frame.removeAttribute(name);
}
