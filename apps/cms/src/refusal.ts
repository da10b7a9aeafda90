import type { Words } from "@waku/i18n/locale";
import { type AfterErrorHook, APIError, type PayloadRequest } from "payload";
import { languageOf } from "./language.ts";

/** What the backend answers to a change it does not take, in the words that an editor reads in the panel. */
export class Refusal extends APIError {
  /** The same for the form at hand: other documents with links as in Markdown, its own fields without its name. */
  readonly linked: string;
  constructor(
    message: string,
    { linked = message, marks = [], status = 400 }: { linked?: string; marks?: Mark[]; status?: number } = {},
  ) {
    super(message, status, marks.length > 0 ? { errors: marks } : null, true);
    this.linked = linked;
  }
}

/** A field of the form to which a refusal leads. */
type Mark = { path: string; message: string };

export function refusal(req: PayloadRequest, words: Words): Refusal {
  return new Refusal(words[languageOf(req)]);
}

/** The panel gets refusals with links. For many documents it looks for those that were changed all the same: none. */
export const answerRefusal: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof Refusal) || !result) return;
  const [first] = result.errors as object[];
  const response = { ...result, errors: [{ ...first, message: error.linked }], docs: [] };
  return { response };
};
