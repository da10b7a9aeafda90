import type { BlockView, BlockViewOf } from "../blocks/views";
import { readSlot } from "../booking/slot-value";
import { visitorZone } from "../forms/book-slot.server";
import { newsletterLinkTexts } from "../forms/newsletter-link-texts.server";
import { thanksFor, thankYouBlocks } from "../forms/thanks.server";
import { localePath } from "../i18n/locale";
import type { PageScope } from "../page-data/resolve-block";

/** What a page says to one visitor, in place of what it says to all. */
type VisitPage = { title: string; text: string; blocks: BlockView[] };

/** The page for a visitor whom a form just sent or the link of a mail brought here; undefined for everybody else. */
export function visitPage(blocks: BlockView[], scope: PageScope): VisitPage | undefined {
  return scope.path === "thank-you" ? thankYouPage(blocks, scope) : newsletterLinkPage(blocks, scope);
}

function thankYouPage(blocks: BlockView[], { site, search, locale, globals }: PageScope): VisitPage | undefined {
  const isBooked = search.has("booked");
  const start = readSlot(search.get(isBooked ? "booked" : "wish"));
  const { timeZone } = globals.booking;
  const isToCome = start !== undefined && start >= Date.now();
  const slot = isToCome ? { start, isBooked, timeZone, visitorZone: visitorZone(search) } : undefined;
  const leftOut = site.forms.openLeftOut(search.get("missing") ?? "");
  const thanks = thanksFor(search.get("form"), { slot, leftOut }, locale);
  return thanks && { title: thanks.title, text: thanks.text, blocks: thankYouBlocks(blocks, thanks) };
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
    text,
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
