import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { SectionView } from "../handbook/section-view";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { documentData, requestAddress, requireEntry } from "../page-data/document";
import { handbookView } from "../page-data/handbook";
import { headTags } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/section";

/** A section of a handbook chapter, with the way to the sections around it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const entry = await requireEntry(site, requestAddress(url, site), "section");
  const globals = await site.content.globals();
  const [document, handbook] = await Promise.all([documentData(site, globals, entry), handbookView(site, entry)]);
  return { ...document, handbook };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Section() {
  const { handbook, alternates, crumbs } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  return <SectionView handbook={handbook} breadcrumb={<Breadcrumb crumbs={crumbs} />} />;
}
