import { isLocale } from "@waku/i18n/locale";
import { messagesIn } from "../i18n/messages";

/** Ids of the newsletter box in the footer, which the server alone draws. */
export const footerFormId = "footer-newsletter";
export const footerEmailId = "footer-email";
export const footerEmailErrorId = "footer-email-error";
export const footerStatusId = "footer-newsletter-status";

/**
 * Signs up for the newsletter where the visitor is, and says in the box what came of it. Without scripts the page that
 * the form is sent to does. A provider's form is only looked at before it goes its own way.
 * @returns what ends it
 */
export function installFooterForm(): () => void {
  let isSending = false;
  async function onSubmit(event: SubmitEvent) {
    const form = event.target;
    const field = document.getElementById(footerEmailId);
    if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement) || field.form !== form) return;
    showStatus("");
    if (!field.validity.valid) {
      event.preventDefault();
      showError(field, texts().emailWrong);
      field.focus();
    } else if (form.id === footerFormId) {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      await send(form, field);
      isSending = false;
    }
  }
  function onInput({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.id !== footerEmailId) return;
    showStatus("");
    if (target.validity.valid) clearError(target);
  }
  document.addEventListener("submit", onSubmit);
  document.addEventListener("input", onInput);
  return () => {
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("input", onInput);
  };
}

/** Sends the form as the browser would, and shows here what the answer says. */
async function send(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const t = texts();
  clearError(field);
  showStatus(t.formSending);
  const body = new URLSearchParams({ email: field.value });
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) body.set(name, value);
  try {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    // It leads on to its thanks, which stand here instead.
    if (answer.type === "opaqueredirect") {
      showStatus(t.newsletterSent(field.value));
      field.value = "";
      return;
    }
    const refusal = refusalIn(await answer.text());
    showStatus("");
    showError(field, refusal.text ?? t.formUnsent, refusal.isOfField);
    if (refusal.isOfField) field.focus();
  } catch {
    showStatus("");
    showError(field, t.formUnsent, false);
  }
}

/** What the page that came back says of the form, in its own words: in the part that holds no styles of its own. */
function refusalIn(html: string): { text?: string; isOfField: boolean } {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const page = new DOMParser().parseFromString(main, "text/html");
  const ofField = page.querySelector("#newsletter-email-error");
  const message = ofField ?? page.querySelector("form [role=alert]");
  return { text: message?.textContent ?? undefined, isOfField: ofField !== null };
}

function texts() {
  const language = document.documentElement.lang.slice(0, 2);
  return messagesIn(isLocale(language) ? language : "en");
}

function showStatus(text: string): void {
  const status = document.getElementById(footerStatusId);
  if (status) status.textContent = text;
}

function showError(field: HTMLInputElement, text: string, isOfField = true): void {
  const message = document.getElementById(footerEmailErrorId);
  if (message) {
    message.textContent = text;
    message.hidden = false;
  }
  if (!isOfField) return;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", footerEmailErrorId);
}

function clearError(field: HTMLInputElement): void {
  const message = document.getElementById(footerEmailErrorId);
  if (message) message.hidden = true;
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}
