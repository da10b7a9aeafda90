import { render, toPlainText } from "@react-email/render";
import type { Locale } from "@waku/i18n/locale";
import type { MailContent, Sender, WrittenMail } from "@waku/leads/mails";
import { appointment } from "./appointment";
import { formConfirmation } from "./form-confirmation";
import { MailLayout } from "./layout/mail-layout";
import type { MailDraft } from "./mail-draft";
import { newsletterConfirm } from "./newsletter-confirm";
import { newsletterKnown } from "./newsletter-known";
import { newsletterUnsubscribed } from "./newsletter-unsubscribed";
import { newsletterWelcome } from "./newsletter-welcome";
import { teamNotification } from "./team-notification";
import { whitepaper } from "./whitepaper";

/** Writes a mail as HTML and plain text, both from the same template. */
export async function writeMail(content: MailContent, locale: Locale, sender: Sender): Promise<WrittenMail> {
  const draft = draftOf(content, locale, sender);
  const html = await render(<MailLayout {...draft} locale={locale} sender={sender} />);
  return { subject: draft.subject, html, text: toPlainText(html, plainText).trim() };
}

type HtmlLink = { children: unknown; attribs: Record<string, string> };
type TextBuilder = { addLiteral: (text: string) => void; addLineBreak: () => void };

/** Headings as written, not in capitals, which change German words; the address of a button on a line of its own. */
const plainText: Parameters<typeof toPlainText>[1] = {
  selectors: [
    ...["h1", "h2"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "a.button-text", format: "labelledAddress" },
  ],
  formatters: {
    labelledAddress(element: HtmlLink, walk: (children: unknown, builder: TextBuilder) => void, builder: TextBuilder) {
      walk(element.children, builder);
      builder.addLiteral(":");
      builder.addLineBreak();
      builder.addLiteral(String(element.attribs.href));
    },
  },
};

function draftOf(content: MailContent, locale: Locale, sender: Sender): MailDraft {
  switch (content.template) {
    case "form-confirmation":
      return formConfirmation(content, locale, sender);
    case "appointment":
      return appointment(content, locale, sender);
    case "whitepaper":
      return whitepaper(content, locale, sender);
    case "team-notification":
      return teamNotification(content, locale);
    case "newsletter-confirm":
      return newsletterConfirm(content, locale, sender);
    case "newsletter-known":
      return newsletterKnown(content, locale, sender);
    case "newsletter-welcome":
      return newsletterWelcome(content, locale, sender);
    case "newsletter-unsubscribed":
      return newsletterUnsubscribed(content, locale, sender);
  }
}
