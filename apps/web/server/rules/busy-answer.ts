import type { Locale } from "../../app/i18n/locale";
import { FilesBusy } from "../generation/generated-files";
import { errorDocumentPolicy, plainDocument } from "./error-document";

/** Why something is not made now, and when it is worth asking again. */
export type Refusal = {
  /** 429: too much for this address; 503: too much in all. */
  status: 429 | 503;
  retryAfterSeconds: number;
};

const texts: Record<Locale, Record<Refusal["status"], { title: string; text: string }>> = {
  de: {
    429: {
      title: "Zu viele Anfragen auf einmal",
      text: "Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.",
    },
    503: {
      title: "Gerade ist viel los",
      text: "Bitte versuchen Sie es in einigen Sekunden noch einmal.",
    },
  },
  en: {
    429: {
      title: "Too many requests at once",
      text: "A great many requests just came from your connection. Please try again in a minute.",
    },
    503: {
      title: "We are busy right now",
      text: "Please try again in a few seconds.",
    },
  },
};

const documents = new Map<string, string>();

/** The answer in place of what is not made now: a page that costs nothing, made once per language and reason. */
export function busyAnswer({ status, retryAfterSeconds }: Refusal, locale: Locale): Response {
  const key = `${locale} ${status}`;
  const html = documents.get(key) ?? plainDocument({ locale, ...texts[locale][status] });
  documents.set(key, html);
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": errorDocumentPolicy,
      "Retry-After": String(retryAfterSeconds),
      "Cache-Control": "no-store",
    },
  });
}

/** Does the work, or answers that too many files are waiting to be made. */
export async function orBusy<T>(locale: Locale, work: () => Promise<T>): Promise<T | Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FilesBusy) return busyAnswer(error.refusal, locale);
    throw error;
  }
}
