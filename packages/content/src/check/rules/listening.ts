import type { Locale } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { Problem } from "../../source/problem.ts";
import { recordingOf } from "../../source/recording.ts";
import type { TextAt } from "../texts.ts";

/** Words that promise something to listen to. */
const promises: Record<Locale, RegExp> = {
  de: /\b[Pp]odcasts?\b|\banhören\b|\b(?:zum|und|oder) Hören\b|\b(?:[Kk]urze|[Dd]iese|[Jj]eder?|[Nn]eue|[Nn]ächste) Folgen?\b/,
  en: /\bpodcasts?\b|\bepisodes?\b|\b(?:to|and|or) listen\b|\blisten (?:to|instead|on the page)\b/i,
};

/** A text that promises sound needs an update with a recording in its language. */
export class ListeningChecker {
  readonly #promised: (Problem & { locale: Locale })[] = [];
  readonly #kept = new Set<Locale>();

  add(entry: Entry, texts: TextAt[]): void {
    const { file, locale } = entry;
    if (recordingOf(entry)) this.#kept.add(locale);
    for (const { at, text } of texts) {
      const word = promises[locale].exec(text)?.[0];
      if (!word) continue;
      const message = {
        de: `verspricht „${word}“, aber kein Update dieser Sprache hat eine Aufnahme; sagen Sie es anders oder tragen Sie eine ein (audio)`,
        en: `promises “${word}”, but no update in this language has a recording; say it otherwise or enter one (audio)`,
      };
      this.#promised.push({ file, at, message, locale });
    }
  }

  problems(): Problem[] {
    return this.#promised.flatMap(({ locale, ...problem }) => (this.#kept.has(locale) ? [] : [problem]));
  }
}
