import { CollectionCards } from "@payloadcms/next/rsc";
import { DateLanguage } from "../../../admin/date-language";
import { DocumentPlans, FailedPlans } from "../../../admin/failed-plans";
import { InvitedPerson } from "../../../admin/invited-person";
import {
  dateLanguagePath,
  documentPlansPath,
  failedPlansPath,
  invitedPersonPath,
  refusalToastsPath,
  rowLabelPath,
} from "../../../admin/paths";
import { RefusalToasts } from "../../../admin/refusal-toasts";
import { RowLabel } from "../../../admin/row-label";

/** Components that the admin panel names by path. */
export const importMap = {
  "@payloadcms/next/rsc#CollectionCards": CollectionCards,
  [rowLabelPath]: RowLabel,
  [dateLanguagePath]: DateLanguage,
  [refusalToastsPath]: RefusalToasts,
  [failedPlansPath]: FailedPlans,
  [invitedPersonPath]: InvitedPerson,
  [documentPlansPath]: DocumentPlans,
};
