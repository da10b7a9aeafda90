/** Removes comments and indentation of the inline script, which is written for this (no `//` inside strings). */
export function minifyScript(source: string): string {
  return source
    .split("\n")
    .map((line) => line.replace(/^\s*\/\/.*$/, "").trim())
    .filter(Boolean)
    .join("\n");
}

/** Removes comments and line breaks of a few hand-written rules. */
export function minifyCss(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, "");
}
