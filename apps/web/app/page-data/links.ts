import type { ContentSource, Ref } from "@waku/content";
import { parseLinkTarget } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { LinkView } from "../ui/views";

/** Address of a link target in one language; undefined when it leads nowhere (an unset setting, a missing item). */
export async function resolveHref(
  content: ContentSource,
  locale: Locale,
  target: string,
): Promise<{ href: string; external?: true } | undefined> {
  const link = parseLinkTarget(target);
  if (!link) return undefined;
  if (link.kind === "external") return { href: link.href, external: true };
  if (link.kind === "page") return { href: localePath(locale, link.path) + link.suffix };
  if (link.kind === "setting") {
    const { site } = await content.globals();
    const href = site.links[link.name];
    // Without a way to start a trial in the application itself, the site's own form asks for one.
    if (!href && link.name === "trial") return { href: `${localePath(locale, "get-started")}#trial` };
    if (!href) return undefined;
    return href.startsWith("https:") ? { href, external: true } : { href };
  }
  const ref: Ref = `${link.collection}:${link.id}`;
  const entry = await content.get(locale, ref);
  return entry && { href: localePath(locale, entry.path) };
}

/** Links ready to render; those that lead nowhere are left out. */
export async function resolveLinks(
  content: ContentSource,
  locale: Locale,
  actions: { label: string; to: string }[],
): Promise<LinkView[]> {
  const links = await Promise.all(
    actions.map(async ({ label, to }) => {
      const address = await resolveHref(content, locale, to);
      return address && { label, ...address };
    }),
  );
  return links.filter((link) => link !== undefined);
}
