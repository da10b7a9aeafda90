/** Endings of uploaded files; the site takes over no others (`apps/web/server/content/content-reply.ts`). */
const endings = new Set(["pdf", "zip", "csv", "png", "jpg", "jpeg", "webp", "docx", "xlsx", "pptx", "mp3"]);
const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const maxLength = 80;
/** Nothing, and what no file may be called everywhere. */
const reserved = /^(?:|con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The name under which an uploaded file stands in addresses: `Prüfliste 2.PDF` is `pruefliste-2.pdf`.
 * @returns undefined for endings that the site does not show
 */
export function mediaName(given: string): string | undefined {
  const lower = given.normalize("NFC").toLowerCase();
  const [, stem = "", ending = ""] = /^(.*)\.([a-z0-9]+)$/s.exec(lower) ?? [];
  if (!endings.has(ending)) return undefined;
  const latin = stem.replace(/[äöüß]/g, (letter) => german[letter] ?? letter).normalize("NFD");
  const words = latin.replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-");
  const name = words.slice(0, maxLength).replace(/^-+|-+$/g, "");
  return `${reserved.test(name) ? `file-${name}`.replace(/-$/, "") : name}.${ending}`;
}
