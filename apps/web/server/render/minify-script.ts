/** Removes comments and indentation; the inline script is written for this (no `//` inside strings). */
export function minifyScript(source: string): string {
  return source
    .split("\n")
    .map((line) => line.replace(/^\s*\/\/.*$/, "").trim())
    .filter(Boolean)
    .join("\n");
}
