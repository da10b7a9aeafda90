import type { BlockOf } from "@waku/content/schema";
import { localePath } from "@waku/i18n/locale";
import { newsletterSteps, preferencesParameter } from "@waku/leads";
import type { Offer } from "@waku/leads/booking";
import type { SiteContext } from "../../context/site";
import { preferencesView } from "../../forms/newsletter-preferences.server";
import { ownFormView } from "../../forms/own-form-view.server";
import { hostedForm, isInquiry } from "../../page-data/form-targets";
import { isOverOnPage, keepUntil } from "../../page-data/last-day";
import type { PageScope } from "../../page-data/page-scope";
import { settingViews } from "../../page-data/settings";
import type { BlockLoader } from "../block-loader.server";
import type { FormBlockView } from "./view";

/** The way to write to us on a page, by the settings: a hosted form of its page group, or the site's own. */
export const form: BlockLoader<FormBlockView> = {
  async load(block, scope) {
    const { globals, site } = scope;
    const { form: _form, document: _document, until: _until, ...rest } = block;
    return {
      ...rest,
      way: await formWay(block, scope),
      contact: settingViews(["email", "phone"], globals, site.settings.showGaps),
    };
  },
  sample: { byValue: ["form"] },
};

async function formWay({ form, until }: BlockOf<"form">, scope: PageScope): Promise<FormBlockView["way"]> {
  const { globals, path, site, search, locale } = scope;
  const demoHref = localePath(locale, "platform/live-demo");
  if (until && isOverOnPage(until, globals.booking.timeZone, site)) return { type: "closed", day: until, demoHref };
  if (form !== "newsletter") {
    const hosted = isInquiry(form) ? hostedForm(scope) : undefined;
    if (hosted) return { type: "hosted", href: hosted };
    // Whether and when appointments are offered is looked up by the bookings themselves.
    site.tags.add("globals.booking");
    const offer = await site.forms.booking.offer(form, path);
    if (offer?.ended) return { type: "ended", day: offer.ended, demoHref };
    if (offer) keepWhileTrue(offer, site);
    return { type: "own", form: ownFormView(form, scope, offer), place: offer?.place?.[locale] };
  }
  const step = newsletterSteps.find((name) => search.has(name));
  if (step) {
    site.isPersonal = true;
    const token = search.get(step) ?? "";
    if (!site.forms.newsletter.isGood(step, token)) return { type: "linkEnd", end: "expired" };
    // With the token, so that the button is still there when it could not be carried out.
    const action = `${localePath(locale, path)}?${new URLSearchParams({ [step]: token })}`;
    return { type: "step", view: { step, token, action } };
  }
  const preferences = search.get(preferencesParameter);
  if (preferences !== null) {
    site.isPersonal = true;
    const view = preferencesView(preferences, locale, site);
    return typeof view === "string" ? { type: "linkEnd", end: view } : { type: "preferences", view };
  }
  const { newsletterUrl } = globals.forms;
  if (newsletterUrl) return { type: "hostedNewsletter", action: newsletterUrl };
  return { type: "own", form: ownFormView(form, scope) };
}

/** A page with free slots is good until the first of them can no longer be booked, or something else changes them. */
function keepWhileTrue({ bookableUntil }: Offer, site: SiteContext): void {
  // Free appointments are no content: who takes one drops the pages that offer it.
  site.tags.add("booking");
  keepUntil(bookableUntil ?? Number.POSITIVE_INFINITY, site);
}
