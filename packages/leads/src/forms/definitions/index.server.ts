import type { FormDefinition } from "../definition.server.ts";
import type { OwnFormName } from "../form-view.ts";
import { applicationForm } from "./application.server.ts";
import { appointmentForm } from "./appointment.server.ts";
import { consultingForm } from "./consulting.server.ts";
import { contactForm } from "./contact.server.ts";
import { demoForm } from "./demo.server.ts";
import { fairForm } from "./fair.server.ts";
import { newsletterForm } from "./newsletter.server.ts";
import { offerForm } from "./offer.server.ts";
import { partnerForm } from "./partner.server.ts";
import { robotCorrectionForm } from "./robot-correction.server.ts";
import { robotTestForm } from "./robot-test.server.ts";
import { trialForm } from "./trial.server.ts";
import { whitepaperForm } from "./whitepaper.server.ts";

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
