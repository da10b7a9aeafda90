import { type Locale, localePath } from "@waku/i18n/locale";
import { type FormResult, type NewsletterStep, newsletterSteps, stepFormName, tokenField } from "@waku/leads";
import { errorTexts } from "@waku/leads/forms";
import { data, redirect } from "react-router";
import type { Query } from "../context/query";
import type { SiteContext } from "../context/site";
import { directContact } from "./direct-contact.server";

/** The step whose button was pressed, if any. */
export function newsletterStepOf(formName: unknown): NewsletterStep | undefined {
  return newsletterSteps.find((step) => formName === stepFormName(step));
}

/** A mail program's own unsubscribe button: a POST to the link itself (RFC 8058). */
export function isOneClickUnsubscribe(sent: FormData, search: Query): boolean {
  return search.has("unsubscribe") && sent.get("List-Unsubscribe") === "One-Click";
}

/** Answers a mail program, which must not be redirected and fills in nothing. */
export async function unsubscribeByOneClick(search: Query, locale: Locale, site: SiteContext) {
  const failure = await take("unsubscribe", search.get("unsubscribe"), locale, site);
  return failure ?? null;
}

/** Confirms or ends a subscription by the token of a mail's link. */
export async function handleNewsletterStep(step: NewsletterStep, sent: FormData, locale: Locale, site: SiteContext) {
  if (!(await site.forms.isWithinLimit(site.clientAddress, "form")))
    return refusal({ problem: errorTexts[locale].tooMany }, 429);
  const failure = await take(step, sent.get(tokenField), locale, site);
  return failure ?? redirect(`${localePath(locale, "thank-you")}?form=${stepFormName(step)}`, 303);
}

/** @returns why the step was not taken, if it was not */
async function take(step: NewsletterStep, token: FormDataEntryValue | null, locale: Locale, site: SiteContext) {
  const { expired, notChanged } = errorTexts[locale];
  try {
    const isDone = await site.forms.newsletter[step](String(token ?? ""));
    return isDone ? undefined : refusal({ problem: expired }, 410);
  } catch (error) {
    site.report(error);
    return refusal({ problem: notChanged, contact: await directContact(site) }, 503);
  }
}

function refusal(result: Pick<FormResult, "problem" | "contact">, status: number) {
  return data({ form: "newsletter", values: {}, errors: {}, ...result } satisfies FormResult, { status });
}
