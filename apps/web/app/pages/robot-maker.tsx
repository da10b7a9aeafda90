import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { useLocale } from "../i18n/use-locale";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { ServerDrawnPart } from "../layout/server-drawn-part";
import { nowhere, requestAddress } from "../page-data/document";
import { makerPage } from "../page-data/robot-pages";
import { serverDrawn } from "../page-data/server-drawn";
import { robotPlace } from "../robots/addresses";
import { MakerPage } from "../robots/pages/maker-page";
import { headTags } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/robot-maker";

/** All robots of a maker. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = requestAddress(url, site);
  const globals = await site.content.globals();
  const place = robotPlace(address.path, globals.robots);
  if (place?.kind !== "maker") throw await nowhere(site, address);
  const scope = { site, globals, locale: address.locale };
  const { view, document } = await makerPage(place.manufacturer, scope);
  const { head, alternates, crumbs } = document;
  return { head, alternates, content: serverDrawn(site, { view, crumbs }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [paintedFromOpeningEnd, ...headTags(loaderData.head)] : [];
}

export default function Maker() {
  const { content, alternates } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useProvideAlternateRoutes(alternates);
  return (
    <ServerDrawnPart part={content}>
      {({ view, crumbs }) => <MakerPage view={view} locale={locale} breadcrumb={<Breadcrumb crumbs={crumbs} />} />}
    </ServerDrawnPart>
  );
}
