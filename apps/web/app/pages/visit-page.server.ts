import { type Locale, localePath } from "@waku/i18n/locale";
import { readSlot } from "@waku/leads/booking";
import { newsletterLinkTexts, visitorZone } from "@waku/leads/forms";
import { roiTexts } from "@waku/roi";
import type { BlockView, BlockViewOf } from "../blocks/views";
import { nothingSent, thanksFor, thankYouBlocks } from "../forms/thanks.server";
import type { PageScope } from "../page-data/page-scope";

/** What a page says to one visitor, in place of what it says to all. */
type VisitPage = { title: string; description: string; blocks: BlockView[] };

/**
 * The page for a visitor whom a form sent or the link of a mail brought here, or whose company's name stands in the
 * address; undefined for everybody else. Search engines do not show it.
 */
export function visitPage(blocks: BlockView[], scope: PageScope): VisitPage | undefined {
  if (scope.path === "thank-you") return thankYouPage(blocks, scope);
  return newsletterLinkPage(blocks, scope) ?? companyPage(blocks, scope);
}

function thankYouPage(blocks: BlockView[], { site, search, locale, globals }: PageScope): VisitPage {
  const isBooked = search.has("booked");
  const start = readSlot(search.get(isBooked ? "booked" : "wish"));
  const { timeZone } = globals.booking;
  const isToCome = start !== undefined && start >= Date.now();
  const slot = isToCome ? { start, isBooked, timeZone, visitorZone: visitorZone(search) } : undefined;
  const leftOut = site.forms.openLeftOut(search.get("missing") ?? "");
  const thanks = thanksFor(search.get("form"), { slot, leftOut }, locale);
  if (thanks) return { title: thanks.title, description: thanks.text, blocks: thankYouBlocks(blocks, thanks) };
  return nothingSentPage(blocks, locale);
}

/** For whoever comes to the thank-you page by its address alone. */
function nothingSentPage(blocks: BlockView[], locale: Locale): VisitPage {
  const { pretitle, title, text, description, contact, home } = nothingSent[locale];
  const actions = [
    { label: contact, href: localePath(locale, "contact") },
    { label: home, href: localePath(locale, "") },
  ];
  const reading = blocks.filter(({ type }) => type === "related");
  return { title, description, blocks: [{ type: "hero", pretitle, title, text, actions }, ...reading] };
}

/** The calculator made out to a company: the title that holds its name is the page's. */
function companyPage(blocks: BlockView[], { locale }: PageScope): VisitPage | undefined {
  const calculator = blocks.find((block) => block.type === "calculator");
  const hero = blocks.find((block) => block.type === "hero");
  if (!hero || !calculator?.form.company) return undefined;
  const { title } = calculator;
  const titles = { hero: title, calculator: roiTexts[locale].ownNumbers };
  return {
    title,
    description: hero.text,
    blocks: blocks.map((block) =>
      block === hero || block === calculator ? { ...block, title: titles[block.type] } : block,
    ),
  };
}

/** The link of a newsletter mail: what it is for, and the button it leads to. */
function newsletterLinkPage(blocks: BlockView[], { locale, path }: PageScope): VisitPage | undefined {
  const form = blocks.find((block): block is BlockViewOf<"form"> => block.type === "form");
  const name = form && linkName(form);
  if (!form || !name) return undefined;
  const { title, text, button, again } = newsletterLinkTexts[locale][name];
  const actions = again ? [{ label: again, href: localePath(locale, path) }] : [];
  return {
    title,
    description: text,
    blocks: [
      { type: "hero", pretitle: "Newsletter", title, text, actions },
      ...(button ? [{ ...form, ...button }] : []),
    ],
  };
}

function linkName({ way }: BlockViewOf<"form">) {
  if (way.type === "step") return way.view.step;
  if (way.type === "linkEnd") return way.end;
  return way.type === "preferences" ? way.type : undefined;
}
