import type { ReactElement } from "react";

/** What a template makes of it; the layout adds the rest. */
export type MailDraft = {
  subject: string;
  /** First words in the list of mails. */
  preheader: string;
  body: ReactElement;
  /** Why the reader gets this mail, below it. */
  reason: string;
};
