import { type ContentSource, recordedView, type Tag } from "@waku/content";
import { LRUCache } from "lru-cache";

type Kept<T> = { tags: Set<Tag>; value: T; isMade: boolean };

/** Keeps what was made from content, by name, until something that was read for it is another. */
export class ContentMemory<T extends object> {
  readonly #content: ContentSource;
  readonly #kept: LRUCache<string, Kept<T>>;
  #changes = 0;

  /** @param max so many are kept at most; the least recently used go */
  constructor(content: ContentSource, max: number) {
    this.#content = content;
    this.#kept = new LRUCache({ max });
    content.onChange(({ tags }) => {
      this.#changes++;
      // What is still being made may yet read, from what it holds already, a field that has changed.
      for (const [name, kept] of this.#kept)
        if (!kept.isMade || !kept.tags.isDisjointFrom(tags)) this.#kept.delete(name);
    });
  }

  get(name: string): T | undefined {
    return this.#kept.get(name)?.value;
  }

  /**
   * Begins to make what stands under a name.
   * @returns the content to read it from, and the way to keep it: does nothing if content has changed meanwhile. A
   *   promise is kept until it fails.
   */
  open(name: string): { content: ContentSource; keep: (value: T) => void } {
    const begun = this.#changes;
    const tags = new Set<Tag>();
    return {
      // At the minute at which an event begins or ends, the content says so itself.
      content: recordedView(this.#content, { tags, keepUntil: () => undefined }),
      keep: (value) => {
        if (begun !== this.#changes) return;
        const kept = { tags, value, isMade: false };
        this.#kept.set(name, kept);
        Promise.resolve(value).then(
          () => {
            kept.isMade = true;
          },
          () => {
            // What could not be made is tried again.
            if (this.#kept.peek(name) === kept) this.#kept.delete(name);
          },
        );
      },
    };
  }
}
