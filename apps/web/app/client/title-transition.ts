/**
 * Lets the title in a list become the heading of the page it leads to: marks both for the view transition to come, and
 * the styles give marked elements a common name. The marks stay until the next call, since nothing tells when the
 * transition has taken its pictures. Links that are no titles only remove them.
 */
export function markTitle(link: HTMLAnchorElement): void {
  const root = document.documentElement;
  delete root.dataset.titleTransition;
  for (const marked of document.querySelectorAll<HTMLElement>("[data-title-source]")) delete marked.dataset.titleSource;
  const title = link.closest<HTMLElement>("main h2, main h3, main h4");
  if (!title) return;
  root.dataset.titleTransition = "";
  title.dataset.titleSource = "";
}
