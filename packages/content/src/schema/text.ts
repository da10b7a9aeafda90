import { z } from "zod";
import { isDayWithTime } from "./moment.ts";
import { says } from "./says.ts";

/**
 * Marks the texts of the content model: they differ by language, everything else is structure and is the same in both.
 * `line`: one line; `markdown`: paragraphs; `list`: lines of which a language may have more than the other;
 * `slug`: an address of its own in each language; `both`: a setting that holds both languages itself, `isLong` in
 * several sentences.
 */
export const texts = z.registry<{ text: "line" | "markdown" | "list" | "slug" | "both"; isLong?: boolean }>();

/**
 * One line of localised text. May hold placeholders (`{figure:id}`, `{price:id}`, `{setting:name}`),
 * which count as they stand towards the limit. Markdown would be shown as typed.
 */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(
      (value) => !value.includes("\n"),
      says({
        de: "muss in einer Zeile stehen (in YAML faltet >- eine lange)",
        en: "must be a single line (use >- in YAML to fold a long one)",
      }),
    )
    .refine(
      (value) => !value.includes("]("),
      says({
        de: "muss Text ohne Auszeichnung sein; ein Link hat sein eigenes Feld",
        en: "must be plain text; a link has a field of its own",
      }),
    )
    .register(texts, { text: "line" });
}

/** Localised Markdown: paragraphs, lists, links, tables; no raw HTML. */
export const markdown = z
  .string()
  .trim()
  .min(1)
  .max(40_000)
  .refine(
    (value) => !/<[a-z/!]/i.test(value),
    says({ de: "muss Markdown ohne HTML-Tags sein", en: "must be Markdown without HTML tags" }),
  )
  .register(texts, { text: "markdown" });

/** A name in addresses: lower-case words joined by hyphens. `de` and `en` are reserved for the language prefix. */
export const slug = z
  .string()
  .refine(
    (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
    says({
      de: "muss aus Wörtern in Kleinbuchstaben (a–z) und Ziffern bestehen, verbunden mit Bindestrichen",
      en: "must be lower-case words joined by hyphens",
    }),
  )
  .refine(
    (value) => value !== "de" && value !== "en",
    says({ de: "darf kein Kürzel einer Sprache sein", en: "must not be a language code" }),
  );

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A day, or a day with a time by the clocks of Berlin: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM`. */
export const moment = z.union([
  day,
  z.string().refine(
    isDayWithTime,
    says({
      de: "kann eine Uhrzeit in Berlin haben, geschrieben JJJJ-MM-TTTHH:MM (mit dem Buchstaben T)",
      en: "may have a time in Berlin, written YYYY-MM-DDTHH:MM",
    }),
  ),
]);

const inBoth = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** A short text in both languages, for settings. */
export const bothLanguages = inBoth.clone().register(texts, { text: "both" });

/** A paragraph in both languages, for settings. */
export const bothParagraphs = inBoth.clone().register(texts, { text: "both", isLong: true });
