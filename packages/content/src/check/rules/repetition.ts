import { hash } from "node:crypto";
import type { Problem } from "../../source/problem.ts";
import type { TextAt, TextOrigin } from "../texts.ts";

/** Shorter texts (labels, short titles) may stand on several pages. */
const minimumLength = 60;

/** No paragraph, feature text or answer stands on two pages of a language. */
export class RepetitionChecker {
  readonly #seen = new Map<string, string>();
  readonly #problems: Problem[] = [];

  add(entry: TextOrigin, texts: TextAt[]): void {
    for (const { at, text, markdown } of texts) {
      if (at.endsWith("meta.description") || at === "teaser") continue;
      for (const paragraph of markdown ? text.split(/\n\s*\n/) : [text]) {
        const normal = paragraph.toLowerCase().replace(/\s+/g, " ").trim();
        if (normal.length < minimumLength) continue;
        // Hashes instead of texts keep memory flat where thousands of articles are checked.
        const key = hash("sha1", `${entry.locale} ${normal}`, "base64");
        const first = this.#seen.get(key);
        if (first)
          this.#problems.push({
            file: entry.file,
            at,
            message: {
              de: `wiederholt einen Absatz von ${first}: „${normal.slice(0, 60)}…“`,
              en: `repeats a paragraph of ${first}: “${normal.slice(0, 60)}…”`,
            },
          });
        else this.#seen.set(key, entry.file);
      }
    }
  }

  problems(): Problem[] {
    return this.#problems;
  }
}
