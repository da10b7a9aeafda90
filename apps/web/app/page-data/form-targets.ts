import {
  type Block,
  type BlockWithForm,
  type FormName,
  type Page,
  parseLinkTarget,
  showsForm,
} from "@waku/content/schema";
import type { LinkView } from "../ui/views";
import { resolveLinks } from "./links";
import type { PageScope } from "./page-scope";

/**
 * Where the inquiries of a page go: to the hosted form of its group, where the settings name one, or to the site's own
 * forms. Asked by the forms themselves and by every call to action, so that both lead to the same place.
 */

/** Forms that a sales CRM can take over. Applications, whitepapers, fairs and the newsletter stay with the site. */
const inquiryForms = [
  "contact",
  "demo",
  "offer",
  "consulting",
  "trial",
  "robot-test",
  "appointment",
  "partner",
] as const;

/** Families of pages that are there for their form: a link to them leads to it, with or without its anchor. */
const formFamilies: readonly Page["family"][] = ["contact", "booking"];

/** Where a link to the trial leads as long as the application has no address for it (`links.ts`). */
const ownTrial = { path: "get-started", suffix: "#trial" };

/**
 * Address of the hosted form that takes a page's inquiries. It names the page it was opened from, in a parameter for
 * campaigns that systems of sales know; nothing of the visitor travels along.
 * @returns undefined where the site's own forms do
 */
export function hostedForm({ path, inquiries, locale, globals }: Omit<PageScope, "site">): string | undefined {
  const hostedUrl = inquiries && globals.forms.groups[inquiries].hostedUrl;
  if (!hostedUrl) return undefined;
  const url = new URL(hostedUrl);
  if (!url.searchParams.has("utm_content")) url.searchParams.set("utm_content", `${locale}/${path}`);
  return url.href;
}

/** Whether a form can be one of a sales CRM. */
export function isInquiry(form: string): form is FormName {
  return inquiryForms.some((name) => name === form);
}

/**
 * Links of a page's opening or close. Those that lead to an inquiry form lead to the hosted form of the page's group,
 * where it has one; what would lead there twice does so once, by its first name.
 */
export async function callToAction(actions: { label: string; to: string }[], scope: PageScope): Promise<LinkView[]> {
  const { site, locale } = scope;
  const hosted = hostedForm(scope);
  if (hosted === undefined) return resolveLinks(site.content, locale, actions);
  const links = await Promise.all(
    actions.map(async (action): Promise<LinkView[]> => {
      if (await leadsToInquiry(action.to, scope)) return [{ label: action.label, href: hosted, external: true }];
      return resolveLinks(site.content, locale, [action]);
    }),
  );
  const all = links.flat();
  return all.filter(({ href }, index) => all.findIndex((link) => link.href === href) === index);
}

async function leadsToInquiry(target: string, { site, globals, locale }: PageScope): Promise<boolean> {
  const link = parseLinkTarget(target);
  const isOwnTrial = link?.kind === "setting" && link.name === "trial" && !globals.site.links.trial;
  const page = isOwnTrial ? ownTrial : link?.kind === "page" ? link : undefined;
  if (!page) return false;
  const entry = await site.content.find(locale, page.path);
  if (entry?.kind !== "page") return false;
  const [, anchor] = page.suffix.split("#");
  const { family, blocks } = entry.page;
  if (!anchor) return formFamilies.includes(family) && blocks.some(isInquiryBlock);
  return blocks.some((block) => isInquiryBlock(block) && block.anchor === anchor);
}

function isInquiryBlock(block: Block): block is BlockWithForm {
  return showsForm(block) && isInquiry(block.form);
}
