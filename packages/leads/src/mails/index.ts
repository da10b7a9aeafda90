export type { ContentOf, MailContent, MailFile, Sender, WriteMail, WrittenMail } from "./mail.ts";
export { type MailWriter, mailWriter } from "./mail-writer.ts";
