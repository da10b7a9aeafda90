import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { ChapterView } from "../handbook/chapter-view";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { documentData, requestAddress, requireEntry } from "../page-data/document";
import { handbookView } from "../page-data/handbook";
import { headTags } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/chapter";

/** A chapter of a handbook: what it is about, its sections and materials. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const entry = await requireEntry(site, requestAddress(url, site), "chapter");
  const globals = await site.content.globals();
  const [document, handbook] = await Promise.all([documentData(site, globals, entry), handbookView(site, entry)]);
  return { ...document, handbook };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [paintedFromOpeningEnd, ...headTags(loaderData.head)] : [];
}

export default function Chapter() {
  const { handbook, alternates, crumbs } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  return <ChapterView handbook={handbook} breadcrumb={<Breadcrumb crumbs={crumbs} />} />;
}
