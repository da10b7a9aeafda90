import { CollectionCards } from "@payloadcms/next/rsc";
import { AssigneeField } from "../../../admin/assignee-field";
import { BrandIcon, BrandLogo } from "../../../admin/brand";
import { CharacterCount } from "../../../admin/character-count";
import { Dashboard } from "../../../admin/dashboard";
import { DateLanguage } from "../../../admin/date-language";
import { DocumentPlans, FailedPlans } from "../../../admin/failed-plans";
import { FigurePicker } from "../../../admin/figure-picker";
import { IconField } from "../../../admin/icon-field";
import { InvitedPerson } from "../../../admin/invited-person";
import { AssigneeCell, FormCell } from "../../../admin/lead-cells";
import { LeadDetails } from "../../../admin/lead-details";
import { LeadFilters } from "../../../admin/lead-filters";
import { LinkField } from "../../../admin/link-field";
import { OtherLanguage } from "../../../admin/other-language";
import { OtherLanguageCell } from "../../../admin/other-language-cell";
import {
  assigneeCellPath,
  assigneeFieldPath,
  brandIconPath,
  brandLogoPath,
  characterCountPath,
  dashboardPath,
  dateLanguagePath,
  documentPlansPath,
  failedPlansPath,
  figurePickerPath,
  formCellPath,
  iconFieldPath,
  invitedPersonPath,
  leadDetailsPath,
  leadFiltersPath,
  linkFieldPath,
  otherLanguageCellPath,
  otherLanguagePath,
  pictureFieldPath,
  pictureShownPath,
  refusalToastsPath,
  rowLabelPath,
  searchPreviewPath,
  translationsPath,
  unsavedTextPath,
} from "../../../admin/paths";
import { PictureField, PictureShown } from "../../../admin/picture-field";
import { RefusalToasts } from "../../../admin/refusal-toasts";
import { RowLabel } from "../../../admin/row-label";
import { SearchPreview } from "../../../admin/search-preview";
import { Translations } from "../../../admin/translations";
import { UnsavedText } from "../../../admin/unsaved-copy";

/** Components that the admin panel names by path. */
export const importMap = {
  "@payloadcms/next/rsc#CollectionCards": CollectionCards,
  [brandIconPath]: BrandIcon,
  [brandLogoPath]: BrandLogo,
  [rowLabelPath]: RowLabel,
  [pictureFieldPath]: PictureField,
  [unsavedTextPath]: UnsavedText,
  [characterCountPath]: CharacterCount,
  [pictureShownPath]: PictureShown,
  [iconFieldPath]: IconField,
  [linkFieldPath]: LinkField,
  [searchPreviewPath]: SearchPreview,
  [figurePickerPath]: FigurePicker,
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
