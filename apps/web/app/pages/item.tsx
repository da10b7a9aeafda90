import { useLoaderData } from "react-router";
import { ArticleView } from "../articles/article-view";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { documentData, requestAddress, requireEntry } from "../page-data/document";
import { itemView } from "../page-data/item";
import { headTags } from "../seo/head";
import { itemJsonLd } from "../seo/json-ld";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/item";

/** An item of any collection: article, update, press release, job, client, partner or plain page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const entry = await requireEntry(site, requestAddress(url, site), "item");
  const globals = await site.content.globals();
  const jsonLd = itemJsonLd(entry, { locale: entry.locale, globals, settings: site.settings });
  const [document, item] = await Promise.all([
    documentData(site, globals, entry, { jsonLd }),
    itemView(site, globals, entry),
  ]);
  return { ...document, item };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  // Name and teaser of a company stand on one line, which each of them moves.
  const isCompany = ["client", "partner"].includes(loaderData.item.collection);
  return [...(isCompany ? [paintedFromOpeningEnd] : []), ...headTags(loaderData.head)];
}

export default function Item() {
  const { item, alternates, crumbs } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  return <ArticleView item={item} breadcrumb={<Breadcrumb crumbs={crumbs} />} />;
}
