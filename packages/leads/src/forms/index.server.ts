export { bookSlot, visitorZone } from "./book-slot.server.ts";
export {
  type FieldDefinition,
  type FormDefinition,
  type FormTexts,
  selectField,
  type ThanksTexts,
} from "./definition.server.ts";
export { formDefinition, formDefinitions } from "./definitions/index.server.ts";
export { consentVersion, newsletterForm } from "./definitions/newsletter.server.ts";
export { parseEmailAddress } from "./email-address.server.ts";
export { errorTexts } from "./error-texts.server.ts";
export { fieldView, formView, hasPersonalPrefill } from "./form-view.server.ts";
export { missingFiles, missingFilesText } from "./missing-files.server.ts";
export { newsletterLinkTexts } from "./newsletter-link-texts.server.ts";
export { type ReadForm, readCampaign, readForm } from "./read-form.server.ts";
export { readSuspicions } from "./suspicions.server.ts";
