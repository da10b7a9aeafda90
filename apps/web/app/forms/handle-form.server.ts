import type { PageEntry } from "@waku/content";
import { showsForm } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import {
  type FormResult,
  formNameField,
  type Lead,
  preferencesFormName,
  preferencesParameter,
  type VisitorMail,
  zoneField,
} from "@waku/leads";
import { slotValue } from "@waku/leads/booking";
import {
  bookSlot,
  consentVersion,
  errorTexts,
  type FormDefinition,
  formDefinition,
  missingFiles,
  type ReadForm,
  readCampaign,
  readForm,
  readSuspicions,
  visitorZone,
} from "@waku/leads/forms";
import { data, redirect } from "react-router";
import type { SiteContext } from "../context/site";
import { notFound, requestAddress, requireEntry } from "../page-data/document";
import { isOver } from "../page-data/last-day";
import { directContact } from "./direct-contact.server";
import { savePreferences } from "./newsletter-preferences.server";
import {
  handleNewsletterStep,
  isOneClickUnsubscribe,
  newsletterStepOf,
  unsubscribeByOneClick,
} from "./newsletter-steps.server";
import { whitepaperHref } from "./whitepaper.server";

const statusOf = {
  tooMany: 429,
  notSent: 503,
  closed: 410,
  over: 410,
} as const;

/**
 * Takes a form sent to the page it stands on. Accepted: on to the thank-you page (303). Not accepted: the page
 * again, with every entered value and what to do.
 */
export async function handleForm(request: Request, url: URL, site: SiteContext) {
  site.isPersonal = true;
  const address = requestAddress(url, site);
  const { locale, path, search } = address;
  const entry = await requireEntry(site, address, "page");
  const sent = await readBody(request);
  if (isOneClickUnsubscribe(sent, search)) return unsubscribeByOneClick(search, locale, site);
  const step = newsletterStepOf(sent.get(formNameField));
  if (step) return handleNewsletterStep(step, sent, locale, site);
  if (sent.get(formNameField) === preferencesFormName)
    return savePreferences(sent, search.get(preferencesParameter) ?? "", locale, site);
  const definition = formDefinition(sent.get(formNameField));
  const block = definition && formBlock(entry, definition.name);
  if (!block) throw notFound();

  const form = readForm(definition, sent, locale, { files: site.files, maxFileBytes: site.forms.maxFileBytes });
  const filesLost = [...new Set(site.files.map(({ field }) => field))];
  const returned = { form: definition.name, values: form.values, errors: {}, filesLost };
  const refuse = (problem: keyof typeof statusOf) =>
    answer({ ...returned, problem: errorTexts[locale][problem] }, statusOf[problem]);
  const refuseUnstored = async () =>
    answer({ ...returned, problem: errorTexts[locale].notStored, contact: await directContact(site) }, 503);
  const kind = definition.name === "newsletter" ? "newsletter" : "form";
  if (!(await site.forms.isWithinLimit(site.clientAddress, kind))) return refuse("tooMany");
  const { booking } = await site.content.globals();
  if (block.until && isOver(block.until, booking.timeZone)) return refuse("over");
  if (!form.isValid) {
    const isTooLarge = site.files.some(({ result }) => result === "tooLarge");
    return answer({ ...returned, errors: form.errors }, isTooLarge ? 413 : 422);
  }
  if (site.files.some(({ result }) => result === "notStored")) return refuseUnstored();
  const missing = form.leftOut.length > 0 ? `&missing=${site.forms.sealLeftOut(form.leftOut)}` : "";
  const thanks = `${localePath(locale, "thank-you")}?form=${definition.name}${missing}`;
  try {
    if (kind === "newsletter") await requestSubscription(form, definition, sent, locale, site);
    else {
      const offer = await site.forms.booking.offer(definition.name, path);
      if (offer?.ended) return refuse("closed");
      const { lead, stamp } = leadOf(form, definition, sent, entry, site);
      if (form.slot !== undefined) {
        if (!(await site.forms.isWithinLimit(site.clientAddress, "booking"))) return refuse("tooMany");
        const zone = visitorZone(sent);
        const request = { lead, stamp, start: form.slot, visitorZone: zone };
        const outcome = await bookSlot(request, locale, site.forms.booking);
        if (typeof outcome === "object") return answer({ ...returned, ...outcome }, 409);
        const inZone = zone ? `&${zoneField}=${encodeURIComponent(zone)}` : "";
        return redirect(`${thanks}&${outcome}=${slotValue(form.slot)}${inZone}`, 303);
      }
      await site.forms.accept(lead, stamp);
    }
  } catch (error) {
    site.report(error);
    return kind === "newsletter" ? refuse("notSent") : refuseUnstored();
  }
  return redirect(thanks, 303);
}

type ValidForm = Extract<ReadForm, { isValid: true }>;

function answer(result: FormResult, status: number) {
  return data(result, { status });
}

function leadOf(
  { email, fields, files, leftOut }: ValidForm,
  { name, texts }: FormDefinition,
  sent: FormData,
  entry: PageEntry,
  { forms, settings }: SiteContext,
): { lead: Lead; stamp?: string } {
  const { suspicions, stamp } = readSuspicions(sent, forms.openStamp);
  const campaign = readCampaign(sent);
  const { locale, path } = entry;
  const { title } = texts[locale];
  const visitorMail = visitorMailOf(name, entry, settings.siteUrl);
  const allFields = [...fields, ...missingFiles(leftOut, locale)];
  const lead = {
    form: name,
    title,
    titles: { de: texts.de.title, en: texts.en.title },
    locale,
    page: path,
    email,
    fields: allFields,
    files,
    campaign,
    suspicions,
    visitorMail,
  };
  return { lead, stamp };
}

/** What the visitor gets by mail: the document he asked for, or a confirmation. */
function visitorMailOf(form: string, { title, page, locale, path }: PageEntry, siteUrl: string): VisitorMail {
  if (form !== "whitepaper") return { template: "form-confirmation" };
  return { template: "whitepaper", title, href: siteUrl + whitepaperHref(page.blocks, locale, path) };
}

async function requestSubscription(
  { email, fields }: ValidForm,
  { texts }: FormDefinition,
  sent: FormData,
  locale: Locale,
  { forms }: SiteContext,
): Promise<void> {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? "";
  await forms.newsletter.request({
    email,
    locale,
    details: {
      firstName: value("firstName"),
      lastName: value("lastName"),
      organization: value("organization"),
    },
    campaign: readCampaign(sent),
    consent: `${consentVersion}: ${texts[locale].notice}`,
  });
}

/** @throws 400 for anything that no form sends */
async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

function formBlock({ page }: PageEntry, name: string) {
  return page.blocks.filter(showsForm).find(({ form }) => form === name);
}
