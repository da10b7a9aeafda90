import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { MailContent, WriteMail, WrittenMail } from "./mail.ts";

/** Writes mails in the name of the site, and says where answers to them go. */
export type MailWriter = (content: MailContent, locale: Locale) => Promise<WrittenMail & { replyTo: string }>;

/**
 * @param content names the brand and the company
 * @param siteUrl public origin, for links
 * @param team gets answers when the settings name no address of the company
 * @param write the templates, which come with the built application
 */
export function mailWriter(content: ContentSource, siteUrl: string, team: string, write: WriteMail): MailWriter {
  return async (mail, locale) => {
    const { site, forms } = await content.globals();
    const { legalName, street, postalCode, city, phone, email } = site.company;
    const company = { legalName, street, postalCode, city, phone, email };
    const written = await write(mail, locale, { ...company, brand: site.brand, siteUrl, answerTime: forms.answerTime });
    return { ...written, replyTo: email ?? team };
  };
}
