import type { FormView, OwnFormName } from "@waku/leads";
import type { Offer } from "@waku/leads/booking";
import { formDefinitions, formView, hasPersonalPrefill } from "@waku/leads/forms";
import type { PageScope } from "../page-data/page-scope";

/** A form of the site on the page at hand, for `OwnForm`. A page that fills it in for one visitor is not kept. */
export function ownFormView(name: OwnFormName, { locale, path, search, site }: PageScope, offer?: Offer): FormView {
  const definition = formDefinitions[name];
  if (hasPersonalPrefill(definition, search)) site.isPersonal = true;
  return formView(definition, { locale, path, search, maxFileBytes: site.forms.maxFileBytes }, offer);
}
