import { pathLocale } from "@waku/i18n/locale";
import { z } from "zod";
import { says } from "./says.ts";

/** An address of the site as visitors see it, below its host. */
const address = z.string().refine((value) => /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(value), {
  ...says({
    de: "muss eine Adresse dieser Website sein, wie /de/alte-kampagne: Kleinbuchstaben, Ziffern und Bindestriche, ohne Schrägstrich am Ende",
    en: "must be an address of this site, such as /en/old-campaign: lower-case letters, digits and hyphens, no slash at the end",
  }),
  // Of what is no address nothing else is said.
  abort: true,
});

const target = address.refine(
  (value) => pathLocale(value) !== undefined,
  says({
    de: "muss mit der Sprache beginnen, wie /de/pricing",
    en: "must begin with the language, such as /en/pricing",
  }),
);

/**
 * Redirects that editors write: `content/shared/own-redirects.yaml`. They go before the addresses that documents have
 * left by themselves. Without `target` an address answers that its page is gone.
 */
export const ownRedirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ address, target: target.optional() })),
});

export type OwnRedirect = z.infer<typeof ownRedirectsSchema>["redirects"][number];
