import type { ContentSource, Globals } from "@waku/content";
import { dayOf } from "@waku/content/moment";
import {
  type EntryColor,
  type IconName,
  type Navigation,
  type NavigationGroup,
  parseLinkTarget,
} from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { newsletterForm } from "@waku/leads/forms";
import type { SiteSettings } from "../context/site-settings";
import type { LinkView, SettingView } from "../ui/views";
import { mediaHref } from "./downloads";
import { resolveHref } from "./links";
import { settingViews } from "./settings";

/** `picture`: in the header alone. */
export type MenuLink = LinkView & { text?: string; icon?: IconName; color?: EntryColor; picture?: string };
export type MenuGroup = { title: string; links: MenuLink[] };
export type Menu = { label: string; href: string } | { label: string; overview?: LinkView; groups: MenuGroup[] };
type SocialLink = LinkView & { network: "linkedin" | "twitter" | "youtube" | "instagram" };

/** Header and footer, which every page of a language shares. */
export type Chrome = {
  brand: string;
  product: string;
  menus: Menu[];
  login?: LinkView;
  footer: MenuGroup[];
  slogan: string[];
  socials: SocialLink[];
  phone?: SettingView;
  funding?: { logo: string; text: string };
  copyrightHolder: string;
  since: number;
  /** The present one in Berlin. */
  year: number;
  newsletter: {
    /** Action of the mailing-list provider's form, when one is configured. */
    hostedUrl?: string;
    /** What a subscriber of the site's own newsletter agrees to. */
    notice: string;
  };
  /** Whether any third-party service needs consent. */
  hasIntegrations: boolean;
};

const socialNetworks = [
  { network: "linkedin", label: "LinkedIn" },
  { network: "twitter", label: "X (Twitter)" },
  { network: "youtube", label: "YouTube" },
  { network: "instagram", label: "Instagram" },
] as const;

/** Loads header and footer of one language. Menu entries whose link is not set are left out. */
export async function loadChrome(content: ContentSource, locale: Locale, settings: SiteSettings): Promise<Chrome> {
  const [globals, navigation] = await Promise.all([content.globals(), content.navigation(locale)]);
  const { site, integrations, forms } = globals;
  const resolver = new MenuResolver(content, locale);
  return {
    brand: site.brand,
    product: site.product,
    menus: await resolver.menus(navigation.header),
    login: await resolver.link("login", "setting:login"),
    footer: await resolver.groups(navigation.footer),
    slogan: navigation.slogan,
    socials: socialLinks(globals),
    phone: settingViews(["phone"], globals, settings.showGaps)[0],
    funding: site.funding ? { logo: mediaHref(site.funding.logo), text: site.funding.text[locale] } : undefined,
    year: Number(dayOf(Date.now()).slice(0, 4)),
    copyrightHolder: site.company.legalName ?? site.brand,
    since: site.since,
    newsletter: {
      hostedUrl: forms.newsletterUrl ?? undefined,
      notice: newsletterForm.texts[locale].notice,
    },
    hasIntegrations: Object.values(integrations).some((service) => service !== null),
  };
}

function socialLinks({ site }: Globals): SocialLink[] {
  return socialNetworks.flatMap(({ network, label }) => {
    const href = site.links[network];
    return href ? [{ network, label, href, external: true as const }] : [];
  });
}

class MenuResolver {
  readonly #content: ContentSource;
  readonly #locale: Locale;
  constructor(content: ContentSource, locale: Locale) {
    this.#content = content;
    this.#locale = locale;
  }

  async link(label: string, to: string): Promise<LinkView | undefined> {
    const address = await resolveHref(this.#content, this.#locale, to);
    return address && { label, ...address };
  }

  async groups(groups: NavigationGroup[]): Promise<MenuGroup[]> {
    return Promise.all(
      groups.map(async ({ title, entries }) => {
        const links = await Promise.all(
          entries.map(async ({ label, to, text, icon, color }) => {
            const link = await this.link(label, to);
            return link && { ...link, text, icon, color };
          }),
        );
        return { title, links: links.filter((link) => link !== undefined) };
      }),
    );
  }

  /** Groups of the header: with pictures where each of its pages opens with one, and no entry has an icon. */
  async headerGroups(groups: NavigationGroup[]): Promise<MenuGroup[]> {
    const shown = await this.groups(groups);
    return Promise.all(
      shown.map(async ({ title, links }, place) => {
        const entries = groups[place]?.entries ?? [];
        const pictures = await Promise.all(entries.map(({ to, icon }) => (icon ? undefined : this.#pictureOf(to))));
        if (pictures.includes(undefined)) return { title, links };
        return { title, links: links.map((link, index) => ({ ...link, picture: pictures[index] })) };
      }),
    );
  }

  /** The picture that the page at a target opens with. */
  async #pictureOf(target: string): Promise<string | undefined> {
    const link = parseLinkTarget(target);
    const entry = link?.kind === "page" ? await this.#content.find(this.#locale, link.path) : undefined;
    return entry?.kind === "page" ? entry.picture : undefined;
  }

  async menus(header: Navigation["header"]): Promise<Menu[]> {
    const menus = await Promise.all(
      header.map(async (menu): Promise<Menu | undefined> => {
        if ("to" in menu) return this.link(menu.label, menu.to);
        const { label, overview, groups } = menu;
        return {
          label,
          overview: overview && (await this.link(overview.label, overview.to)),
          groups: await this.headerGroups(groups),
        };
      }),
    );
    return menus.filter((menu) => menu !== undefined);
  }
}
