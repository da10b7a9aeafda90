import { locales } from "@waku/i18n/locale";
import { z } from "zod";
import { says } from "./says.ts";

/** A public path without language prefix and leading slash; "" is the start page. */
const path = z.string().refine(
  (value) => /^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(value),
  says({
    de: "muss ein Pfad ohne Sprache und ohne Schrägstrich am Anfang sein",
    en: "must be a path without language and leading slash",
  }),
);

/**
 * Addresses that documents have left: `content/shared/redirects.yaml`. Without `to` a document was taken away for good;
 * the last line on an address counts.
 */
export const redirectsSchema = z.array(
  z.strictObject({ locale: z.enum(locales), from: path.min(1), to: path.optional() }),
);

export type Redirect = z.infer<typeof redirectsSchema>[number];
