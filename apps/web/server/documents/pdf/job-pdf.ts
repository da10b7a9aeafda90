import type { Globals, ItemEntry } from "@waku/content";
import { formatDay } from "@waku/i18n/format";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { Root } from "mdast";
import { messagesIn } from "../../../app/i18n/messages";
import { markdownBlocks } from "./markdown-blocks";
import type { PdfDocument } from "./pdf-document";

type Says = { entry: ItemEntry; body: Root; locale: Locale; site: Globals["site"]; siteUrl: string };

/** A job description to take away: facts, text, and where it stands. */
export function jobPdf({ entry, body, locale, site, siteUrl }: Says): PdfDocument {
  const t = messagesIn(locale);
  const { employment, workplace, remote, closes } = entry.fields;
  const employments: Record<string, string> = {
    FULL_TIME: t.employmentFull,
    PART_TIME: t.employmentPart,
    INTERN: t.employmentIntern,
  };
  const facts = [
    employments[String(employment)] ?? "",
    `${t.workplace}: ${String(workplace)}`,
    remote === true ? t.remotePossible : "",
    typeof closes === "string" ? t.applyUntil(formatDay(closes, locale)) : "",
    entry.published ? `${t.published}: ${formatDay(entry.published, locale)}` : "",
  ];
  return {
    locale,
    title: entry.title,
    subtitle: facts.filter(Boolean).join(" · "),
    brand: site.brand,
    product: site.product,
    address: siteUrl + localePath(locale, entry.path),
    look: "text",
    body: [{ type: "paragraph", look: "lead", words: [entry.teaser] }, ...markdownBlocks(body.children)],
  };
}
