import { localePath } from "@waku/i18n/locale";
import { data, useLoaderData } from "react-router";
import { AppointmentView } from "../booking/appointment-view";
import { changeAppointment } from "../booking/change-appointment.server";
import { pageTexts } from "../booking/page-texts";
import { siteContext } from "../context/site";
import { useProvideAlternateRoutes } from "../i18n/alternate-routes";
import { requestAddress, startPicture } from "../page-data/document";
import { type Head, headTags, pageTitle } from "../seo/head";
import type { Route } from "./+types/booking";

/** The page behind the link of a booking's mails. Opening it changes nothing: mail scanners open links, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  site.isPersonal = true;
  const { locale, path, search } = requestAddress(url, site);
  const token = search.get("token") ?? "";
  const [appointment, globals] = await Promise.all([site.forms.booking.find(token, locale), site.content.globals()]);
  const alternates = { de: path, en: path };
  const { title, text } = pageTexts[locale].link;
  const head: Head = {
    locale,
    path,
    alternates,
    siteUrl: site.settings.siteUrl,
    brand: globals.site.brand,
    title: pageTitle(appointment ? pageTexts[locale].meta : title, globals.site.product),
    description: text,
    picture: await startPicture(site.content, locale, globals),
    kind: "website",
    isIndexable: false,
    isPersonal: true,
    isRefused: site.isRefused,
  };
  const view = appointment && {
    ...appointment,
    bookHref: localePath(locale, appointment.page),
    action: `${localePath(locale, path)}?token=${encodeURIComponent(token)}`,
    hasMoved: search.has("moved"),
  };
  const status = view ? 200 : 410;
  return data({ head, alternates, view, contactHref: localePath(locale, "contact") }, { status });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  site.isPersonal = true;
  const { locale, search } = requestAddress(url, site);
  const sent = await request.formData().catch(() => undefined);
  if (!sent) throw data(null, { status: 400 });
  const answer = await changeAppointment(sent, search.get("token") ?? "", locale, site);
  site.isRefused = !(answer instanceof Response);
  return answer;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Booking() {
  const { view, alternates, contactHref } = useLoaderData<typeof loader>();
  useProvideAlternateRoutes(alternates);
  return <AppointmentView view={view} contactHref={contactHref} />;
}
