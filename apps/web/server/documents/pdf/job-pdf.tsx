import { Text } from "@react-pdf/renderer";
import type { Globals, ItemEntry } from "@waku/content";
import type { Root } from "mdast";
import { formatDay } from "../../../app/i18n/format";
import { type Locale, localePath } from "../../../app/i18n/locale";
import { messagesIn } from "../../../app/i18n/messages";
import { BrandPage } from "./brand-page";
import { MarkdownBlocks } from "./markdown-blocks";

type Props = { entry: ItemEntry; body: Root; locale: Locale; site: Globals["site"]; siteUrl: string };

/** A job description to take away: facts, text, and where it stands. */
export function JobPdf({ entry, body, locale, site, siteUrl }: Props) {
  const t = messagesIn(locale);
  const { employment, workplace, remote } = entry.fields;
  const employments: Record<string, string> = {
    FULL_TIME: t.employmentFull,
    PART_TIME: t.employmentPart,
    INTERN: t.employmentIntern,
  };
  const facts = [
    employments[String(employment)] ?? "",
    `${t.workplace}: ${String(workplace)}`,
    remote === true ? t.remotePossible : "",
    entry.published ? `${t.published}: ${formatDay(entry.published, locale)}` : "",
  ];
  return (
    <BrandPage
      locale={locale}
      title={entry.title}
      subtitle={facts.filter(Boolean).join(" · ")}
      brand={site.brand}
      product={site.product}
      siteUrl={siteUrl + localePath(locale, entry.path)}
      pageNumber={t.page}
    >
      <Text style={{ fontSize: 11, lineHeight: 1.4, marginBottom: 12 }}>{entry.teaser}</Text>
      <MarkdownBlocks nodes={body.children} />
    </BrandPage>
  );
}
