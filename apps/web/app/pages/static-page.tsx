import { useLoaderData } from "react-router";
import { BlockList } from "../blocks/block-list";
import type { BlockView } from "../blocks/views";
import { readSlot } from "../booking/slot-value";
import { siteContext } from "../context/site";
import { handleForm } from "../forms/handle-form.server";
import { sendForm } from "../forms/send-form";
import { thankYouBlocks } from "../forms/thanks.server";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { localePath } from "../i18n/locale";
import { withoutDeadAnchors } from "../page-data/anchors";
import { documentData, notFound, requestAddress, requireEntry } from "../page-data/document";
import { heroAside } from "../page-data/hero-aside";
import { type PageScope, resolveBlock } from "../page-data/resolve-block";
import { headTags } from "../seo/head";
import { faqJsonLd, siteJsonLd, softwareJsonLd } from "../seo/json-ld";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/static-page";
import { compositions } from "./compositions";
import { IndexOpening, indexLook } from "./index-opening";
import { isLegalPath, withPartAnchors } from "./legal-contents";
import { LegalPage } from "./legal-page";
import { pageFamily } from "./page-family";

/** Pages that describe the software as a product with a price. */
const productPaths = ["products/waku-care", "pricing"];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = requestAddress(url);
  const entry = await requireEntry(site, address, "page");
  const globals = await site.content.globals();
  const listPage = listPageOf(address.search);
  const { locale, path, page } = entry;
  const scope = { site, globals, locale, path, listPage, search: address.search };
  const resolved = await Promise.all(page.blocks.map((block) => resolveBlock(block, scope)));
  const present = resolved.filter((block) => block !== undefined);
  const fitting = path === "thank-you" ? thankYouFor(present, scope) : present;
  const blocks = withoutDeadAnchors(fitting, localePath(locale, path));
  if (listPage > 1 && !blocks.some((block) => block.type === "articles" && block.items.length > 0)) throw notFound();
  const questions = blocks.flatMap((block) => (block.type === "faq" ? block.items : []));
  const seo = { locale, globals, settings: site.settings };
  const jsonLd = [
    ...(path === "" ? siteJsonLd(seo) : []),
    ...(productPaths.includes(path) ? softwareJsonLd(page, seo) : []),
    ...faqJsonLd(questions),
  ];
  const document = await documentData(site, globals, entry, jsonLd, listPage);
  const composition = compositions[pageFamily(path)];
  const aside = heroAside(composition.hero, blocks);
  const composed = blocks.map((block) => (block.type === "hero" ? { ...block, aside } : block));
  return {
    ...document,
    // One comes to the thanks from a form; they are no place on the site, and their title is the form's.
    crumbs: path === "thank-you" ? [] : document.crumbs,
    pastEvent: page.pastEvent,
    composition,
    blocks: isLegalPath(path) ? withPartAnchors(composed) : composed,
  };
}

/** Takes the forms that stand on the page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  return handleForm(request, url, context.get(siteContext));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendForm(request, () => serverAction());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function StaticPage() {
  const { head, blocks, composition, pastEvent, crumbs, alternates } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  const breadcrumb = <Breadcrumb crumbs={crumbs} />;
  if (isLegalPath(head.path)) return <LegalPage blocks={blocks} composition={composition} breadcrumb={breadcrumb} />;
  const look = indexLook(head.path);
  const [opening, ...rest] = blocks;
  if (look && opening?.type === "hero")
    return (
      <>
        <IndexOpening block={opening} look={look} name={crumbs.at(-1)?.title} breadcrumb={breadcrumb} />
        <BlockList blocks={rest} composition={composition} breadcrumb={null} />
      </>
    );
  return <BlockList blocks={blocks} composition={composition} pastEvent={pastEvent} breadcrumb={breadcrumb} />;
}

/** The thank-you page for the form and the slot that the address names. */
function thankYouFor(blocks: BlockView[], { search, locale, globals }: PageScope): BlockView[] {
  const start = readSlot(search.get("booked"));
  const booked = start === undefined || start < Date.now() ? undefined : { start, timeZone: globals.booking.timeZone };
  return thankYouBlocks(blocks, search.get("form"), booked, locale);
}

/** `?page=` of paged lists; anything that is not a whole number from 2 on means the first page. */
function listPageOf(search: URLSearchParams): number {
  const value = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}
