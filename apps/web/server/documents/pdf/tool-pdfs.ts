import type { Globals } from "@waku/content";
import { dayOf } from "@waku/content/moment";
import type { Locale } from "@waku/i18n/locale";
import { notationParam } from "@waku/i18n/numbers";
import { evaluatePricing, pricingForm, pricingParams, pricingTexts } from "@waku/pricing";
import { pricingSettings } from "@waku/pricing/settings";
import { evaluateRoi, roiForm, roiTexts } from "@waku/roi";
import { roiSettings } from "@waku/roi/settings";
import { z } from "zod";
import { readComparison } from "../../../app/robots/model/compare";
import { makerName } from "../../../app/robots/robot-rows";
import { type MadeFile, type MakeFile, makeFile } from "../make-file";

type Scope = { globals: Globals; locale: Locale; siteUrl: string; search: URLSearchParams; now: Date; make?: MakeFile };
type Made = { pdf: MadeFile; fileName: string };

/** A query holds known parameters only, few of them, none of them long. */
function querySchema(names: readonly string[]) {
  return z
    .array(z.tuple([z.enum(names), z.string().max(120)]))
    .max(30)
    .transform((pairs) => new URLSearchParams(pairs));
}

/** The ROI result for a query as PDF; undefined when the query holds no state that can be computed. */
export async function roiDocument({
  globals,
  locale,
  siteUrl,
  search,
  now,
  make = makeFile,
}: Scope): Promise<Made | undefined> {
  const settings = roiSettings(globals, locale);
  const params = Object.values(settings.fields).map((field) => field.param);
  const query = querySchema([...params, "unit", "scenario", "company", notationParam]).safeParse([...search]);
  if (!query.success) return undefined;
  const form = roiForm(query.data, settings, locale);
  const { result, ...rest } = evaluateRoi(form, settings, locale);
  if (!result) return undefined;
  const evaluation = { ...rest, result };
  const props = { form, settings, evaluation, locale, site: globals.site, siteUrl, day: dayOf(now.getTime()) };
  const pdf = await make({ kind: "roi-pdf", props });
  return { pdf, fileName: `${roiTexts[locale].pdfName}.pdf` };
}

/** The configured price for a query as PDF; undefined when the query holds no choice that can be priced. */
export async function pricingDocument({
  globals,
  locale,
  siteUrl,
  search,
  now,
  make = makeFile,
}: Scope): Promise<Made | undefined> {
  const settings = pricingSettings(globals.pricing, locale);
  const query = querySchema([...pricingParams, notationParam]).safeParse([...search]);
  if (!query.success) return undefined;
  const { result } = evaluatePricing(pricingForm(query.data, settings, locale), settings, locale);
  if (!result) return undefined;
  const props = { result, settings, locale, site: globals.site, siteUrl, day: dayOf(now.getTime()) };
  const pdf = await make({ kind: "pricing-pdf", props });
  return { pdf, fileName: `${pricingTexts[locale].pdfName}.pdf` };
}

/** The comparison of robots that a query names as PDF; undefined when it names none that is known. */
export async function comparisonDocument({
  globals,
  locale,
  siteUrl,
  search,
  now,
  make = makeFile,
}: Scope): Promise<Made | undefined> {
  const { robots, manufacturers } = globals.robots;
  const { robots: compared } = readComparison(search, { robots });
  if (compared.length === 0) return undefined;
  const pdf = await make({
    kind: "comparison-pdf",
    props: {
      robots: compared.map((robot) => ({ robot, maker: makerName(manufacturers, robot.manufacturer) })),
      locale,
      site: { brand: globals.site.brand, product: globals.site.product },
      siteUrl,
      day: dayOf(now.getTime()),
    },
  });
  return { pdf, fileName: "robots.pdf" };
}
