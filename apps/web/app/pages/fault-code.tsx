import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { faultAt } from "../faults/addresses";
import { FaultPage } from "../faults/page/fault-page";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { useLocale } from "../i18n/use-locale";
import { paintedFromOpeningEnd } from "../layout/opening-end";
import { ServerDrawnPart } from "../layout/server-drawn-part";
import { nowhere, requestAddress } from "../page-data/document";
import { faultPage } from "../page-data/fault-pages";
import { serverDrawn } from "../page-data/server-drawn";
import { headTags } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/fault-code";

/** A fault code of the library. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = requestAddress(url, site);
  const globals = await site.content.globals();
  const fault = faultAt(address.path, globals.faultCodes);
  if (!fault) throw await nowhere(site, address);
  const scope = { site, globals, locale: address.locale };
  const { view, document } = await faultPage(fault, scope);
  const { head, alternates, crumbs } = document;
  return { head, alternates, content: serverDrawn(site, { view, crumbs }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [paintedFromOpeningEnd, ...headTags(loaderData.head)] : [];
}

export default function Fault() {
  const { content, alternates } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useProvideAlternateRoutes(alternates);
  return (
    <ServerDrawnPart part={content}>
      {({ view, crumbs }) => <FaultPage view={view} locale={locale} breadcrumb={<Breadcrumb crumbs={crumbs} />} />}
    </ServerDrawnPart>
  );
}
