import { data, redirect } from "react-router";
import type { SiteContext } from "../context/site";
import { type Locale, localePath } from "../i18n/locale";
import { errorTexts } from "./error-texts.server";
import { type FormResult, stepFormName, tokenField } from "./form-view";
import { type NewsletterStep, newsletterSteps } from "./services";

/** The step whose button was pressed, if any. */
export function newsletterStepOf(formName: unknown): NewsletterStep | undefined {
  return newsletterSteps.find((step) => formName === stepFormName(step));
}

/** A mail program's own unsubscribe button: a POST to the link itself (RFC 8058). */
export function isOneClickUnsubscribe(sent: FormData, search: URLSearchParams): boolean {
  return search.has("unsubscribe") && sent.get("List-Unsubscribe") === "One-Click";
}

/** Confirms or ends a subscription by the token of a mail. */
export async function handleNewsletterStep(
  step: NewsletterStep,
  sent: FormData | URLSearchParams,
  locale: Locale,
  site: SiteContext,
) {
  const isOneClick = sent instanceof URLSearchParams;
  const token = String((isOneClick ? sent.get(step) : sent.get(tokenField)) ?? "");
  const refuse = (problem: "expired" | "notStored", status: number) => {
    const result: FormResult = { form: "newsletter", values: {}, errors: {}, problem: errorTexts[locale][problem] };
    return data(result, { status });
  };
  try {
    if (!(await site.forms.newsletter[step](token))) return refuse("expired", 410);
  } catch (error) {
    site.report(error);
    return refuse("notStored", 503);
  }
  // Mail programs must not be redirected.
  if (isOneClick) return null;
  return redirect(`${localePath(locale, "thank-you")}?form=${stepFormName(step)}`, 303);
}
