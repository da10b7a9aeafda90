import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { useLocale } from "../i18n/use-locale";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { ServerDrawnPart } from "../layout/server-drawn-part";
import { nowhere, requestAddress } from "../page-data/document";
import { typePage } from "../page-data/robot-pages";
import { serverDrawn } from "../page-data/server-drawn";
import { robotPlace } from "../robots/addresses";
import { TypePage } from "../robots/pages/type-page";
import { headTags } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/robot-type";

/** All robots of a type. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = requestAddress(url, site);
  const globals = await site.content.globals();
  const place = robotPlace(address.path, globals.robots);
  if (place?.kind !== "type") throw await nowhere(site, address);
  const scope = { site, globals, locale: address.locale };
  const { view, document } = await typePage(place.type, scope);
  const { head, alternates, crumbs } = document;
  return { head, alternates, content: serverDrawn(site, { view, crumbs }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [paintedFromOpeningEnd, ...headTags(loaderData.head)] : [];
}

export default function Type() {
  const { content, alternates } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useProvideAlternateRoutes(alternates);
  return (
    <ServerDrawnPart part={content}>
      {({ view, crumbs }) => <TypePage view={view} locale={locale} breadcrumb={<Breadcrumb crumbs={crumbs} />} />}
    </ServerDrawnPart>
  );
}
