import { useLoaderData } from "react-router";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { messagesIn } from "../i18n/messages";
import { useMessages } from "../i18n/use-locale";
import { cardView } from "../page-data/card";
import { requestAddress, startPicture } from "../page-data/document";
import { type Head, headTags, pageTitle } from "../seo/head";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb";
import { CardLink } from "../ui/card-link/card-link";
import type { Route } from "./+types/plain-page-index";
import styles from "./plain-page-index.module.css";

/** `/page` without a slug: all plain pages. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale, path } = requestAddress(url, site);
  const [{ items }, globals] = await Promise.all([site.content.list(locale, "plainPage"), site.content.globals()]);
  const t = messagesIn(locale);
  const alternates = { de: path, en: path };
  const head: Head = {
    locale,
    path,
    alternates,
    siteUrl: site.settings.siteUrl,
    brand: globals.site.brand,
    title: pageTitle(t.plainPages, globals.site.product),
    description: t.plainPagesText,
    picture: await startPicture(site.content, locale, globals),
    kind: "website",
    isIndexable: site.settings.indexable,
  };
  return { head, alternates, cards: items.map(cardView) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function PlainPageIndex() {
  const { cards, alternates } = useLoaderData<typeof loader>();
  const t = useMessages();
  useProvideAlternateRoutes(alternates);
  return (
    <div className={styles.page}>
      <Breadcrumb
        crumbs={[
          { title: t.home, path: "" },
          { title: t.plainPages, path: "page" },
        ]}
      />
      <h1>{t.plainPages}</h1>
      <p className={styles.intro}>{t.plainPagesText}</p>
      <ul className={styles.list}>
        {cards.map(({ title, text, href }) => (
          <li key={href}>
            <h2>
              <CardLink href={href} title={title} />
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
