import type { Digest } from "../publishing/digests.ts";
import type { Redirect } from "../publishing/publish.ts";

/** What the site gets of a version: which texts belong to it, and each of them by its SHA-256. */
export type Delivery = {
  digests: ReadonlyMap<string, Digest>;
  /** Those that are held anyway: nothing of the content is copied. */
  texts: ReadonlyMap<string, string>;
  redirects: Redirect[];
};

/** As many as sites may be apart that take their time over what is new. */
const maxEarlier = 4;

/** Deliveries of one kind: the last one with its texts, and of those before which texts belonged to them. */
export class Deliveries<T extends Delivery> {
  /** Made, or in the making: to write out content takes far longer than to compare versions. */
  #last: { version: string; delivery: Promise<T | undefined> } | undefined;
  /** Digests by version, the oldest first: sites are told what differs from theirs. */
  readonly #earlier = new Map<string, ReadonlyMap<string, Digest>>();

  /**
   * The delivery of a version, made once for all who ask for it.
   * @param make may answer undefined, which is not kept: the version was no longer there
   */
  async of<R extends T | undefined>(version: string, make: () => Promise<R>): Promise<R> {
    if (this.#last?.version !== version) this.#last = { version, delivery: make() };
    const last = this.#last;
    try {
      const made = (await last.delivery) as R;
      if (made) this.#keep(version, made.digests);
      else this.#forget(last);
      return made;
    } catch (error) {
      this.#forget(last);
      throw error;
    }
  }

  /** Which texts belong to a delivery; where the earlier version is known here, what differs from it. */
  filesSince(since: string, { digests }: T): { since?: string; files: Record<string, Digest>; gone?: string[] } {
    const before = this.#earlier.get(since);
    if (!before) return { files: Object.fromEntries(digests) };
    const changed = [...digests].filter(([file, { sha256 }]) => before.get(file)?.sha256 !== sha256);
    const gone = [...before.keys()].filter((file) => !digests.has(file));
    return { since, files: Object.fromEntries(changed), gone };
  }

  /** Texts of the last delivery by their SHA-256; undefined when one of them is none of its. */
  async lastTexts(digests: string[]): Promise<Record<string, string> | undefined> {
    const last = await this.#last?.delivery;
    return last && textsOf(last, digests);
  }

  /** Lets go of the oldest. */
  #keep(version: string, digests: Delivery["digests"]): void {
    this.#earlier.delete(version);
    this.#earlier.set(version, digests);
    for (const oldest of [...this.#earlier.keys()].slice(0, -maxEarlier)) this.#earlier.delete(oldest);
  }

  #forget(last: { version: string }): void {
    if (this.#last === last) this.#last = undefined;
  }
}

/** Texts by their SHA-256; undefined when one of them is not among those of a delivery. */
export function textsOf({ texts }: Delivery, digests: string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const digest of digests) {
    const text = texts.get(digest);
    if (text === undefined) return undefined;
    found[digest] = text;
  }
  return found;
}

/** @param digests of the files */
export function textsByDigest(
  files: ReadonlyMap<string, string>,
  digests: ReadonlyMap<string, Digest>,
): Map<string, string> {
  return new Map([...files].map(([file, text]) => [digests.get(file)?.sha256 ?? "", text]));
}
