import { type FormResult, formNameField, type OwnFormName } from "@waku/leads";
import { data } from "react-router";

/**
 * Sends a form by script. When no answer of ours comes back (no network, a proxy's own error page), the page stays
 * with everything that was entered, instead of making way for an error page.
 * @param request as the router made it
 * @param send hands the form to the server's action
 */
export async function sendForm<T>(request: Request, send: () => Promise<T>) {
  const sent = await request.clone().formData();
  try {
    return await send();
  } catch (failure) {
    // Redirects and error answers of the site are no errors of the language.
    if (!(failure instanceof Error)) throw failure;
    const form = sent.get(formNameField) as OwnFormName;
    const result: FormResult = { form, values: {}, errors: {}, isUnsent: true };
    // The status keeps the router from asking for the page's data anew, which would fail just the same.
    return data(result, { status: 503 });
  }
}
