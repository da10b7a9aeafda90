/** Signs that no page, feed or database can hold; they come along when texts are pasted. Tabs and line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** The same data with printable texts, whose lines end in one way. */
export function clean<T>(data: T): T {
  if (typeof data === "string") return data.toWellFormed().replace(/\r\n?/g, "\n").replace(unprintable, "") as T;
  if (Array.isArray(data)) return data.map(clean) as T;
  if (data === null || typeof data !== "object" || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)])) as T;
}
