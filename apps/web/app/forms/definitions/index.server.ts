import type { FormDefinition } from "../definition.server";
import type { OwnFormName } from "../form-view";
import { applicationForm } from "./application.server";
import { appointmentForm } from "./appointment.server";
import { consultingForm } from "./consulting.server";
import { contactForm } from "./contact.server";
import { demoForm } from "./demo.server";
import { fairForm } from "./fair.server";
import { newsletterForm } from "./newsletter.server";
import { offerForm } from "./offer.server";
import { partnerForm } from "./partner.server";
import { robotCorrectionForm } from "./robot-correction.server";
import { robotTestForm } from "./robot-test.server";
import { trialForm } from "./trial.server";
import { whitepaperForm } from "./whitepaper.server";

/** Every form of the site. */
export const formDefinitions: Record<OwnFormName, FormDefinition> = {
  contact: contactForm,
  offer: offerForm,
  demo: demoForm,
  trial: trialForm,
  partner: partnerForm,
  consulting: consultingForm,
  "robot-test": robotTestForm,
  whitepaper: whitepaperForm,
  appointment: appointmentForm,
  fair: fairForm,
  application: applicationForm,
  "robot-correction": robotCorrectionForm,
  newsletter: newsletterForm,
};

/** The form of a name that came from outside. */
export function formDefinition(name: unknown): FormDefinition | undefined {
  return Object.values(formDefinitions).find((definition) => definition.name === name);
}
