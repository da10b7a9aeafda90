import type { Words } from "@waku/i18n/locale";
import type { z } from "zod";
import type { Saying } from "../schema/says.ts";

type Issue = z.core.$ZodIssue;
/** A place in a document and what is wrong there. */
export type PlacedWords = { path: PropertyKey[]; words: Words };

/**
 * What a schema refuses, in every language; issues must come with their input (`reportInput`). Of a choice between
 * kinds of values, that one speaks which the value came closest to.
 */
export function placedWords(issue: Issue): PlacedWords[] {
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const below = issue.errors.map((issues) => issues.flatMap(placedWords));
    const depth = (places: PlacedWords[]) => Math.max(...places.map(({ path }) => path.length));
    const [closest = []] = below.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
    if (depth(closest) > 0) return closest.map(({ path, words }) => ({ path: [...issue.path, ...path], words }));
    return [{ path: issue.path, words: either(below.flatMap((places) => places.map(({ words }) => words))) }];
  }
  return [{ path: issue.path, words: wordsOf(issue) }];
}

function either(words: Words[]): Words {
  const join = (texts: string[], or: string) => [...new Set(texts)].join(`; ${or} `);
  return {
    de: join(
      words.map(({ de }) => de),
      "oder es",
    ),
    en: join(
      words.map(({ en }) => en),
      "or it",
    ),
  };
}

function wordsOf(issue: Issue): Words {
  const { input } = issue;
  switch (issue.code) {
    case "custom": {
      const saying = issue.params?.saying as Saying | undefined;
      return saying?.(input) ?? unknown;
    }
    case "invalid_type":
      return input === undefined ? missing : (kinds[issue.expected] ?? unknown);
    case "invalid_value": {
      const known = issue.values.map((value) => `"${String(value)}"`).join(", ");
      return input === undefined
        ? { de: `fehlt; möglich: ${known}`, en: `is missing; possible: ${known}` }
        : { de: `kann nicht „${input}“ sein; möglich: ${known}`, en: `cannot be "${input}"; possible: ${known}` };
    }
    case "invalid_union":
      return { de: "ist keine der bekannten Arten", en: "is none of the known kinds" };
    case "too_big":
      return tooMuch(issue);
    case "too_small":
      return tooLittle(issue);
    case "invalid_format":
      return formats(issue);
    case "unrecognized_keys": {
      const names = issue.keys.map((key) => `"${key}"`).join(", ");
      return { de: `enthält Unbekanntes: ${names}`, en: `holds what is not known: ${names}` };
    }
    case "invalid_key": {
      const words = issue.issues.map(wordsOf)[0] ?? unknown;
      return { de: `hat einen falschen Schlüssel; er ${words.de}`, en: `has a wrong key; it ${words.en}` };
    }
    default:
      return unknown;
  }
}

const missing: Words = { de: "fehlt", en: "is missing" };
const unknown: Words = { de: "ist nicht gültig", en: "is not valid" };

const kinds: Record<string, Words> = {
  string: { de: "muss ein Text sein", en: "must be a text" },
  number: { de: "muss eine Zahl sein", en: "must be a number" },
  int: { de: "muss eine ganze Zahl sein", en: "must be a whole number" },
  boolean: { de: "muss true oder false sein", en: "must be true or false" },
  array: { de: "muss eine Liste sein", en: "must be a list" },
  object: { de: "muss aus benannten Angaben bestehen", en: "must hold named entries" },
  record: { de: "muss aus benannten Angaben bestehen", en: "must hold named entries" },
};

function tooMuch({ origin, maximum, exact, inclusive, input }: z.core.$ZodIssueTooBig): Words {
  if (typeof input === "string")
    return {
      de: `ist ${input.length} Zeichen lang, erlaubt sind ${maximum}`,
      en: `is ${input.length} characters long, the limit is ${maximum}`,
    };
  if (Array.isArray(input)) {
    const { de, en } = entries(input.length);
    return exact
      ? { de: `hat ${de}, nötig sind genau ${maximum}`, en: `has ${en}, exactly ${maximum} are needed` }
      : { de: `hat ${de}, erlaubt sind ${maximum}`, en: `has ${en}, the limit is ${maximum}` };
  }
  if (origin !== "number" && origin !== "int") return unknown;
  return inclusive
    ? { de: `darf höchstens ${maximum} sein`, en: `must be at most ${maximum}` }
    : { de: `muss kleiner als ${maximum} sein`, en: `must be less than ${maximum}` };
}

function tooLittle({ origin, minimum, exact, inclusive, input }: z.core.$ZodIssueTooSmall): Words {
  if (typeof input === "string")
    return minimum === 1
      ? { de: "darf nicht leer sein", en: "must not be empty" }
      : {
          de: `ist ${input.length} Zeichen lang, nötig sind ${minimum}`,
          en: `is ${input.length} characters long, ${minimum} are needed`,
        };
  if (Array.isArray(input)) {
    const { de, en } = entries(input.length);
    return exact
      ? { de: `hat ${de}, nötig sind genau ${minimum}`, en: `has ${en}, exactly ${minimum} are needed` }
      : { de: `hat ${de}, nötig sind mindestens ${minimum}`, en: `has ${en}, at least ${minimum} are needed` };
  }
  if (origin !== "number" && origin !== "int") return unknown;
  return inclusive
    ? { de: `muss mindestens ${minimum} sein`, en: `must be at least ${minimum}` }
    : { de: `muss größer als ${minimum} sein`, en: `must be more than ${minimum}` };
}

function entries(count: number): Words {
  return count === 1 ? { de: "1 Eintrag", en: "1 entry" } : { de: `${count} Einträge`, en: `${count} entries` };
}

function formats(issue: z.core.$ZodIssueInvalidStringFormat): Words {
  if (issue.format === "date")
    return { de: "muss ein Tag sein, geschrieben JJJJ-MM-TT", en: "must be a day written YYYY-MM-DD" };
  const { prefix } = issue as { prefix?: string };
  if (issue.format === "starts_with" && prefix)
    return { de: `muss mit ${prefix} beginnen`, en: `must begin with ${prefix}` };
  return unknown;
}
