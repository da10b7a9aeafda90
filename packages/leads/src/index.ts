export type { LeftOutFile } from "./file-types.ts";
export { type CampaignEntry, campaignOf, sentCampaign } from "./forms/campaign.ts";
export {
  type FieldView,
  type FormResult,
  type FormView,
  focusIdOf,
  formNameField,
  honeypotField,
  type NewsletterLinkEnd,
  type NewsletterPreferencesView,
  type NewsletterStepView,
  noSlot,
  type OwnFormName,
  preferencesFormName,
  preferencesParameter,
  providerFields,
  stampAddress,
  stampField,
  stepFormName,
  tokenField,
  zoneField,
} from "./forms/form-view.ts";
export { type AppointmentEvent, type Lead, type LeadField, missingFilesField, type VisitorMail } from "./lead.ts";
export type { ReceivedFile } from "./received-file.ts";
export { type FormServices, type NewsletterStep, newsletterSteps, type Subscription } from "./services.ts";
