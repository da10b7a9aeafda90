import { type ContentSource, recordedView, type Tag } from "@waku/content";
import { LRUCache } from "lru-cache";

type Kept<T> = { tags: Set<Tag>; value?: T };

/** Keeps what was made from content, by name, until something that was read for it is another. */
export class ContentMemory<T extends object> {
  readonly #content: ContentSource;
  readonly #kept: LRUCache<string, Kept<T>>;

  /** @param max so many are kept at most; the least recently used go */
  constructor(content: ContentSource, max: number) {
    this.#content = content;
    this.#kept = new LRUCache({ max });
    content.onChange(({ tags }) => {
      for (const [name, kept] of this.#kept) if (!kept.tags.isDisjointFrom(tags)) this.#kept.delete(name);
    });
  }

  get(name: string): T | undefined {
    return this.#kept.get(name)?.value;
  }

  /**
   * Begins to make what stands under a name.
   * @returns the content to read it from, and the way to keep it, unless what was read has changed meanwhile
   */
  open(name: string): { content: ContentSource; keep: (value: T) => void } {
    const kept: Kept<T> = { tags: new Set() };
    this.#kept.set(name, kept);
    return {
      // At the minute at which an event begins or ends, the content says so itself.
      content: recordedView(this.#content, { tags: kept.tags, keepUntil: () => undefined }),
      keep: (value) => {
        kept.value = value;
      },
    };
  }

  delete(name: string): void {
    this.#kept.delete(name);
  }
}
