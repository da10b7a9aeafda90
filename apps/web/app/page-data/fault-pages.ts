import type { Ref } from "@waku/content";
import type { FaultCode } from "@waku/content/schema";
import { localePath } from "@waku/i18n/locale";
import { codeOf, faultPath, faultsPath } from "../faults/addresses";
import { areaOf, devicePages, faultsHref } from "../faults/model";
import type { FaultPageView } from "../faults/page/fault-page-view";
import { faultTexts } from "../faults/texts";
import { faultJsonLd } from "../seo/json-ld";
import { type DataScope, dataDocument } from "./data-document";

/** Longest description that search results show in full. */
const maxDescription = 160;
/** Longest title that search results show in full. */
const maxTitle = 60;

/** What the page of a fault code shows, and its document. */
export async function faultPage(fault: FaultCode, scope: DataScope) {
  const { site, globals, locale } = scope;
  const t = faultTexts[locale];
  const { id, part, hands } = fault;
  const words = fault[locale];
  const code = codeOf(id);
  const area = areaOf(id);
  const path = faultPath(id);
  const library = await site.content.find(locale, faultsPath);
  const crumb = { title: library?.kind === "page" ? library.shortTitle : t.library, path: faultsPath };
  const target = await site.content.get(locale, fault.page as Ref);
  const devices = await Promise.all(
    fault.devices.map(async (device) => {
      const page = await site.content.get(locale, `page:${devicePages[device]}`);
      return { label: t.devices[device], href: page && localePath(locale, page.path) };
    }),
  );
  const view: FaultPageView = {
    ...words,
    code,
    area: { label: t.areas[area], href: `${localePath(locale, faultsPath)}#${area}` },
    part: { label: t.partCodes(t.parts[part]), href: faultsHref(locale, { text: "", part }) },
    hands: t.hands[hands],
    devices,
    next: target && { label: target.title, href: localePath(locale, target.path) },
    others: globals.faultCodes
      .filter((other) => other.id !== id && areaOf(other.id) === area)
      .map((other) => ({
        code: codeOf(other.id),
        title: other[locale].title,
        href: localePath(locale, faultPath(other.id)),
      })),
    all: { label: t.allCodes, href: localePath(locale, faultsPath) },
  };
  const name = t.title(code, words.title);
  const long = t.description(code, words.title, words.sign);
  const description = long.length <= maxDescription ? long : `${code}, ${words.title}. ${words.sign}`;
  const jsonLd = faultJsonLd({ code, name: words.title, path, description: words.meaning }, crumb, {
    locale,
    globals,
    settings: site.settings,
  });
  const document = dataDocument(scope, {
    path,
    title: name.length <= maxTitle ? name : words.title,
    cardTitle: name,
    description,
    crumbs: [crumb, { title: code, path }],
    jsonLd,
  });
  return { view, document };
}
