import { z } from "zod";

/** What somebody has typed into a document and not saved. */
const copySchema = z.strictObject({
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
  /** The form's values, `updatedAt` of the state they were typed into among them. */
  data: z.record(z.string(), z.unknown()),
});
export type UnsavedCopy = z.infer<typeof copySchema>;

const prefix = "unsaved:";
/** So long a copy is kept: who has not missed it in a week does not. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Key of a document's copy. */
export function copyKey(collection: string, id: number | string): string {
  return `${prefix}${collection}:${id}`;
}

/** Keeps what is typed in this browser, in place of what was kept before. Without room it is not kept. */
export function keepCopy(storage: Storage, key: string, copy: UnsavedCopy): void {
  try {
    storage.setItem(key, JSON.stringify(copy));
  } catch {
    storage.removeItem(key);
  }
}

/** @returns undefined where nothing is kept, or what is kept cannot be read */
export function findCopy(storage: Storage, key: string): UnsavedCopy | undefined {
  try {
    return copySchema.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Takes away copies that are older than a week, and those that cannot be read. @param now in milliseconds since 1970 */
export function dropOldCopies(storage: Storage, now: number): void {
  for (const key of Object.keys(storage).filter((each) => each.startsWith(prefix))) {
    const copy = findCopy(storage, key);
    if (!copy || now - copy.at > keptMs) storage.removeItem(key);
  }
}
