import { withoutSoftHyphens } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import { memo } from "react";
import { useLoaderData } from "react-router";
import type { ListItemView } from "../blocks/articles/view";
import { BlockList } from "../blocks/block-list";
import { type BlockView, isLive } from "../blocks/registry";
import { loadBlock } from "../blocks/registry.server";
import { isNarrowed } from "../blocks/robot-finder/is-narrowed";
import type { Query } from "../context/query";
import { siteContext } from "../context/site";
import { faultPath } from "../faults/addresses";
import { handleForm } from "../forms/handle-form.server";
import { sendForm } from "../forms/send-form";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { ServerDrawnPart } from "../layout/server-drawn-part";
import { withoutDeadAnchors } from "../page-data/anchors";
import { documentData, notFound, requestAddress, requireEntry } from "../page-data/document";
import { heroAside } from "../page-data/hero-aside";
import { serverDrawn } from "../page-data/server-drawn";
import { hasWrongInput } from "../page-data/wrong-input";
import { headTags } from "../seo/head";
import { faqJsonLd, finderJsonLd, type JsonLd, pageListJsonLd, siteJsonLd, softwareJsonLd } from "../seo/json-ld";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/page";
import { compositions } from "./compositions";
import { IndexOpening } from "./index-opening";
import { legalParts } from "./legal-contents";
import { LegalPage } from "./legal-page";
import { visitPage } from "./visit-page.server";

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = requestAddress(url, site);
  const entry = await requireEntry(site, address, "page");
  const globals = await site.content.globals();
  const askedPage = listPageOf(address.search);
  const { locale, path, page } = entry;
  const { family, inquiries, opening } = page;
  const { search } = address;
  const scope = { site, globals, locale, path, inquiries, listPage: askedPage, search };
  const resolved = await Promise.all(page.blocks.map((block) => loadBlock(block, scope)));
  const present = resolved.filter((block) => block !== undefined);
  const visit = visitPage(present, scope);
  const blocks = withoutDeadAnchors(visit?.blocks ?? present, localePath(locale, path));
  const isOneSearch = blocks.some(isForOneSearch);
  // A search has pages of its own, which are nobody else's.
  const listPage = isOneSearch ? 1 : askedPage;
  if (listPage > 1 && !blocks.some((block) => hasPage(block, listPage))) throw notFound();
  const questions = blocks.flatMap((block) => (block.type === "faq" ? block.items : []));
  const seo = { locale, globals, settings: site.settings };
  const jsonLd = [
    ...(path === "" ? siteJsonLd(seo) : []),
    ...(page.mainEntity === "software" ? softwareJsonLd(page, seo) : []),
    ...faqJsonLd(questions),
    ...blocks.flatMap((block) => (isOneSearch ? [] : listJsonLd(block, seo))),
  ];
  const titled = visit
    ? { ...entry, title: visit.title, meta: { title: visit.title, description: visit.description } }
    : entry;
  site.isRefused ||= blocks.some((block) => hasWrongInput(block, locale));
  const { crumbs, ...document } = await documentData(site, globals, titled, {
    jsonLd,
    listPage,
    isStep: visit !== undefined || isOneSearch,
    plainTitle: visit && entry.meta.title,
    crumb: visit && openingName(visit.blocks),
  });
  const composition = compositions[family];
  const { event } = page;
  const pastEvent = event && entry.phase?.name === "after" ? { ended: event.ended, notice: event.notice } : undefined;
  const aside = heroAside(composition.hero, blocks);
  const name = crumbs.at(-1)?.title;
  const composed = blocks.map((block) => {
    if (block.type !== "hero") return block;
    // The breadcrumb right above says it already, perhaps without the places where a word may be parted.
    const isSaid = name !== undefined && withoutSoftHyphens(block.pretitle ?? "") === withoutSoftHyphens(name);
    return { ...block, aside, pretitle: isSaid ? undefined : block.pretitle };
  });
  const shown = family === "legal" ? legalParts(composed) : composed;
  const content = { family, opening, crumbs, blocks: shown, composition, pastEvent };
  const hasLive = shown.some(isLive);
  return { ...document, content: hasLive ? { data: content } : serverDrawn(site, content) };
}

/** Takes the forms that stand on the page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const answer = await handleForm(request, url, site);
  site.isRefused = answer !== null && !(answer instanceof Response);
  return answer;
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendForm(request, () => serverAction());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [paintedFromOpeningEnd, ...headTags(loaderData.head)] : [];
}

export default function Page() {
  const { content, alternates, head } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  // All pages are of one route: nothing that was typed or opened on one page goes along to the next.
  return (
    <ServerDrawnPart key={head.path} part={content}>
      {(data) => <Content {...data} />}
    </ServerDrawnPart>
  );
}

type PageContent = NonNullable<Awaited<ReturnType<typeof loader>>["content"]["data"]>;

/** Drawn again where its data change, not by every change of the address. */
const Content = memo(function Content({ family, opening: look, crumbs, blocks, composition, pastEvent }: PageContent) {
  const breadcrumb = <Breadcrumb crumbs={crumbs} />;
  if (family === "legal") return <LegalPage blocks={blocks} composition={composition} breadcrumb={breadcrumb} />;
  const [opening, ...rest] = blocks;
  if (look && opening?.type === "hero") {
    const isHeard = rest.some((block) => block.type === "articles" && block.isIndex && block.items.some(isRecorded));
    const name = crumbs.at(-1)?.title;
    return (
      <>
        <IndexOpening block={opening} look={look} isHeard={isHeard} name={name} breadcrumb={breadcrumb} />
        <BlockList blocks={rest} composition={composition} breadcrumb={null} />
      </>
    );
  }
  return <BlockList blocks={blocks} composition={composition} pastEvent={pastEvent} breadcrumb={breadcrumb} />;
});

function isRecorded({ duration }: ListItemView): boolean {
  return duration !== undefined;
}

/** What stands above the title of a page. */
function openingName([opening]: BlockView[]): string | undefined {
  return opening?.type === "hero" ? opening.pretitle : undefined;
}

/** Whether a block shows what one visitor looks for: nothing that search engines show. */
function isForOneSearch(block: BlockView): boolean {
  if (block.type === "robotComparison") return block.view.models.length + block.view.issues.length > 0;
  if (block.type === "faultCodes") return block.view.isNarrowed;
  return block.type === "robotFinder" && isNarrowed(block.view);
}

/** Whether a block is a list that has so many pages. */
function hasPage(block: BlockView, page: number): boolean {
  if (block.type === "robotFinder") return page <= block.view.result.pages;
  return block.type === "articles" && block.items.length > 0;
}

/** `?page=` of paged lists; anything that is not a whole number from 2 on means the first page. */
function listPageOf(search: Query): number {
  const value = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** The robots or codes that a block lists, each with the address of its page. */
function listJsonLd(block: BlockView, seo: Parameters<typeof pageListJsonLd>[1]): JsonLd[] {
  if (block.type === "robotFinder") return finderJsonLd(block.view, seo);
  if (block.type !== "faultCodes") return [];
  const codes = block.view.groups.flatMap((group) => group.codes);
  return pageListJsonLd(
    codes.map(({ id, name }) => ({ name, path: faultPath(id) })),
    seo,
  );
}
