import type { Words } from "@waku/i18n/locale";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import { placedWords } from "./issue-words.ts";
import type { Problem } from "./problem.ts";

/** Either the parsed value or the problems that prevented it. */
export type Parsed<T> = { value: T; problems?: undefined } | { value?: undefined; problems: Problem[] };

/** Parses YAML text and validates it; every problem names file, place and expectation. */
export function parseYaml<T>(text: string, file: string, schema: z.ZodType<T>): Parsed<T> {
  let raw: unknown;
  try {
    // Nothing is no YAML, but what is missing is said of the place where it is.
    raw = text.trim() === "" ? undefined : load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = error.mark ? `line ${error.mark.line + 1}` : undefined;
    return { problems: [{ file, at, message: notYaml(error.reason) }] };
  }
  return validate(raw, file, schema);
}

/** The parser gives its reasons in English. */
function notYaml(reason: string): Words {
  const remedy = /duplicated/.test(reason)
    ? "ein Schlüssel steht zweimal da"
    : "bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen";
  return {
    de: `ist kein gültiges YAML: ${remedy}`,
    en: `is not valid YAML: ${reason}; check indentation, colons and quotation marks`,
  };
}

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits a Markdown file into validated front matter and body. */
export function parseMarkdown<T>(text: string, file: string, schema: z.ZodType<T>): Parsed<{ data: T; body: string }> {
  const match = frontMatterPattern.exec(text);
  if (!match)
    return {
      problems: [
        {
          file,
          message: {
            de: "muss mit Angaben zwischen zwei Zeilen aus --- beginnen",
            en: "must begin with front matter between two lines of ---",
          },
        },
      ],
    };
  const parsed = parseYaml(detached(match[1] ?? ""), file, schema);
  const body = text.slice(match[0].length).trim();
  const fault = bodyFault(body);
  const problems = [...(parsed.problems ?? []), ...(fault ? [{ file, at: "text", message: fault }] : [])];
  return parsed.problems || fault ? { problems } : { value: { data: parsed.value, body } };
}

/** Twenty times the longest of the site: it still travels as one text among others. */
const maxBody = 200_000;

function bodyFault(body: string): Words | undefined {
  if (!body) return { de: "hat keinen Text unter seinen Angaben", en: "has no text below its front matter" };
  if (/<[a-z/!]/i.test(body.replace(/`[^`]*`/g, "")))
    return { de: "muss Markdown ohne HTML-Tags sein", en: "must be Markdown without HTML tags" };
  if (body.length > maxBody)
    return {
      de: `hat ${body.length} Zeichen, erlaubt sind ${maxBody}`,
      en: `has ${body.length} characters, the limit is ${maxBody}`,
    };
  return undefined;
}

/**
 * A copy of a text that was cut out of a longer one. The engine keeps the whole text alive for a cut-out piece:
 * with thousands of articles, their titles would hold every body in memory.
 */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}

/** The body of a Markdown file whose front matter is known to be valid. */
export function markdownBody(text: string): string {
  return text.replace(frontMatterPattern, "").trim();
}

function validate<T>(raw: unknown, file: string, schema: z.ZodType<T>): Parsed<T> {
  const result = schema.safeParse(raw, { reportInput: true });
  if (result.success) return { value: result.data };
  const places = result.error.issues.flatMap(placedWords);
  const at = (path: PropertyKey[]) => path.length > 0 && { at: path.join(".") };
  return { problems: places.map(({ path, words }) => ({ file, ...at(path), message: words })) };
}
