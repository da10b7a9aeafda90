import { CollectionCards } from "@payloadcms/next/rsc";
import { AssigneeField } from "../../../admin/assignee-field";
import { Dashboard } from "../../../admin/dashboard";
import { DateLanguage } from "../../../admin/date-language";
import { DocumentPlans, FailedPlans } from "../../../admin/failed-plans";
import { InvitedPerson } from "../../../admin/invited-person";
import { AssigneeCell, FormCell } from "../../../admin/lead-cells";
import { LeadDetails } from "../../../admin/lead-details";
import { LeadFilters } from "../../../admin/lead-filters";
import { OtherLanguage } from "../../../admin/other-language";
import { OtherLanguageCell } from "../../../admin/other-language-cell";
import {
  assigneeCellPath,
  assigneeFieldPath,
  dashboardPath,
  dateLanguagePath,
  documentPlansPath,
  failedPlansPath,
  formCellPath,
  invitedPersonPath,
  leadDetailsPath,
  leadFiltersPath,
  otherLanguageCellPath,
  otherLanguagePath,
  pictureFieldPath,
  pictureShownPath,
  refusalToastsPath,
  rowLabelPath,
  translationsPath,
} from "../../../admin/paths";
import { PictureField, PictureShown } from "../../../admin/picture-field";
import { RefusalToasts } from "../../../admin/refusal-toasts";
import { RowLabel } from "../../../admin/row-label";
import { Translations } from "../../../admin/translations";

/** Components that the admin panel names by path. */
export const importMap = {
  "@payloadcms/next/rsc#CollectionCards": CollectionCards,
  [rowLabelPath]: RowLabel,
  [pictureFieldPath]: PictureField,
  [pictureShownPath]: PictureShown,
  [dateLanguagePath]: DateLanguage,
  [refusalToastsPath]: RefusalToasts,
  [failedPlansPath]: FailedPlans,
  [invitedPersonPath]: InvitedPerson,
  [documentPlansPath]: DocumentPlans,
  [otherLanguagePath]: OtherLanguage,
  [otherLanguageCellPath]: OtherLanguageCell,
  [dashboardPath]: Dashboard,
  [translationsPath]: Translations,
  [leadFiltersPath]: LeadFilters,
  [leadDetailsPath]: LeadDetails,
  [assigneeFieldPath]: AssigneeField,
  [assigneeCellPath]: AssigneeCell,
  [formCellPath]: FormCell,
};
