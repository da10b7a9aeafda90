import type { Robot } from "@waku/content/schema";

/**
 * Where a robot's source can be read. Only pages of makers and files of public repositories are linked: copies, shops
 * and news are named, which says enough about them.
 */
export function sourceHref({ source, sourceKind }: Pick<Robot, "source" | "sourceKind">): string | undefined {
  if (source.startsWith("https://")) return sourceKind === "maker" ? source : undefined;
  if (source.startsWith("http://")) return undefined;
  const [repository = "", path = ""] = splitOnce(source, ":");
  return `https://github.com/${repository}/blob/HEAD/${path.split("/").map(encodeURIComponent).join("/")}`;
}

/** What a visitor reads as the source: the host of an address, or the repository. */
export function sourceName(source: string): string {
  return URL.parse(source)?.host || (splitOnce(source, ":")[0] ?? source);
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
