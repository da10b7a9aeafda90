import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { messagesIn } from "../i18n/messages";
import { useLocale } from "../i18n/use-locale";
import { requestAddress, startPicture } from "../page-data/document";
import { SearchPage } from "../search/page/search-page";
import { searchView } from "../search/search-view";
import { searchTexts } from "../search/texts";
import { foundText } from "../search/view-texts";
import { type Head, headTags, pageTitle } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import type { Route } from "./+types/search";

/** The site's search. What was searched for is nobody else's and nothing to find: it is not kept, and not indexed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale, path, search } = requestAddress(url, site);
  const [view, globals] = await Promise.all([
    searchView(site.search, locale, search, site.clientAddress, site.content),
    site.content.globals(),
  ]);
  const t = searchTexts[locale];
  const { product, brand } = globals.site;
  const alternates = { de: path, en: path };
  const head: Head = {
    locale,
    path,
    alternates,
    siteUrl: site.settings.siteUrl,
    brand,
    title: pageTitle(foundText(view, locale) || t.title, product),
    plainTitle: pageTitle(t.title, product),
    description: t.intro,
    picture: await startPicture(site.content, locale, globals),
    kind: "website",
    isIndexable: false,
  };
  const crumbs = [
    { title: messagesIn(locale).home, path: "" },
    { title: t.title, path },
  ];
  return { head, alternates, crumbs, view, product };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Search() {
  const { view, alternates, crumbs, product } = useLoaderData<typeof loader>();
  const locale = useLocale();
  useProvideAlternateRoutes(alternates);
  return <SearchPage view={view} locale={locale} product={product} breadcrumb={<Breadcrumb crumbs={crumbs} />} />;
}
