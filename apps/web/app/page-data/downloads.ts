import type { ContentSource } from "@waku/content";
import { parseLinkTarget } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { DownloadView } from "../ui/views";
import { resolveHref } from "./links";

/** Public address of a file under `content/media`. */
export function mediaHref(file: string): string {
  return `/media/${file}`;
}

/** Downloads ready to render; those whose link is not set are left out. */
export async function downloadViews(
  content: ContentSource,
  locale: Locale,
  items: { title: string; text: string; file: string }[],
): Promise<DownloadView[]> {
  const views = await Promise.all(
    items.map(async ({ title, text, file }): Promise<DownloadView | undefined> => {
      const isLink = parseLinkTarget(file) !== undefined;
      const address = isLink ? await resolveHref(content, locale, file) : { href: mediaHref(file) };
      return address && { title, text, ...address, format: file.split(".").pop()?.toUpperCase() ?? "" };
    }),
  );
  return views.filter((view) => view !== undefined);
}
