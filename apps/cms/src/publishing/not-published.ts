import type { Locale } from "@waku/i18n/locale";
import type { PayloadRequest } from "payload";
import { env } from "../current-env.ts";
import { languageOf } from "../language.ts";
import { Refusal } from "../refusal.ts";
import type { NamedProblem } from "./check-candidate.ts";
import type { Place } from "./place.ts";

/** So many problems are listed; the others are counted. */
const shownProblems = 12;

const words = {
  de: {
    refused: {
      publish: "Nicht veröffentlicht.",
      withdraw: "Nicht zurückgezogen.",
      delete: "Nicht gelöscht.",
      save: "Nicht gespeichert.",
    },
    help: "Damit die Website heil bleibt, ist vorher zu ändern:",
    more: (count: number) => `… und ${count} weitere`,
  },
  en: {
    refused: { publish: "Not published.", withdraw: "Not withdrawn.", delete: "Not deleted.", save: "Not saved." },
    help: "To keep the site whole, please change first:",
    more: (count: number) => `… and ${count} more`,
  },
};

/** A change is refused for what it would break: one line for each problem, and fields of the form at hand are marked. */
export function notPublished(problems: NamedProblem[], req: PayloadRequest): Refusal {
  const language = languageOf(req);
  const { refused, help, more } = words[language];
  const shown = problems.slice(0, shownProblems);
  const rest = problems.length > shown.length ? [more(problems.length - shown.length)] : [];
  const text = (nameOf: (place: Place) => string | undefined) => {
    const lines = shown.map(({ place, message }) => {
      const way = [nameOf(place), place.field?.[language]].filter((part) => part !== undefined);
      return `• ${way.join(" → ")}: ${message[language]}`;
    });
    return [`${refused[attempted(req)]} ${help}`, ...lines, ...rest].join("\n");
  };
  const marks = new Map<string, string>();
  for (const { place, message } of problems)
    if (place.mark && isAtHand(place, req)) {
      const { mark } = place;
      marks.set(mark, [...(marks.has(mark) ? [marks.get(mark)] : []), message[language]].join("; "));
    }
  return new Refusal(
    text(({ document }) => document[language]),
    {
      linked: text((place) => (isAtHand(place, req) && place.field ? undefined : link(place, language))),
      marks: [...marks].map(([path, message]) => ({ path, message })),
    },
  );
}

/** What the editor wanted; settings have no drafts. */
function attempted({ method, data, routeParams }: PayloadRequest): keyof (typeof words)["en"]["refused"] {
  if (method === "DELETE") return "delete";
  if (routeParams?.global) return "save";
  return data?._status === "draft" ? "withdraw" : "publish";
}

/** Whether a place is in the form that the editor has before them. */
function isAtHand({ of }: Place, { routeParams }: PayloadRequest): boolean {
  if (!of) return false;
  return "collection" in of
    ? routeParams?.collection === of.collection && String(routeParams.id) === String(of.id)
    : routeParams?.global === of.global;
}

function link({ document, path }: Place, language: Locale): string {
  const name = document[language].replace(/[[\]]/g, "");
  return path ? `[${name}](${env.publicUrl}${path})` : name;
}
