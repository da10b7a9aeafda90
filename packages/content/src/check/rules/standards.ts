import type { Standards } from "../../schema/index.ts";
import type { Problem } from "../../source/problem.ts";
import { StandardMentions } from "../../source/standard-mentions.ts";
import type { TextAt, TextOrigin } from "../texts.ts";

/** Texts name only standards, guidelines and laws that the register holds. Without a register there is no such rule. */
export class StandardChecker {
  readonly #standards: Standards;
  readonly #mentions: StandardMentions;
  readonly #named = new Set<string>();
  readonly #problems: Problem[] = [];

  constructor(standards: Standards) {
    this.#standards = standards;
    this.#mentions = new StandardMentions(standards);
  }

  add({ file }: TextOrigin, texts: TextAt[]): void {
    if (Object.keys(this.#standards).length === 0) return;
    for (const { at, text, markdown } of texts)
      for (const { text: mention, ids } of this.#mentions.find(text, markdown)) {
        for (const id of ids) this.#named.add(id);
        if (ids.length > 0) continue;
        const message = {
          de: `nennt „${mention}“, das nicht im Register der Normen und Gesetze steht (shared/standards.yaml); tragen Sie es dort ein, mit dem, was wir dazu sagen, oder nehmen Sie es aus dem Text`,
          en: `names “${mention}”, which is not in the register of standards and laws (shared/standards.yaml); enter it there with what we say about it, or take it out of the text`,
        };
        this.#problems.push({ file, at, message });
      }
  }

  problems(): Problem[] {
    return this.#problems;
  }

  /** What is wrong with the register itself. */
  registerProblems(): Problem[] {
    return [...this.#unused(), ...this.#twice()];
  }

  /** One standard in two entries is one of which two things are said. */
  #twice(): Problem[] {
    const first = new Map<string, string>();
    return Object.entries(this.#standards).flatMap(([id, { mentions }]) =>
      mentions.flatMap((mention, place): Problem[] => {
        const key = mention.toLowerCase();
        const other = first.get(key) ?? id;
        first.set(key, other);
        if (other === id) return [];
        const message = {
          de: `steht schon im Eintrag „${other}“; führen Sie beide zusammen`,
          en: `stands in the entry “${other}” already; make one of both`,
        };
        return [{ file: "shared/standards.yaml", at: `${id}.mentions.${place}`, message }];
      }),
    );
  }

  /** What stands in the register although no text names it. */
  #unused(): Problem[] {
    return Object.keys(this.#standards)
      .filter((id) => !this.#named.has(id))
      .map((id) => ({
        file: "shared/standards.yaml",
        at: id,
        message: {
          de: "wird in keinem Text genannt; streichen Sie den Eintrag oder berichtigen Sie mentions",
          en: "is named by no text; take the entry out, or put its mentions right",
        },
      }));
  }
}
