/** Address of a page's Markdown twin: "/de/pricing" → "/de/pricing.md". */
export function twinAddress(pagePath: string): string {
  return `${pagePath}.md`;
}

/** Path of the page whose twin stands at a path; undefined where the path is no twin's. */
export function pageOfTwin(path: string): string | undefined {
  return /^(\/.+)\.md$/i.exec(path)?.[1];
}
