/** By these names the configuration asks the admin panel for components; `app/(payload)/admin/importMap.ts` has them. */
export const rowLabelPath = "row-label#RowLabel";
export const pictureFieldPath = "picture-field#PictureField";
export const pictureShownPath = "picture-field#PictureShown";
export const dateLanguagePath = "date-language#DateLanguage";
export const refusalToastsPath = "refusal-toasts#RefusalToasts";
export const failedPlansPath = "failed-plans#FailedPlans";
export const invitedPersonPath = "invited-person#InvitedPerson";
export const documentPlansPath = "failed-plans#DocumentPlans";
export const translationsPath = "translations#Translations";
export const otherLanguagePath = "other-language#OtherLanguage";
export const otherLanguageCellPath = "other-language-cell#OtherLanguageCell";
export const dashboardPath = "dashboard#Dashboard";
export const leadFiltersPath = "lead-filters#LeadFilters";
export const leadDetailsPath = "lead-details#LeadDetails";
export const assigneeFieldPath = "assignee-field#AssigneeField";
export const assigneeCellPath = "lead-cells#AssigneeCell";
export const formCellPath = "lead-cells#FormCell";
