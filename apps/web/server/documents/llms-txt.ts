import { type ContentSource, type Globals, withoutSoftHyphens } from "@waku/content";
import { defaultLocale, type Locale, languageNames, localePath, locales, pathBelowLocale } from "@waku/i18n/locale";
import type { SiteSettings } from "../../app/context/site-settings";
import { resolveLinks } from "../../app/page-data/links";
import { twinAddress } from "../../app/seo/twin-address";

type Scope = { content: ContentSource; settings: SiteSettings };
type MenuEntry = { label: string; to: string };

/** What the lists of a language say beyond the content. */
const texts: Record<Locale, { more: string; full: string; feed: string }> = {
  de: { more: "Weitere Seiten", full: "Alle Seiten auf Deutsch in einem Dokument", feed: "Neues auf Deutsch" },
  en: { more: "More pages", full: "All English pages in one document", feed: "News in English" },
};

/** The file is one for all languages; what it says of itself is English. */
const howToRead = [
  "Each page has a Markdown twin: its address with `.md` at the end, or the address itself with `Accept: text/markdown`.",
  "The site says the same in German (`/de`) and in English (`/en`), and each twin names its counterpart.",
].join(" ");

/** `llms.txt` (llmstxt.org): what the site is, and the twins of the pages in its menus, language by language. */
export async function llmsTxt({ content, settings: { siteUrl } }: Scope): Promise<string> {
  const [globals, start] = await Promise.all([content.globals(), content.find(defaultLocale, "")]);
  const menus = await Promise.all(locales.map((locale) => languageMenus(locale, content, siteUrl)));
  const parts = [
    `# ${globals.site.product}`,
    `> ${start?.meta.description ?? globals.site.brand}`,
    `By ${globals.site.brand}, ${siteUrl}. ${howToRead}`,
    ...menus.flat(),
    list("Optional", dataLinks(globals, siteUrl)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The menus of one language as lists of pages, each page once. */
async function languageMenus(locale: Locale, content: ContentSource, siteUrl: string): Promise<string[]> {
  const [{ header, footer }, start] = await Promise.all([content.navigation(locale), content.find(locale, "")]);
  const listed = new Set<string>();
  const section = async (title: string, entries: MenuEntry[]): Promise<string[]> => {
    const lines: string[] = [];
    for (const { label, href } of await resolveLinks(content, locale, entries)) {
      const path = pathBelowLocale(href.replace(/[?#].*/, ""));
      const entry = href.startsWith("/") ? await content.find(locale, path) : undefined;
      if (!entry || listed.has(path)) continue;
      listed.add(path);
      lines.push(link(label, siteUrl + twinAddress(localePath(locale, path)), entry.meta.description));
    }
    return lines.length > 0 ? [list(title, lines)] : [];
  };
  const language = languageNames[locale];
  const sections = await section(language, start ? [{ label: start.title, to: "/" }] : []);
  const single: MenuEntry[] = [];
  for (const menu of header) {
    if ("groups" in menu) {
      const entries = menu.groups.flatMap((group) => group.entries);
      const title = `${language}: ${withoutSoftHyphens(menu.label)}`;
      sections.push(...(await section(title, menu.overview ? [menu.overview, ...entries] : entries)));
    } else single.push(menu);
  }
  const rest = [...single, ...footer.flatMap(({ entries }) => entries)];
  return [...sections, ...(await section(`${language}: ${texts[locale].more}`, rest))];
}

function dataLinks({ robots, site }: Globals, siteUrl: string): string[] {
  const count = robots.robots.length;
  return [
    ...locales.map((locale) => link(texts[locale].full, `${siteUrl}/${locale}/llms-full.txt`)),
    ...(count > 0 && site.robotDataLicence
      ? [link("Robots", `${siteUrl}/robots-data.json`, `${count} models with values and sources, JSON`)]
      : []),
    link("Sitemap", `${siteUrl}/sitemap.xml`, "all pages in both languages"),
    ...locales.map((locale) => link(texts[locale].feed, `${siteUrl}/${locale}/feed.xml`, "RSS")),
  ];
}

function list(title: string, lines: string[]): string {
  return [`## ${title}`, "", ...lines].join("\n");
}

function link(label: string, address: string, text?: string): string {
  const name = withoutSoftHyphens(label).replace(/[[\]\\]/g, "\\$&");
  return `- [${name}](${address})${text ? `: ${withoutSoftHyphens(text)}` : ""}`;
}
