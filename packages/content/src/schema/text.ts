import { z } from "zod";

/**
 * One line of localised text. May hold placeholders (`{figure:id}`, `{price:id}`, `{setting:name}`),
 * which count as they stand towards the limit. Markdown would be shown as typed.
 */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long, the limit is ${max}` })
    .refine((value) => !value.includes("\n"), "must be a single line (use >- in YAML to fold a long one)")
    .refine((value) => !value.includes("]("), "must be plain text; a link has a field of its own");
}

/** Localised Markdown: paragraphs, lists, links, tables; no raw HTML. */
export const markdown = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .refine((value) => !/<[a-z/!]/i.test(value), "must be Markdown without HTML tags");

/** A name in addresses: lower-case words joined by hyphens. `de` and `en` are reserved for the language prefix. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .refine((value) => value !== "de" && value !== "en", "must not be a language code");

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date("must be a day written YYYY-MM-DD");

/** A short text in both languages, for settings. */
export const bothLanguages = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });
