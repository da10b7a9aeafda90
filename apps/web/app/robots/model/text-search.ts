import MiniSearch from "minisearch";

export type TextSearch = {
  /** Rows that a text finds, with how well; larger is better. */
  find: (text: string) => Map<number, number>;
  /** Makes ready in small steps what the first search would make at once, so that it holds up nobody. */
  prepare: () => Promise<void>;
};

/** What a row is found by; a word of its name counts more than one of its maker's. */
type Names = { model: string; maker: string };

/** Letters without marks, the German ones in their simple spelling: "Schäfer", "Schaefer" and "Schafer" are one. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e(?=[bcdfghjklmnpqrstvwxyz])/g, "$1");
}

/**
 * A search that forgives typing errors. Every word must be found. The library searches the different words only, few
 * beside the rows that have them, so that a word of all names costs no more than a rare one.
 */
export function textSearch(rows: Names[]): TextSearch {
  let vocabulary: Vocabulary | undefined;
  return {
    find(text) {
      vocabulary ??= new Vocabulary(rows).complete();
      const typed = folded(text);
      const found = vocabulary.find(wordsOf(typed), 8);
      // "KR3" for "KR 3", and letters that changed places (two mistakes): only where nothing is found without.
      return found.size > 0 ? found : vocabulary.find(piecesOf(typed), 5);
    },
    async prepare() {
      const made = vocabulary ?? (await new Vocabulary(rows).completeSlowly());
      vocabulary ??= made;
    },
  };
}

const modelWeight = 2;
/** A step takes some milliseconds on a slow phone. */
const rowsAtOnce = 250;
const wordsAtOnce = 100;

class Vocabulary {
  readonly #rows: Names[];
  readonly #models = new Map<string, number[]>();
  readonly #makers = new Map<string, number[]>();
  readonly #engine = new MiniSearch<{ id: string }>({ fields: ["id"], tokenize: (word) => [word] });

  constructor(rows: Names[]) {
    this.#rows = rows;
  }

  complete(): this {
    this.#read(0, this.#rows.length);
    this.#engine.addAll(this.#words());
    return this;
  }

  async completeSlowly(): Promise<this> {
    for (let row = 0; row < this.#rows.length; row += rowsAtOnce) {
      this.#read(row, row + rowsAtOnce);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await this.#engine.addAllAsync(this.#words(), { chunkSize: wordsAtOnce });
    return this;
  }

  #read(from: number, to: number): void {
    this.#rows.slice(from, to).forEach(({ model, maker }, place) => {
      for (const word of indexed(model)) addTo(this.#models, word, from + place);
      for (const word of indexed(maker)) addTo(this.#makers, word, from + place);
    });
  }

  #words(): { id: string }[] {
    return [...new Set([...this.#models.keys(), ...this.#makers.keys()])].map((id) => ({ id }));
  }

  /** @param twoMistakes length from which a word may have two mistakes */
  find(words: string[], twoMistakes: number): Map<number, number> {
    let found: Map<number, number> | undefined;
    for (const word of words) {
      const best = this.#rowsWith(word, twoMistakes);
      const next = new Map<number, number>();
      for (let row = 0; row < this.#rows.length; row++) {
        const score = best[row] ?? 0;
        const before = found ? found.get(row) : 0;
        if (score > 0 && before !== undefined) next.set(row, before + score);
      }
      found = next;
    }
    return found ?? new Map();
  }

  /** How well each row's best word fits a word; 0 where none does. */
  #rowsWith(word: string, twoMistakes: number): Float64Array {
    const best = new Float64Array(this.#rows.length);
    const raise = (rows: number[] | undefined, score: number) => {
      for (const row of rows ?? []) if ((best[row] ?? 0) < score) best[row] = score;
    };
    const isNumber = /\d/.test(word);
    const similar = this.#engine.search(word, {
      prefix: word.length > 1,
      // Numbers are names of models: another number is another robot.
      fuzzy: isNumber || word.length < 4 ? false : word.length < twoMistakes ? 1 : 2,
    });
    for (const { id, score } of similar) {
      raise(this.#models.get(id), modelWeight * score);
      raise(this.#makers.get(id), score);
    }
    return best;
  }
}

function addTo(places: Map<string, number[]>, word: string, row: number): void {
  const rows = places.get(word);
  if (rows) rows.push(row);
  else places.set(word, [row]);
}

/** Words, and the letters and digits in them: "MiR250" is found by "MiR 250" and "250", too. */
function indexed(name: string): Set<string> {
  const text = folded(name);
  return new Set([...wordsOf(text), ...piecesOf(text)]);
}

const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];
const piecesOf = (text: string): string[] => [...new Set(text.match(/\p{L}+|\p{N}+/gu) ?? [])];
