import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  bookingSchema,
  calculatorSchema,
  chapterSchema,
  figuresSchema,
  formsSchema,
  integrationsSchema,
  itemSchemas,
  navigationSchema,
  ownRedirectsSchema,
  pageSchema,
  picturesSchema,
  pricingSchema,
  redirectsSchema,
  sectionSchema,
  siteSchema,
} from "./index.ts";

const schemas: Record<string, z.core.$ZodType> = {
  ...itemSchemas,
  booking: bookingSchema,
  calculator: calculatorSchema,
  chapter: chapterSchema,
  figures: figuresSchema,
  forms: formsSchema,
  integrations: integrationsSchema,
  navigation: navigationSchema,
  ownRedirects: ownRedirectsSchema,
  page: pageSchema,
  pictures: picturesSchema,
  pricing: pricingSchema,
  redirects: redirectsSchema,
  section: sectionSchema,
  site: siteSchema,
};

/** Checks below a schema whose message the general words for issues do not make. */
function silentChecks(value: unknown, at: string, seen = new Set<unknown>()): string[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const def = "_zod" in value ? (value._zod as { def: Record<string, unknown> }).def : undefined;
  const { check, fn, format, params } = def ?? {};
  const isOwnRule = check === "custom" && fn !== undefined;
  const isSilent = (isOwnRule && !(params as { saying?: unknown })?.saying) || format === "regex";
  const below = Object.entries(def ?? value).flatMap(([key, part]) => silentChecks(part, `${at}.${key}`, seen));
  return isSilent ? [at, ...below] : below;
}

describe("every rule of the content model says in both languages what is wrong", () => {
  it.each(Object.entries(schemas))("%s", (name, schema) => {
    expect(silentChecks(schema, name)).toEqual([]);
  });
});
