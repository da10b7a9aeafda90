import { figurePercent, type Globals, keepHyphensTogether, keepNumbersTogether, type Ref } from "@waku/content";
import { type Figure, type FigureKind, figureKinds } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { FigureView } from "../blocks/figures/view";
import type { SiteContext } from "../context/site";
import { messagesIn } from "../i18n/messages";

/** The page that says how the figures of the register are made. */
const policy: Ref = "plainPage:figures-policy";

/** Anchor of a figure on that page. */
function figureAnchor(id: string): string {
  return `figure-${id}`;
}

type Scope = { site: SiteContext; globals: Globals; locale: Locale };

/** Figures of the register, each with its kind and what it rests on; unknown ids are left out. */
export async function figureViews(ids: string[], scope: Scope): Promise<FigureView[]> {
  const { site, globals, locale } = scope;
  const entry = await site.content.get(locale, policy);
  const views = ids.map(async (id): Promise<FigureView | undefined> => {
    const figure = globals.figures[id];
    if (!figure) return undefined;
    return {
      id,
      value: keepNumbersTogether(figure.value[locale]),
      // In its own language: a page is drawn anew when something it has read changes.
      percent: figurePercent(figure, locale),
      label: figure.label[locale],
      kind: figure.kind,
      source: await sourceOf(figure, scope),
      // Facts about the company have no more to say there than here.
      href: entry && figure.method ? `${localePath(locale, entry.path)}#${figureAnchor(id)}` : undefined,
    };
  });
  return (await Promise.all(views)).filter((view) => view !== undefined);
}

/** Where a figure comes from, in a few words: the client, or the source of a fact. */
async function sourceOf({ client, source }: Figure, { site, locale }: Scope): Promise<string | undefined> {
  if (client === undefined) return source?.[locale];
  const entry = await site.content.get(locale, `client:${client}`);
  return entry?.title;
}

/** A figure as the register shows it. */
export type RegisteredFigure = Omit<FigureView, "href"> & { anchor: string; method?: string; confirmedOn?: string };

/** The register of figures by kind, in the order of the register. */
export type FiguresRegisterView = {
  name: "figures";
  groups: { anchor: string; title: string; figures: RegisteredFigure[] }[];
};

const groupAnchors: Record<FigureKind, string> = {
  customerResult: "customer-results",
  guideValue: "guide-values",
  companyFact: "company-facts",
};

/** The whole register, by kind; kinds without a figure are left out. */
export async function figuresRegister(scope: Scope): Promise<FiguresRegisterView> {
  const { globals, locale } = scope;
  const views = await figureViews(Object.keys(globals.figures), scope);
  const registered = views.map(({ href: _, ...view }): RegisteredFigure => {
    const { method, confirmed } = globals.figures[view.id] ?? {};
    return {
      ...view,
      anchor: figureAnchor(view.id),
      method: method && keepHyphensTogether(keepNumbersTogether(method[locale])),
      confirmedOn: confirmed?.on,
    };
  });
  const titles = messagesIn(locale).figureGroups;
  const groups = figureKinds.map((kind) => ({
    anchor: groupAnchors[kind],
    title: titles[kind],
    figures: registered.filter((figure) => figure.kind === kind),
  }));
  return { name: "figures", groups: groups.filter(({ figures }) => figures.length > 0) };
}
